import { type Day, dayIn, type Pair, PLATFORM_ZONE, type ReportRow } from '@candela/shared-contract'
import { keyOf } from '../src/modules/facts/facts.keys'
import { anAccount, aWebsiteOf } from './accounts'
import { aFact, aNetwork, bring, type Network } from './brought-facts'
import { somebodyWith } from './people'
import type { Product } from './product'

export const TODAY: Day = dayIn(PLATFORM_ZONE, new Date())

export const ROW_PAIRS: Pair[] = [
  'report.report01',
  'adNetworkReport.store',
  'adNetworkReport.updateRow',
  'adNetworkReport.destroyRow',
  'adNetworkReport.import',
]

/** An account with a website whose platform keeps a fifth, and a manager who may do everything with its rows. */
export const someRows = async (product: Product, pairs: readonly Pair[] = ROW_PAIRS) => {
  const manager = await somebodyWith(product, pairs, 'managed')
  const account = await anAccount(product, { managers: [manager.id] })
  const site = await aWebsiteOf(product, account.id)
  const [network, other] = [await aNetwork(product), await aNetwork(product)]
  return { manager, account, site, network, other, token: manager.token }
}

/** Rows that an import brought, of which only what a test is about has to be said. */
export const broughtRows = (
  product: Product,
  website: number,
  network: Network,
  rows: readonly (Partial<Parameters<typeof aFact>[3]> & { day: Day })[],
) =>
  bring(
    product,
    rows.map(({ day, ...facts }) => aFact(website, day, network, facts)),
  )

export const rowsOf = async (
  product: Product,
  token: string,
  filters: Record<string, string[]>,
  more: object = {},
): Promise<ReportRow[]> => {
  const { body } = await product.call('POST', '/report/report01', { token, body: { filters, ...more } })
  return body.data as ReportRow[]
}

/** What an address says of a row: what a change has to say again. */
export const saidOfRow = (key: string) => {
  const [, anr_date, network, , , , , anr_currency] = key.split('.')
  return { anr_date, anr_id_ad_network: Number(network), anr_currency }
}

export const NOTHING_COUNTED = {
  anr_value: '0',
  anr_ad_requests: 0,
  anr_refresh_ad_requests: 0,
  anr_impressions: 0,
  anr_refresh_impressions: 0,
}

/** The key of a row of today, of a website that somebody looks after or of anybody's. */
export const walkedRow = (which: 'own' | 'foreign') => async (product: Product, email: string | null) => {
  const person = await product.database.read
    .selectFrom('users')
    .select('id')
    .where('usr_email', '=', email ?? 'admin@candela.example')
    .executeTakeFirstOrThrow()
  const account = await anAccount(product, { managers: which === 'own' ? [person.id] : [] })
  const site = await aWebsiteOf(product, account.id)
  const network = await aNetwork(product)
  await broughtRows(product, site.id, network, [{ day: TODAY }])
  return keyOf(aFact(site.id, TODAY, network))
}

const HEAD = ['Date', 'Site', 'Format', 'Device', 'Requests', 'Impressions', 'Revenue', 'Author']

type Said = {
  day: string
  host?: string
  format?: string
  requests?: string
  shown?: string
  value?: string
  author?: string
}

/** Lines as a spreadsheet pastes them, of which only what a test is about has to be said. */
export const uploadText = (host: string, lines: readonly Said[]): string =>
  [
    HEAD,
    ...lines.map(line => [
      line.day,
      line.host ?? host,
      line.format ?? 'top',
      'desktop',
      line.requests ?? '1000',
      line.shown ?? '800',
      line.value ?? '10.00',
      line.author ?? '',
    ]),
  ]
    .map(cells => cells.join('\t'))
    .join('\n')

export const uploadOf = ({ id }: Pick<Network, 'id'>, text: string) => ({
  anr_id_ad_network: id,
  text,
  decimal: '.' as const,
  currency: 'BRL' as const,
})
