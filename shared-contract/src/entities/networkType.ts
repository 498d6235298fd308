import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { id, instant, optionals, requiredName, version } from '../fields'
import { anyOf, listBody } from '../list'
import { LANGUAGES } from '../locales'
import { CURRENCIES } from '../money'
import { flag } from './account'
import { adsTxtLines } from './adsTxtLine'
import { AUTH_KINDS, CREDENTIAL_NAMES, type CredentialField, credentialField, credentialFields } from './credentials'

export const MAX_FINAL_AFTER_DAYS = 90

const networkTypeSchema = z.object({
  id,
  ant_name: z.string(),
  ant_status: flag,
  ant_auth_kind: z.enum(AUTH_KINDS),
  /** IANA name: whose days the days of its reports are. */
  ant_time_zone: z.string(),
  ant_currency: z.enum(CURRENCIES),
  /** After so many days a network of it changes no more what it reported. */
  ant_final_after_days: z.int(),
  /** Ad networks of it, as far as the reader reaches them. */
  networks_count: z.int(),
  /** Whether an ad network or an order is of it, which is why it stays, whoever reaches that. */
  is_used: z.boolean(),
  created_at: instant,
  updated_at: instant,
})

const networkTypeRecordSchema = z.extend(networkTypeSchema, {
  /** What the form of its networks is made of, in that order. */
  ant_fields: z.array(credentialField),
  ant_ads_txt_lines: z.array(z.string()),
  removed_networks_count: z.int(),
  /** Orders of it, removed ones as well, as far as the reader reaches them. */
  orders_count: z.int(),
  /** How many of its living networks have each credential; one that is not named none of them has. */
  stored_counts: z.partialRecord(z.enum(CREDENTIAL_NAMES), z.int()),
})
export type NetworkTypeRecord = z.infer<typeof networkTypeRecordSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const networkTypeRowSchema = z.extend(networkTypeSchema, {
  /** What it asks for. */
  credentials: z.array(z.enum(CREDENTIAL_NAMES)),
  can,
})
export type NetworkTypeRow = z.infer<typeof networkTypeRowSchema>

export const oneNetworkType = z.object({ record: networkTypeRecordSchema, can })
export type OneNetworkType = z.infer<typeof oneNetworkType>

const SORTABLE = [
  'ant_name',
  'ant_status',
  'ant_auth_kind',
  'ant_time_zone',
  'ant_currency',
  'ant_final_after_days',
  'networks_count',
  'created_at',
  'updated_at',
] as const

/** What a list of types can show and write into a file. */
export const NETWORK_TYPE_COLUMNS = [...SORTABLE, 'credentials'] as const
export type NetworkTypeColumn = (typeof NETWORK_TYPE_COLUMNS)[number]

const filters = { ant_status: anyOf(['0', '1']), ant_auth_kind: anyOf(AUTH_KINDS), ant_currency: anyOf(CURRENCIES) }

export const networkTypeListBody = listBody(SORTABLE, filters)

const status = z.literal([0, 1], { error: 'notAnOption' })

export const networkTypeCreateBody = z.strictObject({
  ant_name: requiredName(),
  ant_status: status,
  ant_auth_kind: z.enum(AUTH_KINDS, { error: 'notAnOption' }),
  ant_time_zone: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(64, { error: 'timeZone' })),
  ant_currency: z.enum(CURRENCIES, { error: 'notAnOption' }),
  ant_final_after_days: z
    .int({ error: 'digits' })
    .check(z.minimum(0, { error: 'tooSmall' }), z.maximum(MAX_FINAL_AFTER_DAYS, { error: 'tooBig' })),
  ant_fields: credentialFields,
  ant_ads_txt_lines: adsTxtLines,
})
export type NetworkTypeCreateBody = z.infer<typeof networkTypeCreateBody>

export const networkTypeUpdateBody = z.strictObject(optionals({ ...networkTypeCreateBody.shape, updated_at: version }))
export type NetworkTypeUpdateBody = z.infer<typeof networkTypeUpdateBody>

/** What of its past can come back. */
export const NETWORK_TYPE_REVERTIBLE_COLUMNS = [
  'ant_name',
  'ant_status',
  'ant_auth_kind',
  'ant_time_zone',
  'ant_currency',
  'ant_final_after_days',
  'ant_fields',
  'ant_ads_txt_lines',
] as const

const many = bulkActions(filters)

export const networkTypeBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { ant_status: status }),
  many.action('destroy'),
  many.undo,
])
export type NetworkTypeBulk = z.infer<typeof networkTypeBulkBody>

const plain = ({ credential, required, secret, pattern, label, help }: CredentialField) => [
  credential,
  required,
  secret,
  pattern,
  ...LANGUAGES.flatMap(language => [label[language] || '', help[language] || '']),
]

/** Whether two types ask for the same in the same order; the database keeps the keys of a field in an order of its own. */
export const isSameFields = (a: readonly CredentialField[], b: readonly CredentialField[]): boolean =>
  JSON.stringify(a.map(plain)) === JSON.stringify(b.map(plain))
