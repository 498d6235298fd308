import * as z from 'zod/mini'
import { bulkActions, bulkAnswer } from '../bulk'
import { isDay } from '../dates'
import { defineEndpoint } from '../endpoint'
import { id, idText, instant, optionals, period, requiredText, version } from '../fields'
import { anyId, anyOf, exportBody, listAnswer, listBody, simpleListAnswer, simpleListQuery } from '../list'
import { CURRENCIES } from '../money'
import { TYPES } from '../types'
import { CERTAINTIES } from './report'

/** Who said what a row says: the ad network itself, a person by hand, a file, or somebody who changed it since. */
export const REPORT_SOURCES = ['api', 'manual', 'csv', 'edited'] as const
export type ReportSource = (typeof REPORT_SOURCES)[number]

/** What looks wrong in a row: more impressions than requests, a price far above its network's, money without impressions. */
export const ROW_FLAGS = ['impressions', 'ecpm', 'value'] as const
export type RowFlag = (typeof ROW_FLAGS)[number]

/** A price is far above when it is more than so many times the median of its ad network. */
export const FAR_ABOVE_MEDIAN = 8

export const REPORT_CHANGE_KINDS = ['store', 'update', 'destroy', 'currency', 'upload', 'undo'] as const
export type ReportChangeKind = (typeof REPORT_CHANGE_KINDS)[number]

/** How long what was done to rows can be taken back, while their month is open. */
export const ROW_UNDO_HOURS = 24

/** The days of a list that names none. */
export const USUAL_ROW_PERIOD = 'last7'

/** Website, day, ad network, format, device, technology, ad type, currency and author, in numbers that a row can have. */
const ROW_KEY = /^\d{1,15}\.\d{4}-\d\d-\d\d\.\d{1,15}\.\d{1,4}\.\d{1,4}\.\d{1,15}\.\d{1,4}\.[A-Z]{3}\.[0-9a-f]{0,16}$/

/** The natural key of a row as one text. Anything else is simply not there. */
export const rowKey = z.string().check(z.regex(ROW_KEY, { error: 'invalid' }))
export const byRowKey = z.strictObject({ id: rowKey })

const decimal = z.string()

const day = z.string().check(z.maxLength(10, { error: 'invalid', abort: true }), z.refine(isDay, { error: 'invalid' }))

/** A row as it was kept when somebody changed it; amounts are micro-units. */
export const storedReportRow = z.object({
  website: id,
  day: z.string(),
  adNetwork: id,
  technology: id,
  format: z.enum(TYPES.formatName),
  device: z.enum(TYPES.device),
  adType: z.enum(TYPES.adType),
  currency: z.enum(CURRENCIES),
  author: z.string(),
  value: z.int(),
  adRequests: z.int(),
  refreshAdRequests: z.int(),
  impressions: z.int(),
  refreshImpressions: z.int(),
  measurableImpressions: z.nullable(z.int()),
  viewableImpressions: z.nullable(z.int()),
  clicks: z.nullable(z.int()),
  net: z.int(),
  netCurrency: z.enum(CURRENCIES),
  account: id,
})
export type StoredReportRow = z.infer<typeof storedReportRow>

export const reportRowSchema = z.object({
  /** A number for lists, made of the key; calls about a row name it by `anr_key`. */
  id,
  anr_key: z.string(),
  anr_date: z.string(),
  /** Null where the account is not the reader's to know. */
  anr_id_account: z.nullable(id),
  acc_name: z.nullable(z.string()),
  anr_id_website: id,
  anw_name: z.string(),
  anr_id_ad_network: id,
  adn_name: z.string(),
  anc_name: z.string(),
  ant_name: z.string(),
  anr_format: z.enum(TYPES.formatName),
  anr_device: z.enum(TYPES.device),
  anr_ad_type: z.enum(TYPES.adType),
  anr_author: z.string(),
  anr_currency: z.enum(CURRENCIES),
  anr_ad_requests: z.int(),
  anr_refresh_ad_requests: z.int(),
  anr_impressions: z.int(),
  anr_refresh_impressions: z.int(),
  /** Percent; null without requests. */
  fill: z.nullable(decimal),
  /** Gross per thousand impressions; null without impressions, and where gross is not shown. */
  ecpm: z.nullable(decimal),
  /** In the row's currency, to the micro-unit; null where gross is not shown. */
  anr_value: z.nullable(decimal),
  anr_net: decimal,
  anr_net_currency: z.enum(CURRENCIES),
  /** What of the gross is the publisher's, in percent; null where it is not shown or of another currency. */
  revshare_pct: z.nullable(decimal),
  imp_source: z.enum(REPORT_SOURCES),
  /** Nobody for what came by itself, and to readers who are not staff. */
  updated_by: z.nullable(z.string()),
  updated_at: instant,
  state: z.enum(CERTAINTIES),
  flags: z.array(z.enum(ROW_FLAGS)),
  /** Somebody looked at its flags since it became what it is. */
  is_acknowledged: z.boolean(),
  can: z.object({ update: z.boolean(), store: z.boolean(), destroy: z.boolean() }),
})
export type ReportRow = z.infer<typeof reportRowSchema>

