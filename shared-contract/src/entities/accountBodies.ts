import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { email, id, optionals, percent, requiredName, requiredText, unique, version } from '../fields'
import { importProblem } from '../importFile'
import { anyId, anyOf, listBody } from '../list'
import { LOCALES } from '../locales'
import { TYPES } from '../types'
import { flag } from './account'
import { currencyQuery } from './report'

/** What a list of accounts can show, be sorted by, and write into a file. */
const SORTABLE = [
  'acc_name',
  'acc_tier',
  'acc_is_enabled',
  'acc_time_zone',
  'websites_count',
  'users_count',
  'managers',
  'readiness',
  'net30',
  'acc_google_child_network_code',
  'created_at',
  'updated_at',
] as const
/** The change is not sortable: a few cents that doubled would stand above a large publisher. */
export const ACCOUNT_COLUMNS = [...SORTABLE, 'change30'] as const
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number]

const filters = {
  acc_is_enabled: anyOf(['0', '1']),
  acc_tier: anyOf(['1', '2', '3', '4', '5']),
  manager: anyId,
  /** Accounts that lack something before they earn, or lack nothing. */
  readiness: anyOf(['gaps', 'ready']),
}

export const accountListBody = z.extend(listBody(SORTABLE, filters), currencyQuery)

/** Digits of an ad manager network, as text. */
const childNetworkCode = z.nullable(z.string().check(z.regex(/^\d{1,20}$/, { error: 'digits' })))

/** The host is what is kept; the server takes scheme, path and port away and says what is wrong with the rest. */
export const domain = requiredText(253 + 2048)

const ownFields = {
  acc_name: requiredName(),
  acc_is_enabled: flag,
  acc_time_zone: requiredText(64),
  acc_tier: z.literal(TYPES.accountTier, { error: 'notAnOption' }),
  acc_google_child_network_code: childNetworkCode,
  acc_enable_aps: flag,
  acc_enable_teads: flag,
  acc_is_custom_ad_unit_path_enabled: flag,
  acc_gross_visible: flag,
}

const chosenUser = z.nullable(id).check(z.refine(value => value !== null, { error: 'required' }))

const managerRow = z.strictObject({ acm_id_user: chosenUser, acm_is_main: z.boolean() })
const userRow = z.strictObject({
  acu_id_user: chosenUser,
  /** Not said it is as it was, also of who comes back, and nothing for somebody new. */
  acu_comission: z.optional(percent),
})
export const newWebsiteRow = z.strictObject({
  anw_website: domain,
  anw_product: z.enum(TYPES.product, { error: 'notAnOption' }),
  /** Without one it is what the tier of the account costs. */
  anw_comission: z.optional(percent),
})

const people = 500
const managers = z.array(managerRow).check(
  z.maxLength(people, { error: 'tooMany' }),
  unique(row => row.acm_id_user ?? undefined, 'acm_id_user'),
)
const users = z.array(userRow).check(
  z.maxLength(people, { error: 'tooMany' }),
  unique(row => row.acu_id_user ?? undefined, 'acu_id_user'),
)

type NewWebsiteRow = z.infer<typeof newWebsiteRow>

/** One that stays is said by its id alone, a new one without. One schema for both, so that errors stand at fields. */
const websiteRow = z
  .strictObject({
    id: z.optional(id),
    anw_website: z.optional(newWebsiteRow.shape.anw_website),
    anw_product: z.optional(newWebsiteRow.shape.anw_product),
    anw_comission: newWebsiteRow.shape.anw_comission,
  })
  .check(({ value: { id: kept, ...fresh }, issues }) => {
    const needed = ['anw_website', 'anw_product'] as const
    const wrong =
      kept === undefined
        ? needed.filter(field => fresh[field] === undefined).map(field => [field, 'required'])
        : Object.keys(fresh).map(field => [field, 'unknownField'])
    for (const [field = '', message] of wrong)
      issues.push({ code: 'custom', input: fresh, path: [field], message, continue: true })
  }) as unknown as z.ZodMiniType<{ id: number } | NewWebsiteRow, { id: number } | NewWebsiteRow>

