import type { ApiLogOperation, DayRange } from '@candela/shared-contract'
import type { GivenAnswer, SentRequest } from '../../platform/redact'
import { type DemoNetwork, NETWORK_TYPES } from './demo-networks'

/** What a network was given to let us in; the demo has no real ones. */
export const secretOf = ({ id }: DemoNetwork): string =>
  `demo-${(id * 7_919).toString(36)}-${(id * 104_729).toString(36)}`

const PATHS: Record<ApiLogOperation, string> = { report: 'v2/report', accounts: 'v2/accounts', token: 'oauth/token' }
const DIMENSIONS = ['date', 'site', 'format', 'device', 'ad_type']

/** How it is asked, by what its type is connected with. */
export const requestOf = (network: DemoNetwork, operation: ApiLogOperation, days: DayRange | null): SentRequest => {
  const fields = NETWORK_TYPES[network.type - 1]?.[1] ?? []
  const secret = secretOf(network)
  const address = `https://api.${network.domain}/${PATHS[operation]}`
  const agent = { accept: 'application/json', 'user-agent': 'Candela/1.0' }
  if (operation === 'token')
    return {
      method: 'POST',
      url: address,
      headers: { ...agent, 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=client_credentials&client_id=candela-${network.id}&client_secret=${secret}`,
    }
  const asked = days && { from: days.from, to: days.to, dimensions: DIMENSIONS }
  if (fields.includes('password'))
    return {
      method: 'POST',
      url: address,
      headers: {
        ...agent,
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`candela:${secret}`).toString('base64')}`,
      },
      body: JSON.stringify(asked ?? {}),
    }
  const query = new URLSearchParams({
    ...(asked && { from: asked.from, to: asked.to, dimensions: DIMENSIONS.join() }),
    ...(fields.includes('access_token') || fields.includes('client_secret') ? {} : { key: secret }),
  })
  const headers = query.has('key') ? agent : { ...agent, authorization: `Bearer ${secret}` }
  return { method: 'GET', url: query.size > 0 ? `${address}?${query}` : address, headers, body: null }
}

const json = (body: unknown, headers: Record<string, string> = {}): GivenAnswer => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** What networks answer. */
export const ANSWERS = {
  report: (days: DayRange, rows: number, impressions: number) => json({ ...days, rows, totals: { impressions } }),
  accounts: ({ id, website }: DemoNetwork) => json({ accounts: [{ id: `candela-${id}`, sites: website ? 1 : 'all' }] }),
  token: (network: DemoNetwork) => json({ access_token: secretOf(network), token_type: 'bearer', expires_in: 432_000 }),
  expired: () => json({ error: 'invalid_token', error_description: 'The access token expired' }),
  tooOften: (seconds: number) => json({ error: 'rate_limit_exceeded' }, { 'retry-after': String(seconds) }),
  unavailable: (): GivenAnswer => ({
    headers: { 'content-type': 'text/html', server: 'cloudgate' },
    body: '<html><head><title>503 Service Unavailable</title></head><body>Back soon</body></html>',
  }),
  newFormat: (days: DayRange) => json({ ...days, columns: ['day', 'domain', 'imps', 'gross_micros'], page: 1 }),
}
