import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { id, nameOrEmpty, optionals, percent, requiredName, requiredText, unique, version } from '../fields'
import { anyId, anyOf, listBody } from '../list'
import { TYPES } from '../types'
import { domain } from './accountBodies'
import { currencyQuery } from './report'

/** What a list of websites can show, be sorted by, and write into a file. */
const SORTABLE = [
  'anw_name',
  'anw_website',
  'anw_status',
  'anw_product',
  'anw_comission',
  'acc_name',
  'users_count',
  'net30',
  'created_at',
  'updated_at',
] as const
/** The change is not sortable: a few cents that doubled would stand above a large publisher. */
export const WEBSITE_COLUMNS = [...SORTABLE, 'change30'] as const
export type WebsiteColumn = (typeof WEBSITE_COLUMNS)[number]

const filters = {
  anw_status: anyOf(['0', '1', '2', '3']),
  anw_product: anyOf(TYPES.product),
  anw_account_id: anyId,
}

export const websiteListBody = z.extend(listBody(SORTABLE, filters), currencyQuery)

const people = z.array(id).check(
  z.maxLength(500, { error: 'tooMany' }),
  unique(user => user),
)

/** Without a name it is called by its domain. Who may not decide on status and commission leaves them out. */
export const websiteCreateBody = z.strictObject({
  anw_name: z.optional(nameOrEmpty),
  anw_website: domain,
  anw_product: z.enum(TYPES.product, { error: 'notAnOption' }),
  anw_account_id: id,
  anw_status: z.optional(z.literal(TYPES.websiteStatus, { error: 'notAnOption' })),
  anw_comission: z.optional(percent),
  /** A website has somebody. */
  users: people.check(z.minLength(1, { error: 'userRequired' })),
})
export type WebsiteCreateBody = z.infer<typeof websiteCreateBody>

/** What is not said stays as it is. */
export const websiteUpdateBody = z.strictObject(
  optionals({
    ...websiteCreateBody.shape,
    anw_name: requiredName(),
    /** With another account, of its people so far: who stays without belonging to that account. The others come off. */
    keep: people,
    updated_at: version,
  }),
)
export type WebsiteUpdateBody = z.infer<typeof websiteUpdateBody>

/** What of a website's past can come back, beside who was attached to it. */
export const WEBSITE_REVERTIBLE_COLUMNS = [
  'anw_name',
  'anw_website',
  'anw_product',
  'anw_status',
  'anw_reject_reason',
  'anw_comission',
  'anw_account_id',
] as const

const reason = requiredText(1_000)

/** The people of the website are told by mail. */
export const websiteApproveBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), updated_at: z.optional(version) }),
  z.strictObject({ decision: z.literal('reject'), anw_reject_reason: reason, updated_at: z.optional(version) }),
])
export type WebsiteApprove = z.infer<typeof websiteApproveBody>

const many = bulkActions(filters)

export const websiteBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { anw_status: z.union([z.literal(0), z.literal(1)]) }),
  many.action('approve'),
  many.actionWith('reject', { anw_reject_reason: reason }),
  many.action('destroy'),
  many.undo,
])
export type WebsiteBulk = z.infer<typeof websiteBulkBody>