/** Rows that stay and new ones; a website that is not named is removed. */
const websites = z.array(websiteRow).check(
  z.maxLength(2_000, { error: 'tooMany' }),
  unique(row => ('id' in row ? row.id : row.anw_website?.toLowerCase()), 'anw_website'),
)

export const accountCreateBody = z.strictObject({
  ...ownFields,
  /** Not said it is the one that accounts begin in: 5, Long tail. */
  acc_tier: z.optional(ownFields.acc_tier),
  managers,
  users,
  websites: z.array(newWebsiteRow).check(
    z.maxLength(200, { error: 'tooMany' }),
    unique(row => row.anw_website.toLowerCase(), 'anw_website'),
  ),
})
export type AccountCreateBody = z.infer<typeof accountCreateBody>

/** What is not said stays as it is. */
export const accountUpdateBody = z.strictObject(
  optionals({ ...ownFields, managers, users, websites, updated_at: version }),
)
export type AccountUpdateBody = z.infer<typeof accountUpdateBody>

const longText = (max: number) => z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max, { error: 'tooLong' }))

/** The accounts get this manager as their main contact, and the note as what was handed over. */
export const accountTransfer = z.strictObject({
  acm_id_user: id,
  /** Whoever looked after them until now stays as a further manager. */
  keep: z.boolean(),
  acn_text: longText(2_000),
})

const many = bulkActions(filters)

export const accountBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { acc_is_enabled: flag }),
  many.actionWith('tier', { acc_tier: ownFields.acc_tier }),
  many.actionWith('transfer', accountTransfer.shape),
  many.action('destroy'),
  many.undo,
])
export type AccountBulk = z.infer<typeof accountBulkBody>

export const accountNoteBody = z.strictObject({ acn_text: requiredText(2_000) })

/** A publisher with everything they need to begin, in one go. */
export const onboardBody = z.strictObject({
  acc_name: ownFields.acc_name,
  acc_time_zone: ownFields.acc_time_zone,
  acc_tier: ownFields.acc_tier,
  acm_id_user: z.nullable(id),
  anw_website: domain,
  anw_product: z.enum(TYPES.product, { error: 'notAnOption' }),
  /** Nobody says it who sells themselves; it is the fee of the tier then. */
  anw_comission: z.optional(percent),
  usr_name: requiredName(),
  usr_email: email,
  usr_locale: z.enum(LOCALES),
  usr_id_group: id,
})
export type Onboard = z.infer<typeof onboardBody>

/** The columns of a file of accounts; the first line names them, in any order. */
export const ACCOUNT_IMPORT_COLUMNS = [
  'acc_name',
  'acc_time_zone',
  'acc_tier',
  'acc_is_enabled',
  'acc_google_child_network_code',
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_gross_visible',
  'manager_email',
] as const
export type AccountImportColumn = (typeof ACCOUNT_IMPORT_COLUMNS)[number]

/** What would become of a file, line by line. Nothing is saved by asking. */
export const importReport = z.object({
  total: z.int(),
  valid: z.int(),
  /** There already, or twice in the file: left out. */
  duplicates: z.int(),
  wrong: z.int(),
  /** The first of them; a file with any saves nothing. */
  errors: z.array(importProblem),
  /** The first lines of each kind, as they were understood. */
  rows: z.array(z.object({ line: z.int(), state: z.enum(['valid', 'duplicate', 'wrong']), label: z.string() })),
})
export type ImportReport = z.infer<typeof importReport>

/** What of an account's own fields comes back when a change is reverted; its managers and users do as well. */
export const ACCOUNT_REVERTIBLE_COLUMNS = [
  'acc_name',
  'acc_is_enabled',
  'acc_time_zone',
  'acc_tier',
  'acc_google_child_network_code',
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_is_custom_ad_unit_path_enabled',
  'acc_gross_visible',
] as const
