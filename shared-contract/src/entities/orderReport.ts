import * as z from 'zod/mini'
import { CHART_COLORS } from '../chartColors'
import { defineEndpoint } from '../endpoint'
import { id, periodText } from '../fields'
import { fileFormat } from '../list'
import { CURRENCIES } from '../money'
import { TYPES } from '../types'
import { COMPARISONS, changeText, dayRange, reportFilters, reportLine, reportMeta } from './report'

/** By what lines are told apart: orders, order campaigns, or the days of those that are chosen. */
export const ORDER_REPORT_BY = ['orderCampaign', 'order', 'date'] as const
export type OrderReportBy = (typeof ORDER_REPORT_BY)[number]

/** The numbers in their order; those that the reader may not see are left out. */
export const ORDER_REPORT_METRICS = ['gross', 'net', 'total_impressions', 'gross_ecpm', 'ecpm'] as const
export type OrderReportMetric = (typeof ORDER_REPORT_METRICS)[number]
const metric = z.enum(ORDER_REPORT_METRICS)

const { website, account, technology, manager, orderCampaign } = reportFilters

const question = {
  period: periodText,
  /** With `previous` unless said otherwise. */
  compare: z.optional(z.enum(COMPARISONS)),
  currency: z.enum(CURRENCIES),
  by: z.enum(ORDER_REPORT_BY),
  filters: z.optional(
    z.strictObject({
      ...{ website, account, technology, manager, orderCampaign },
      order: reportFilters.website,
      /** Of orders; of campaigns, what they deliver for orders that have it. */
      status: z.optional(z.array(z.enum(TYPES.adNetworkStatus)).check(z.maxLength(2))),
    }),
  ),
  /** Those that delivered nothing stay out. */
  hidesEmpty: z.optional(z.boolean()),
  /** Without it days run forward, and anything else begins with what grossed the most. */
  sort: z.optional(z.strictObject({ field: z.enum(['name', ...ORDER_REPORT_METRICS]), dir: z.enum(['asc', 'desc']) })),
}
export const orderReportQuery = z.strictObject(question)
export type OrderReportQuery = z.infer<typeof orderReportQuery>

export const orderReportRow = z.extend(reportLine, {
  /** Null of a day. */
  id: z.nullable(id),
  /** What it is called; of a day, that day. */
  name: z.string(),
  status: z.nullable(z.enum(TYPES.adNetworkStatus)),
  isRemoved: z.boolean(),
  /** The campaigns of an order, by name. */
  campaigns: z.array(z.string()),
  orc_ad_manager_order_id: z.nullable(z.string()),
  technology: z.nullable(z.string()),
  color: z.nullable(z.enum(CHART_COLORS)),
  /** The host of the website that it was booked for, or that all its ad networks serve. */
  website: z.nullable(z.string()),
  /** The first and the last day of the period on which it showed anything. */
  delivered: z.nullable(dayRange),
  /** Its part of what the websites that it serves grossed, in percent; null where that is nothing or not told. */
  share: changeText,
})
export type OrderReportRow = z.infer<typeof orderReportRow>

export const orderReportAnswer = z.object({
  rows: z.array(orderReportRow),
  totals: reportLine,
  metrics: z.array(metric),
  meta: reportMeta,
})
export type OrderReportAnswer = z.infer<typeof orderReportAnswer>

/** What a file may have as columns, in their order; `previous` and `change` are of the first number. */
export const ORDER_REPORT_COLUMNS = [
  'name',
  'status',
  'campaigns',
  'orc_ad_manager_order_id',
  'technology',
  'website',
  'first',
  'last',
  ...ORDER_REPORT_METRICS,
  'previous',
  'change',
  'share',
] as const
export type OrderReportColumn = (typeof ORDER_REPORT_COLUMNS)[number]

const shared = { method: 'POST', access: 'report.report02', effect: 'read', failure: 'report02' } as const

export const orderReportEndpoints = {
  report02: defineEndpoint({
    ...shared,
    path: '/report/report02',
    summary: 'What orders and order campaigns delivered',
    body: orderReportQuery,
    answer: orderReportAnswer,
  }),
  report02File: defineEndpoint({
    ...shared,
    path: '/report/report02/export',
    summary: 'The same lines as a file, with the columns that are asked for',
    body: z.extend(orderReportQuery, {
      columns: z
        .array(z.enum(ORDER_REPORT_COLUMNS))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(ORDER_REPORT_COLUMNS.length, { error: 'tooMany' })),
      format: fileFormat,
    }),
    download: true,
  }),
}
