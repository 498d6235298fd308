import { type ConnectionResult, CREDENTIALS, type Credential } from '@candela/shared-contract'
import { demoStatus } from '../demo-network-web'
import type { Random } from '../random'
import { type DemoNetwork, NETWORK_TYPES } from './demo-networks'

/** The company's accounts at an ad manager; their ids are their places, from 1. */
export const AD_MANAGERS: readonly (readonly [name: string, code: string])[] = [
  ['Candela Brasil', '21837460021'],
  ['Candela Europa', '22904175530'],
  ['Candela Vídeo', '22611908847'],
  ['=Parceiros & "Cia" <MCM>', '23150072964'],
]

/** Uses the access of another one, which is of the same type and host. */
export const SHARES_ACCESS = { user: 12, of: 4 } as const
/** Its type asks for what nobody stored. */
export const LACKS_CREDENTIAL = 16

const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const signs = (random: Random, count: number): string =>
  Array.from({ length: count }, () => SIGNS[Math.floor(random.next() * SIGNS.length)]).join('')

/** A block of a key that nobody made. */
const block = (random: Random, kind: string): string => {
  const lines = Array.from({ length: 6 }, () => signs(random, 64))
  return [`-----BEGIN ${kind} KEY-----`, ...lines, `-----END ${kind} KEY-----`].join('\n')
}

/** An invented credential that looks like one. */
export const demoCredential = (random: Random, credential: Credential, { id, domain }: DemoNetwork): string => {
  switch (credential) {
    case 'login':
      return `candela-${id}`
    case 'email':
      return `reports.${id}@${domain}`
    case 'identity':
      return `pub-${4_000_000 + id * 7_919}`
    case 'network_product':
      return ['display', 'video', 'native'][id % 3] ?? 'display'
    case 'client_id':
      return `${signs(random, 12)}.apps.${domain}`
    case 'public_key':
      return block(random, 'PUBLIC')
    case 'private_key':
      return block(random, 'PRIVATE')
    case 'service_account':
      return JSON.stringify({ client_email: `reports@${domain}`, private_key: block(random, 'PRIVATE') })
    default:
      return CREDENTIALS[credential].secret ? `cdl_${signs(random, 28)}` : domain
  }
}

/** How each was tried last, as the web of the demo answers; many were not since their access is what it is. */
export const demoConnection = ({
  id,
  type,
  domain,
  tokenEndedDaysAgo,
}: DemoNetwork): { result: ConnectionResult; status: number | null } | null => {
  if (tokenEndedDaysAgo !== null) return { result: 'unauthorized', status: 401 }
  if (id % 4 === 0 && id !== 8) return null
  const fields = NETWORK_TYPES[type - 1]?.[1] ?? []
  const signsIn = fields.includes('access_token') || fields.includes('password')
  const status = demoStatus(domain, signsIn)
  if (status === null) return { result: 'timeout', status }
  if (status === 500) return { result: 'farError', status }
  if (status === 200) return { result: demoStatus(domain, false) === 200 ? 'open' : 'accepted', status }
  return { result: signsIn ? 'unauthorized' : 'answers', status }
}
