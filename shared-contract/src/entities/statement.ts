import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { periodText } from '../fields'
import { fileFormat } from '../list'
import { DIMENSIONS, type Dimension, METRIC_KEYS } from '../metrics'
import { CURRENCIES } from '../money'
import { COMPARISONS, reportAnswer, reportFilters } from './report'

/** What a line of the earnings report stands for. */
export const STATEMENT_STEPS = ['day', 'week', 'month', 'website'] as const
export type StatementStep = (typeof STATEMENT_STEPS)[number]

/** The part of a line's key that names it. */
export const STEP_DIMENSIONS = {
  day: 'date',
  week: 'week',
  month: 'month',
  website: 'website',
} as const satisfies Record<StatementStep, Dimension>

/** By what it may be sorted besides its numbers. */
export const STATEMENT_KEYS = ['time', 'website'] as const

const { website, account, product, device, technology } = reportFilters
export const STATEMENT_FILTERS = ['website', 'account', 'product', 'device', 'technology'] as const

export const statementQuery = z.strictObject({
  period: periodText,
  /** With `previous` unless said otherwise. */
  compare: z.optional(z.enum(COMPARISONS)),
  currency: z.enum(CURRENCIES),
  step: z.enum(STATEMENT_STEPS),
  /** A line for each website of a day, a week or a month. */
  perWebsite: z.optional(z.boolean()),
  filters: z.optional(z.strictObject({ website, account, product, device, technology })),
  /** Without it time runs forward, as on any statement, and websites stand by what they earned, the most first. */
  sort: z.optional(
    z.strictObject({ field: z.enum([...STATEMENT_KEYS, ...METRIC_KEYS]), dir: z.enum(['asc', 'desc']) }),
  ),
})
export type StatementQuery = z.infer<typeof statementQuery>

/** The numbers in their order; those that the reader may not see, or that are not counted so finely, are left out. */
export const STATEMENT_METRICS = [
  'pageviews',
  'imp_per_page',
  'total_requests',
  'total_impressions',
  'fill',
  'ecpm',
  'rpm',
  'gross',
  'revshare_pct',
  'margin',
  'net',
] as const
export type StatementMetric = (typeof STATEMENT_METRICS)[number]
const metric = z.enum(STATEMENT_METRICS)

/** What a file may have as columns, in their order; `previous` and `change` are of what was earned. */
export const STATEMENT_COLUMNS = [...STATEMENT_KEYS, ...STATEMENT_METRICS, 'previous', 'change', 'state'] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** More lines are no longer read on a screen; a longer step or fewer websites make them fewer. */
export const MOST_STATEMENT_LINES = 5_000

export const statementAnswer = z.extend(reportAnswer, {
  metrics: z.array(metric),
  /** The same sums without telling websites apart, for the chart: of each step of time, in its order. */
  steps: z.array(
    z.object({ key: z.string(), label: z.string(), values: z.partialRecord(metric, z.nullable(z.string())) }),
  ),
})
export type StatementAnswer = z.infer<typeof statementAnswer>

/** Whether anything was counted or earned. */
export const hasNumbers = ({ values }: Pick<StatementAnswer['rows'][number], 'values'>): boolean =>
  Object.values(values).some(value => value != null && Number(value) !== 0)

/** The choices of filters that are not found by typing. */
const choices = z.array(z.object({ id: z.int(), label: z.string() }))
export const reportChoices = z.object({
  technology: choices,
  adNetwork: choices,
  adNetworkType: choices,
  /** Of staff; others have none to choose from. */
  orderCampaign: choices,
  manager: choices,
  /** Which numbers the reader may ask for, and by what they may tell them apart. */
  metrics: z.array(z.enum(METRIC_KEYS)),
  dimensions: z.array(z.enum(DIMENSIONS)),
  /** Before it there is nothing for the reader; null where nobody knows it yet, or there is nothing at all. */
  firstDay: z.nullable(z.string()),
  /** The day after the last closed month; null before the first. */
  openSince: z.nullable(z.string()),
})
export type ReportChoices = z.infer<typeof reportChoices>

export const statementEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/candelaReport/list',
    summary: 'What was earned, by day, week, month or website',
    access: 'candelaReport.list',
    effect: 'read',
    failure: 'reportData',
    body: statementQuery,
    answer: statementAnswer,
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/candelaReport/export',
    summary: 'The same lines as a file, with the columns that are asked for',
    access: 'candelaReport.export',
    effect: 'read',
    failure: 'reportData',
    body: z.extend(statementQuery, {
      columns: z
        .array(z.enum(STATEMENT_COLUMNS))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(STATEMENT_COLUMNS.length, { error: 'tooMany' })),
      /** Lines without numbers are hidden on screen and stay out of the file. */
      hidesEmpty: z.optional(z.boolean()),
      format: fileFormat,
    }),
    download: true,
  }),
}

export const reportEndpoints = {
  filters: defineEndpoint({
    method: 'POST',
    path: '/report/filters',
    summary: 'What reports can be narrowed to',
    access: 'report.filters',
    effect: 'read',
    failure: 'reportFilters',
    answer: reportChoices,
  }),
}
