import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { isDay } from '../dates'
import { id, instant, optionals, requiredText, version } from '../fields'
import { CURRENCIES } from '../money'
import { FIRST_DAY } from '../period'
import { TYPES } from '../types'
import { REPORT_CHANGE_KINDS, REPORT_ROW_FILTERS, REPORT_SOURCES, reportRowSchema } from './reportRow'

const decimal = z.string()
const day = z.string().check(
  z.maxLength(10, { error: 'invalid', abort: true }),
  z.refine(text => isDay(text) && text >= FIRST_DAY, { error: 'invalid' }),
)

/** What all rows of a list add up to, in each currency of theirs; ratios are of these sums. */
export const reportRowTotals = z.object({
  rows: z.int(),
  /** Of all rows, whatever their currency; null where nothing was asked for. */
  fill: z.nullable(decimal),
  totals: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      /** Null where gross is not shown, or no row is gross of this currency. */
      value: z.nullable(decimal),
      /** Of rows whose net is in this currency; null where there are none. */
      net: z.nullable(decimal),
      ad_requests: z.int(),
      impressions: z.int(),
      ecpm: z.nullable(decimal),
    }),
  ),
})
export type ReportRowTotals = z.infer<typeof reportRowTotals>

/** Why a shown number becomes another one: its readers see it. */
const reason = requiredText()

/** More of anything nobody counts on a website in a day. */
export const MOST_COUNTED = 1_000_000_000_000

const count = z.int().check(z.minimum(0, { error: 'tooSmall' }), z.maximum(MOST_COUNTED, { error: 'tooBig' }))

const MONEY = /^-?\d{1,9}(\.\d{1,6})?$/
/** An amount as exact text. */
export const rowMoney = z
  .string()
  .check(z.minLength(1, { error: 'required', abort: true }), z.regex(MONEY, { error: 'invalid' }))

const said = {
  anr_id_ad_network: id,
  anr_date: day,
  anr_currency: z.enum(CURRENCIES),
  reason,
}
const counted = {
  anr_ad_requests: count,
  anr_refresh_ad_requests: count,
  anr_impressions: count,
  anr_refresh_impressions: count,
  anr_value: rowMoney,
}

export const reportRowUpdateBody = z.strictObject({ ...said, ...optionals({ ...counted, updated_at: version }) })
export type ReportRowUpdateBody = z.infer<typeof reportRowUpdateBody>

export const reportRowCreateBody = z.strictObject({
  ...said,
  anr_id_website: id,
  anr_format: z.enum(TYPES.formatName),
  anr_device: z.enum(TYPES.device),
  anr_ad_type: z.enum(TYPES.adType),
  ...optionals({ anr_author: z.string().check(z.maxLength(255, { error: 'tooLong' })) }),
  ...counted,
})
export type ReportRowCreateBody = z.infer<typeof reportRowCreateBody>

export const reportRowDestroyQuery = z.strictObject({ reason })

/** The name of what was done: with it, it can be taken back. */
export const reportRowDone = z.object({ transaction: z.string(), record: z.nullable(reportRowSchema) })

export const reportRowPreviewBody = z.strictObject({
  anr_date: day,
  anr_id_ad_network: id,
  anr_currency: z.enum(CURRENCIES),
  ...counted,
})

/** What the net would become, before anything is stored; null where it depends on all rows of the day. */
export const reportRowPreview = z.object({
  net: z.nullable(decimal),
  currency: z.enum(CURRENCIES),
  before: decimal,
  currency_before: z.enum(CURRENCIES),
})

/** What amounts of many rows are of, and why that was said wrong before. */
export const reportRowCurrencyChange = z.strictObject({ anr_currency: z.enum(CURRENCIES), reason })
export type ReportRowCurrencyChange = z.infer<typeof reportRowCurrencyChange>

const many = bulkActions(REPORT_ROW_FILTERS)
/** The list that the rows stand in: rows have no number of their own by which they could be found without it. */
const among = { filters: z.optional(z.strictObject(REPORT_ROW_FILTERS)) }

export const reportRowBulkBody = z.discriminatedUnion('action', [
  many.actionWith('currency', { ...reportRowCurrencyChange.shape, ...among }),
  many.actionWith('acknowledge', { ...optionals({ note: requiredText() }), ...among }),
  many.undo,
])
export type ReportRowBulk = z.infer<typeof reportRowBulkBody>

/** What became something else, in the order in which it is told. */
const ROW_HISTORY_FIELDS = [
  'day',
  'adNetwork',
  'currency',
  'adRequests',
  'refreshAdRequests',
  'impressions',
  'refreshImpressions',
  'value',
  'net',
  /** Of all rows of the website, day, ad network and currency: what comes again from an ad network is kept as sums. */
  'valueOfDay',
  'netOfDay',
] as const

export const reportRowHistoryEntry = z.object({
  at: instant,
  /** Nobody for what came by itself. */
  actor: z.nullable(z.string()),
  kind: z.enum([...REPORT_CHANGE_KINDS, 'import']),
  source: z.enum(REPORT_SOURCES),
  reason: z.nullable(z.string()),
  /** Whether the action was taken back since. */
  is_undone: z.boolean(),
  /** Only what became something else. */
  changes: z.array(
    z.object({ field: z.enum(ROW_HISTORY_FIELDS), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
})
export type ReportRowHistoryEntry = z.infer<typeof reportRowHistoryEntry>

export const ROW_CHOICES = ['website', 'account', 'network', 'technology', 'type'] as const
export type RowChoice = (typeof ROW_CHOICES)[number]
