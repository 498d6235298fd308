import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, periodText } from '../fields'
import { METRIC_KEYS } from '../metrics'
import { CURRENCIES } from '../money'
import { nextPaymentAnswer } from './nextPayment'
import { CERTAINTIES, dayRange, reportAnswer, reportFilters, reportLine, reportMeta } from './report'

/** What every block of the dashboard is asked with. */
const asked = {
  period: periodText,
  currency: z.enum(CURRENCIES),
  filters: z.optional(z.strictObject({ website: reportFilters.website, account: reportFilters.account })),
}
export const dashboardQuery = z.strictObject(asked)
export type DashboardQuery = z.infer<typeof dashboardQuery>

/** The numbers on top, in their order; those that the reader may not see are left out. */
export const TOTALIZERS = [
  'net',
  'pageviews',
  'total_impressions',
  'ecpm',
  'fill',
  'imp_per_page',
  'rpm',
  'revshare_pct',
  'gross',
] as const

export const totalizersAnswer = z.object({
  totals: reportLine,
  /** Per day, for the small lines beside the numbers. */
  days: z.array(z.object({ day: z.string(), values: z.partialRecord(z.enum(METRIC_KEYS), z.nullable(z.string())) })),
  meta: reportMeta,
})
export type TotalizersAnswer = z.infer<typeof totalizersAnswer>

const amount = z.string()
export const moneyAnswer = z.object({
  currency: z.enum(CURRENCIES),
  zone: z.string(),
  /** The part of today that is known; null: nothing yet. */
  today: z.nullable(amount),
  yesterday: z.object({ net: amount, change: z.nullable(z.string()), state: z.enum(CERTAINTIES) }),
  monthToDate: z.object({ net: amount, range: dayRange }),
  /** What the month may end with; null where too little is known. */
  forecast: z.nullable(z.object({ low: amount, high: amount })),
  /** What was earned in finished months that no payment date lies behind. */
  balance: z.object({ net: amount, state: z.enum(CERTAINTIES), month: z.string() }),
  payment: z.object({
    /** The day it is paid when the invoice arrives in time, and until when that is. */
    day: z.string(),
    invoiceUntil: z.string(),
    /** The day after that one, for who is late. */
    nextDay: z.string(),
    /** Of accounts that the reader sells through; null where nothing is owed yet. */
    next: nextPaymentAnswer,
  }),
})
export type MoneyAnswer = z.infer<typeof moneyAnswer>

/** C1 net by day with its RPM, C2 devices, C3 technologies, C4 websites, C5 formats, C6 ad types. */
export const CHARTS = ['daily', 'device', 'technology', 'websites', 'formats', 'adType'] as const
export type ChartName = (typeof CHARTS)[number]

/** daily: the days before, aligned, so that bars can have their ghost; others have none. */
export const chartAnswer = z.extend(reportAnswer, {
  ghost: z.optional(z.array(z.object({ day: z.string(), net: z.string(), rpm: z.nullable(z.string()) }))),
  /** What happened on a day that may explain its numbers. */
  notes: z.optional(z.array(z.object({ day: z.string(), kind: z.string(), label: z.string() }))),
})
export type ChartAnswer = z.infer<typeof chartAnswer>

export const quotationAnswer = z.object({
  quotations: z.array(
    z.object({
      currency: z.enum(['USD', 'EUR']),
      value: z.string(),
      /** The day it was quoted on. */
      day: z.string(),
      change: z.nullable(z.string()),
      days: z.array(z.object({ day: z.string(), value: z.string() })),
    }),
  ),
  month: z.object({ month: z.string(), isClosed: z.boolean(), lastClosed: z.nullable(z.string()) }),
})
export type QuotationAnswer = z.infer<typeof quotationAnswer>

/** What waits for the reader, and where it is done. */
export const TODO_KINDS = [
  'websiteWaiting',
  'websiteTurnedDown',
  'websiteWithoutAnalytics',
  'websiteWithoutData',
  'tokenExpired',
  'tokenEnding',
  'invoiceDue',
  'invoiceReceived',
  'disputeOpen',
] as const
export const todoAnswer = z.object({
  items: z.array(
    z.object({
      kind: z.enum(TODO_KINDS),
      count: z.int(),
      /** The one that it is about, when it is one. */
      label: z.nullable(z.string()),
      path: z.nullable(z.string()),
      until: z.nullable(z.string()),
    }),
  ),
})
export type TodoAnswer = z.infer<typeof todoAnswer>

