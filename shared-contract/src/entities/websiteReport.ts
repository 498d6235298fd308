import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, periodText } from '../fields'
import { anyOf, fileFormat } from '../list'
import { CURRENCIES } from '../money'
import { TYPES } from '../types'
import { COMPARISONS, reportFilters, reportLine, reportMeta } from './report'

/** The numbers in their order; those that the reader may not see are left out. */
export const WEBSITE_REPORT_METRICS = [
  'net',
  'gross',
  'revshare_pct',
  'margin',
  'ecpm',
  'rpm',
  'pageviews',
  'total_requests',
  'total_impressions',
  'imp_per_page',
  'fill',
] as const
export type WebsiteReportMetric = (typeof WEBSITE_REPORT_METRICS)[number]

/** With fewer to compare with, a rank would tell what one of them earns. */
export const LEAST_PEERS = 8

const { website, account, product, tier, manager } = reportFilters

export const websiteReportQuery = z.strictObject({
  period: periodText,
  /** With `previous` unless said otherwise. */
  compare: z.optional(z.enum(COMPARISONS)),
  currency: z.enum(CURRENCIES),
  filters: z.optional(
    z.strictObject({ website, account, product, tier, manager, status: anyOf(['0', '1', '2', '3']) }),
  ),
  /** Those without any number stay out. */
  hidesEmpty: z.optional(z.boolean()),
  /** Without it they begin with the one that earned most. */
  sort: z.optional(
    z.strictObject({ field: z.enum(['website', ...WEBSITE_REPORT_METRICS]), dir: z.enum(['asc', 'desc']) }),
  ),
})
export type WebsiteReportQuery = z.infer<typeof websiteReportQuery>

export const websiteReportRow = z.extend(reportLine, {
  id,
  name: z.string(),
  /** Null where the reader does not learn whose it is. */
  account: z.nullable(z.object({ id, label: z.string() })),
  /** For staff alone. */
  tier: z.nullable(z.int()),
  manager: z.nullable(z.string()),
  /** Null of a website that is no longer the reader's. */
  status: z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])),
  /** The format that earned most, of what was told apart by it. */
  bestFormat: z.nullable(z.enum(TYPES.formatName)),
  /** The last day with numbers, whatever the period. */
  lastDay: z.nullable(z.string()),
  /** How many percent of similar websites have a lower RPM; null of fewer than eight, or without an RPM. */
  percentile: z.nullable(z.int()),
})
export type WebsiteReportRow = z.infer<typeof websiteReportRow>

export const websiteReportAnswer = z.object({
  rows: z.array(websiteReportRow),
  totals: reportLine,
  metrics: z.array(z.enum(WEBSITE_REPORT_METRICS)),
  meta: reportMeta,
})
export type WebsiteReportAnswer = z.infer<typeof websiteReportAnswer>

/** What a file may have as columns, in their order. */
export const WEBSITE_REPORT_COLUMNS = [
  'website',
  'account',
  'tier',
  'manager',
  'status',
  ...WEBSITE_REPORT_METRICS,
  'change_net',
  'change_rpm',
  'bestFormat',
  'lastDay',
  'percentile',
] as const
export type WebsiteReportColumn = (typeof WEBSITE_REPORT_COLUMNS)[number]

const shared = { method: 'POST', access: 'report.report04', effect: 'read', failure: 'report04' } as const

export const websiteReportEndpoints = {
  report04: defineEndpoint({
    ...shared,
    path: '/report/report04',
    summary: 'Website by website: numbers, what changed, and what each is best at',
    body: websiteReportQuery,
    answer: websiteReportAnswer,
  }),
  report04File: defineEndpoint({
    ...shared,
    path: '/report/report04/export',
    summary: 'The same websites as a file, with the columns that are asked for',
    body: z.extend(websiteReportQuery, {
      columns: z
        .array(z.enum(WEBSITE_REPORT_COLUMNS))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(WEBSITE_REPORT_COLUMNS.length, { error: 'tooMany' })),
      format: fileFormat,
    }),
    download: true,
  }),
}