export const oneReportRow = z.object({ record: reportRowSchema })
export type OneReportRow = z.infer<typeof oneReportRow>

/** What a list of rows shows, is sorted by and writes into a file. */
export const REPORT_ROW_COLUMNS = [
  'anr_date',
  'anw_name',
  'acc_name',
  'adn_name',
  'anc_name',
  'ant_name',
  'anr_format',
  'anr_device',
  'anr_ad_type',
  'anr_author',
  'anr_currency',
  'anr_ad_requests',
  'anr_refresh_ad_requests',
  'anr_impressions',
  'anr_refresh_impressions',
  'fill',
  'ecpm',
  'anr_value',
  'anr_net',
  'anr_net_currency',
  'revshare_pct',
  'imp_source',
  'updated_by',
  'updated_at',
  'state',
  'flags',
] as const
export type ReportRowColumn = (typeof REPORT_ROW_COLUMNS)[number]

/** Columns that say what was grossed. */
export const GROSS_ROW_COLUMNS: ReadonlySet<ReportRowColumn> = new Set(['ecpm', 'anr_value', 'revshare_pct'])

const SORTS = [
  'anr_date',
  'anw_name',
  'acc_name',
  'adn_name',
  'anc_name',
  'ant_name',
  'anr_format',
  'anr_device',
  'anr_ad_type',
  'anr_author',
  'anr_currency',
  'anr_ad_requests',
  'anr_refresh_ad_requests',
  'anr_impressions',
  'anr_refresh_impressions',
  'fill',
  'ecpm',
  'anr_value',
  'anr_net',
  'imp_source',
  'updated_at',
] as const

const filters = {
  period,
  anr_id_website: anyId,
  anr_id_account: anyId,
  anr_id_ad_network: anyId,
  adn_id_ad_network_type: anyId,
  anr_id_technology: anyId,
  anr_format: anyOf(TYPES.formatName),
  anr_device: anyOf(TYPES.device),
  anr_ad_type: anyOf(TYPES.adType),
  anr_currency: anyOf(CURRENCIES),
  imp_source: anyOf(REPORT_SOURCES),
  /** Rows that look wrong and that nobody looked at since. */
  flag: anyOf(ROW_FLAGS),
}

export const reportRowListBody = listBody(SORTS, filters)
export type ReportRowQuery = z.infer<typeof reportRowListBody>

/** What all rows of a list add up to, in each currency of theirs; ratios are of these sums. */
const totalsAnswer = z.object({
  rows: z.int(),
  totals: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      /** Null where gross is not shown. */
      value: z.nullable(decimal),
      /** Of rows whose net is in this currency. */
      net: decimal,
      ad_requests: z.int(),
      impressions: z.int(),
      fill: z.nullable(decimal),
      ecpm: z.nullable(decimal),
    }),
  ),
})
export type ReportRowTotals = z.infer<typeof totalsAnswer>

/** Why a shown number becomes another one: its readers see it. */
const reason = requiredText()

/** More of anything nobody counts on a website in a day. */
const MOST_COUNTED = 1_000_000_000_000

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

/** The name of what was done: with it, it can be taken back. */
const doneAnswer = z.object({ transaction: z.string(), record: z.nullable(reportRowSchema) })