/** What went wrong with numbers, for staff. */
export const ERROR_KINDS = ['missingDay', 'negativeMargin', 'moreImpressionsThanRequests', 'tokenExpired'] as const
export const errorLogAnswer = z.object({
  errors: z.array(
    z.object({
      kind: z.enum(ERROR_KINDS),
      day: z.nullable(z.string()),
      website: z.nullable(z.object({ id, label: z.string() })),
      adNetwork: z.nullable(z.object({ id, label: z.string() })),
      /** Of a negative margin: how much, in BRL. */
      amount: z.nullable(z.string()),
    }),
  ),
  more: z.int(),
})
export type ErrorLogAnswer = z.infer<typeof errorLogAnswer>

const DAY_STATES = ['complete', 'partial', 'missing', 'none'] as const
export const coverageAnswer = z.object({
  days: z.array(z.string()),
  rows: z.array(
    z.object({
      adNetwork: z.object({ id, label: z.string() }),
      states: z.array(z.enum(DAY_STATES)),
    }),
  ),
  more: z.int(),
})
export type CoverageAnswer = z.infer<typeof coverageAnswer>

export const dashboardEndpoints = {
  totalizers: defineEndpoint({
    method: 'POST',
    path: '/dashboard/totalizers',
    summary: 'The numbers on top, against the days before',
    access: 'dashboard.totalizers',
    effect: 'read',
    batched: true,
    failure: 'totalizers',
    body: dashboardQuery,
    answer: totalizersAnswer,
  }),
  money: defineEndpoint({
    method: 'POST',
    path: '/dashboard/money',
    summary: 'What was earned, what is to come, and when it is paid',
    access: 'dashboard.totalizers',
    effect: 'read',
    batched: true,
    failure: 'payments',
    body: dashboardQuery,
    answer: moneyAnswer,
  }),
  charts: defineEndpoint({
    method: 'POST',
    path: '/dashboard/charts',
    summary: 'The numbers of one chart',
    access: 'dashboard.charts',
    effect: 'read',
    batched: true,
    failure: 'chartData',
    body: z.strictObject({ ...asked, chart: z.enum(CHARTS) }),
    answer: chartAnswer,
  }),
  movers: defineEndpoint({
    method: 'POST',
    path: '/dashboard/movers',
    summary: 'Accounts that rose and fell the most',
    access: 'dashboard.charts',
    effect: 'read',
    batched: true,
    failure: 'chartData',
    body: dashboardQuery,
    answer: reportAnswer,
  }),
  coverage: defineEndpoint({
    method: 'POST',
    path: '/dashboard/coverage',
    summary: 'Which ad networks delivered on which days',
    access: 'dashboard.errorLog',
    effect: 'read',
    batched: true,
    failure: 'coverage',
    body: dashboardQuery,
    answer: coverageAnswer,
  }),
  todo: defineEndpoint({
    method: 'POST',
    path: '/dashboard/todo',
    summary: 'What waits for the reader',
    access: 'dashboard.totalizers',
    effect: 'read',
    batched: true,
    failure: 'toDo',
    body: dashboardQuery,
    answer: todoAnswer,
  }),
  currencyExchange: defineEndpoint({
    method: 'GET',
    path: '/dashboard/currencyExchange',
    summary: 'What currencies are worth, and whether the month is closed',
    access: 'dashboard.currencyExchange',
    effect: 'read',
    batched: true,
    failure: 'quotation',
    answer: quotationAnswer,
  }),
  errorLog: defineEndpoint({
    method: 'GET',
    path: '/dashboard/errorLog',
    summary: 'What went wrong with numbers',
    access: 'dashboard.errorLog',
    effect: 'read',
    batched: true,
    failure: 'logs',
    answer: errorLogAnswer,
  }),
}
