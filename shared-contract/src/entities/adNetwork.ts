import * as z from 'zod/mini'
import { CHART_COLORS } from '../chartColors'
import { id, instant } from '../fields'
import { WEB_FAILURES } from '../host'
import { TYPES } from '../types'
import { AUTH_KINDS, namedCredential } from './credentials'
import { earnings30 } from './report'

/**
 * What a try of a connection ended with. `accepted`: the far side turns strangers away and let us in. `open`: it answers
 * everybody, so it said nothing of our access. `answers`: how it is signed in to is not tried. `noSignIn`: it answers, and
 * its type needs no more.
 */
export const CONNECTION_RESULTS = [
  'accepted',
  'open',
  'answers',
  'noSignIn',
  'noDomain',
  'lacking',
  'badKey',
  'unreadable',
  'unauthorized',
  'forbidden',
  'missing',
  'moved',
  'rateLimited',
  'farError',
  'unexpected',
  ...WEB_FAILURES,
] as const
export type ConnectionResult = (typeof CONNECTION_RESULTS)[number]

/** `reached`: the far side answers, and whether it takes our access is not known. */
export const CONNECTION_STATES = ['never', 'ok', 'reached', 'failed'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

export const OK_RESULTS = ['accepted', 'noSignIn'] as const satisfies readonly ConnectionResult[]
export const REACHED_RESULTS = ['open', 'answers'] as const satisfies readonly ConnectionResult[]

export const connectionStateOf = (result: ConnectionResult | null): ConnectionState => {
  if (result === null) return 'never'
  if (OK_RESULTS.some(each => each === result)) return 'ok'
  return REACHED_RESULTS.some(each => each === result) ? 'reached' : 'failed'
}

/** As it was tried last with the access of now; `never` after that changed. */
const connection = z.object({
  state: z.enum(CONNECTION_STATES),
  result: z.nullable(z.enum(CONNECTION_RESULTS)),
  at: z.nullable(instant),
})

export const connectionTest = z.object({
  state: z.enum(CONNECTION_STATES),
  result: z.enum(CONNECTION_RESULTS),
  /** What the far side answered, and after how many milliseconds; null where nothing was sent or nothing came. */
  status: z.nullable(z.int()),
  latency: z.nullable(z.int()),
  at: instant,
})
export type ConnectionTest = z.infer<typeof connectionTest>

const adNetworkSchema = z.object({
  id,
  adn_name: z.string(),
  adn_status: z.enum(TYPES.adNetworkStatus),
  adn_id_ad_network_type: id,
  adn_id_ad_network_category: id,
  /** Null: any website. */
  adn_id_website: z.nullable(id),
  adn_id_ad_manager: z.nullable(id),
  /** The order that it is of; null also where that is gone, or out of the reader's reach. */
  adn_id_order: z.nullable(id),
  /** The host that its access is sent to: also the credential `domain`, where its type asks for that. */
  adn_domain: z.nullable(z.string()),
  /** A day: the last one on which its token is taken, as people were told. */
  adn_token_expires_at: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
})

const forReaders = {
  ...earnings30,
  ant_name: z.string(),
  anc_name: z.string(),
  anc_color: z.enum(CHART_COLORS),
  /** The host as people read it; null: any website. */
  anw_website: z.nullable(z.string()),
  /** Name and network code. */
  adm_name: z.nullable(z.string()),
  /** Of its order. */
  ord_name: z.nullable(z.string()),
  connection,
  /** The last day with numbers, of what the reader reaches. */
  last_day: z.nullable(z.string()),
  /** Days without numbers among the last 30 until yesterday, since it was added; null while it is paused. */
  days_missing: z.nullable(z.int()),
  /** What its type requires and nobody stored. */
  lacks: z.array(namedCredential),
}

const can = z.object({
  /** Also: to read its credentials, and to try the connection. */
  update: z.boolean(),
  destroy: z.boolean(),
})

export const adNetworkRowSchema = z.extend(adNetworkSchema, { ...forReaders, can })
export type AdNetworkRow = z.infer<typeof adNetworkRowSchema>

/** One that is stored. A secret is never sent: of a long one the last four characters are. */
const storedCredential = z.extend(namedCredential, {
  secret: z.boolean(),
  /** Null of a secret. */
  value: z.nullable(z.string()),
  /** Null of what is no secret, or shorter than twelve characters. */
  last_four: z.nullable(z.string()),
  changed_at: instant,
  /** Null of whom the reader does not know. */
  changed_by: z.nullable(z.object({ id, label: z.string() })),
})
export type StoredCredential = z.infer<typeof storedCredential>

const access = z.object({
  stored: z.array(storedCredential),
  /** Other networks with the same access: changing it changes theirs. Of those out of reach only how many. */
  shared_with: z.array(z.object({ id, label: z.string() })),
  shared_beyond: z.int(),
})
export type NetworkAccess = z.infer<typeof access>

const adNetworkRecordSchema = z.extend(adNetworkSchema, {
  ...forReaders,
  ant_auth_kind: z.enum(AUTH_KINDS),
  /** Null for whoever may not change it. */
  access: z.nullable(access),
})
export type AdNetworkRecord = z.infer<typeof adNetworkRecordSchema>

export const oneAdNetwork = z.object({ record: adNetworkRecordSchema, can })
export type OneAdNetwork = z.infer<typeof oneAdNetwork>

/** How a stored secret stands in a form; sent back, it changes nothing. */
export const maskOf = ({ last_four }: Pick<StoredCredential, 'last_four'>): string => `••••${last_four ?? ''}`
export const isMask = (text: string): boolean => /^•+.{0,4}$/u.test(text)