/** What the net would become, before anything is stored; null where it depends on all rows of the day. */
const previewAnswer = z.object({
  net: z.nullable(decimal),
  currency: z.enum(CURRENCIES),
  before: decimal,
  currency_before: z.enum(CURRENCIES),
})

const many = bulkActions(filters)
/** The list that the rows stand in: rows have no number of their own by which they could be found without it. */
const among = { filters: z.optional(z.strictObject(filters)) }

export const reportRowBulkBody = z.discriminatedUnion('action', [
  many.actionWith('currency', { anr_currency: z.enum(CURRENCIES), reason, ...among }),
  many.actionWith('acknowledge', { ...optionals({ note: requiredText() }), ...among }),
  many.undo,
])
export type ReportRowBulk = z.infer<typeof reportRowBulkBody>

const historyEntry = z.object({
  at: instant,
  /** Nobody for what came by itself. */
  actor: z.nullable(z.string()),
  kind: z.enum([...REPORT_CHANGE_KINDS, 'import']),
  source: z.enum(REPORT_SOURCES),
  reason: z.nullable(z.string()),
  /** Whether the action was taken back since. */
  is_undone: z.boolean(),
  /** Only what became something else. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type ReportRowHistoryEntry = z.infer<typeof historyEntry>

export const ROW_CHOICES = ['website', 'account', 'network', 'technology', 'type'] as const
export type RowChoice = (typeof ROW_CHOICES)[number]

const report01 = { access: 'report.report01', effect: 'read', failure: 'report01' } as const

export const reportRowEndpoints = {
  list: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01',
    summary: 'Stored rows of report data, a page at a time',
    body: reportRowListBody,
    answer: listAnswer(reportRowSchema),
  }),
  totals: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01/totals',
    summary: 'What all rows of a list add up to, in each of their currencies',
    body: z.strictObject({ search: reportRowListBody.shape.search, filters: reportRowListBody.shape.filters }),
    answer: totalsAnswer,
  }),
  export: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01/export',
    summary: 'The list as a file',
    body: exportBody(reportRowListBody, REPORT_ROW_COLUMNS),
    download: true,
  }),
  choices: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/report/report01/choices',
    summary: 'What rows are chosen by; those with this id, or by a part of their name',
    query: z.extend(simpleListQuery, { of: z.enum(ROW_CHOICES), id: z.optional(idText) }),
    answer: simpleListAnswer,
  }),
  get: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/adNetworkReport/:id',
    summary: 'One stored row, by its key',
    params: byRowKey,
    answer: oneReportRow,
  }),
  history: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/adNetworkReport/:id/history',
    summary: 'What a row was before, who changed it and why, the newest first',
    params: byRowKey,
    answer: z.array(historyEntry),
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/:id/preview',
    summary: 'What the net of a row would become by such a change',
    access: 'adNetworkReport.updateRow',
    effect: 'read',
    failure: 'get',
    params: byRowKey,
    body: z.strictObject({ anr_date: day, anr_id_ad_network: id, anr_currency: z.enum(CURRENCIES), ...counted }),
    answer: previewAnswer,
  }),
  store: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport',
    summary: 'A new row, by hand',
    access: 'adNetworkReport.store',
    effect: 'write',
    failure: 'create',
    body: reportRowCreateBody,
    answer: doneAnswer,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/:id',
    summary: 'Change a row; its net is worked out anew by the share of its day',
    access: 'adNetworkReport.updateRow',
    effect: 'write',
    failure: 'update',
    params: byRowKey,
    body: reportRowUpdateBody,
    answer: doneAnswer,
  }),
  destroy: defineEndpoint({
    method: 'DELETE',
    path: '/adNetworkReport/:id',
    summary: 'Remove a row; the answer names what takes it back',
    access: 'adNetworkReport.destroyRow',
    effect: 'write',
    failure: 'delete',
    params: byRowKey,
    query: z.strictObject({ reason }),
    answer: doneAnswer,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/bulk',
    summary: 'Another currency for many rows, flags that were looked at, or taking an action on rows back',
    access: {
      byAction: {
        currency: 'adNetworkReport.updateRow',
        acknowledge: 'adNetworkReport.updateRow',
        undo: 'adNetworkReport.updateRow',
      },
    },
    effect: 'write',
    failure: 'update',
    body: reportRowBulkBody,
    answer: bulkAnswer,
  }),
}
