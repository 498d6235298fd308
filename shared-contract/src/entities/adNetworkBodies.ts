import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { id, idText, optionals, requiredName, unique, version } from '../fields'
import { anyId, anyOf, listBody, simpleListQuery } from '../list'
import { TYPES } from '../types'
import { CONNECTION_STATES } from './adNetwork'
import { CREDENTIAL_MAX, CREDENTIAL_NAMES, CREDENTIALS, type Credential } from './credentials'
import { currencyQuery, day } from './report'

const SORTABLE = [
  'adn_name',
  'anw_website',
  'anc_name',
  'ant_name',
  'adn_status',
  'connection',
  'last_day',
  'days_missing',
  'net30',
  'lacks',
  'adn_domain',
  'adm_name',
  'ord_name',
  'adn_token_expires_at',
  'created_at',
  'updated_at',
] as const
/** What a list of ad networks can show and write into a file. */
export const AD_NETWORK_COLUMNS = [...SORTABLE, 'change30'] as const
export type AdNetworkColumn = (typeof AD_NETWORK_COLUMNS)[number]

/** Tokens that ended, or end within this many days, wait for somebody. */
export const TOKEN_WARNING_DAYS = 14

const filters = {
  adn_status: anyOf(TYPES.adNetworkStatus),
  adn_id_ad_network_type: anyId,
  adn_id_ad_network_category: anyId,
  adn_id_website: anyId,
  adn_id_order: anyId,
  connection: anyOf(CONNECTION_STATES),
  /** 1: something that its type requires is not stored. */
  lacks: anyOf(['0', '1']),
  token: anyOf(['ended', 'ending']),
}

export const adNetworkListBody = z.extend(listBody(SORTABLE, filters), currencyQuery)

const typed = (credential: Credential) =>
  z.string().check(z.maxLength(CREDENTIAL_MAX[CREDENTIALS[credential].input], { error: 'tooLong' }))

/**
 * What was typed into the box of credentials. What is not said, or is the mask of a stored secret, changes nothing; what
 * is said empty is taken away. `domain` is `adn_domain`, said here where the type asks for it.
 */
const credentials = z.strictObject(
  optionals(
    Object.fromEntries(CREDENTIAL_NAMES.map(name => [name, typed(name)])) as Record<
      Credential,
      ReturnType<typeof typed>
    >,
  ),
)

/** A typed host; empty: none. */
const host = z.nullable(z.string().check(z.trim(), z.maxLength(CREDENTIAL_MAX.host, { error: 'tooLong' })))

/** A network of the same type and domain whose access is used: one for both from then on. */
const credentialsOf = z.nullable(id)

const facts = {
  adn_id_ad_network_type: id,
  adn_id_ad_network_category: id,
  adn_status: z.enum(TYPES.adNetworkStatus, { error: 'notAnOption' }),
}
const furtherFacts = {
  adn_id_ad_manager: z.nullable(id),
  adn_id_order: z.nullable(id),
  adn_domain: host,
  adn_token_expires_at: z.nullable(day),
  credentials,
  credentialsOf,
}

const createShape = {
  adn_name: requiredName(),
  adn_id_website: z.nullable(id),
  ...facts,
  ...optionals(furtherFacts),
}

export const adNetworkCreateBody = z.strictObject(createShape)
export type AdNetworkCreateBody = z.infer<typeof adNetworkCreateBody>

/** What is not said stays as it is. `credentialsOf: null`: shares no more, and begins with a copy of what was shared. */
export const adNetworkUpdateBody = z.strictObject(optionals({ ...createShape, updated_at: version }))
export type AdNetworkUpdateBody = z.infer<typeof adNetworkUpdateBody>

/** What stands for the website in the names of many: what it is called, and its host. */
export const NAME_PLACES = ['{website}', '{domain}'] as const

/** One network for each of these websites, all with one access. */
export const adNetworkManyBody = z.strictObject({
  adn_name: requiredName(),
  websites: z.array(id).check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(500, { error: 'tooMany' }),
    unique(website => website),
  ),
  ...facts,
  ...optionals(furtherFacts),
})
export type AdNetworkManyBody = z.infer<typeof adNetworkManyBody>

/** `refused` names websites: why one of them got no network. */
export const adNetworkManyAnswer = z.object({
  created: z.array(z.object({ id, label: z.string() })),
  refused: z.array(z.object({ id, label: z.string(), code: z.string(), message: z.string() })),
})
export type AdNetworkManyAnswer = z.infer<typeof adNetworkManyAnswer>

/** Before a network is saved. */
export const adNetworkTestBody = z.strictObject({
  adn_id_ad_network_type: id,
  ...optionals({ adn_domain: host, credentials, credentialsOf }),
})
export type AdNetworkTestBody = z.infer<typeof adNetworkTestBody>

/** Of a stored one: with what is not said as it is stored. What is kept is the result of a try that says nothing. */
export const adNetworkRetestBody = z.strictObject(optionals(adNetworkTestBody.shape))
export type AdNetworkRetestBody = z.infer<typeof adNetworkRetestBody>

/** Whose access a network of this type, to this host, can use. */
export const adNetworkAccessesQuery = z.extend(simpleListQuery, {
  type: idText,
  domain: z.optional(z.string().check(z.maxLength(CREDENTIAL_MAX.host))),
})

/** What of its past can come back: not where its access is sent, nor what it is made of. */
export const AD_NETWORK_REVERTIBLE_COLUMNS = [
  'adn_name',
  'adn_status',
  'adn_id_ad_network_category',
  'adn_id_website',
  'adn_id_ad_manager',
  'adn_id_order',
  'adn_token_expires_at',
] as const

const many = bulkActions(filters)

export const adNetworkBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { adn_status: facts.adn_status }),
  many.action('destroy'),
  many.undo,
])
export type AdNetworkBulk = z.infer<typeof adNetworkBulkBody>
