import * as z from 'zod/mini'
import { id, instant, period } from '../fields'
import { anyId, anyOf, listBody } from '../list'
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

export const REPORT_ROW_FILTERS = {
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

export const reportRowListBody = listBody(SORTS, REPORT_ROW_FILTERS)
export type ReportRowQuery = z.infer<typeof reportRowListBody>
