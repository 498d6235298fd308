import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { periodText, unique } from '../fields'
import { fileFormat } from '../list'
import { DIMENSIONS, type Dimension, METRIC_KEYS, type MetricKey } from '../metrics'
import { canBreakDownBy } from '../metricValues'
import { CURRENCIES } from '../money'
import { COMPARISONS, keyPart, reportFilters, reportLine, reportMeta } from './report'

/** By how much rows may be told apart, besides the one that columns are. */
export const MOST_ROW_DIMENSIONS = 3
/** More columns nobody reads beside each other. */
export const MOST_PIVOT_COLUMNS = 60
export const MOST_ROWS_PER_PAGE = 500

/** Rows worth a look: so many requests in percent are filled, of more than so many. */
export const LOW_FILL = { percent: 60, requests: 10_000 } as const

const dimension = z.enum(DIMENSIONS)
const metric = z.enum(METRIC_KEYS)
const same = (value: string) => value

/**
 * Why a number cannot be told apart so finely, null where it can. Pageviews and sessions are counted by the analytics of
 * a website, once a day: what a page showed (format, device, ad network …) has no part of them, and neither has what is
 * divided by them (RPM, impressions per page). Everything else is counted with each ad.
 */
export const impossiblePair = (metric: MetricKey, dimension: Dimension): 'countedPerPage' | null =>
  canBreakDownBy(metric, dimension) ? null : 'countedPerPage'

const question = {
  period: periodText,
  /** With nothing unless said otherwise. */
  compare: z.optional(z.enum(COMPARISONS)),
  currency: z.enum(CURRENCIES),
  rows: z
    .array(dimension)
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(MOST_ROW_DIMENSIONS, { error: 'tooMany' }),
      unique<Dimension>(same),
    ),
  /** Whose values are columns; it is none of the rows. */
  pivot: z.optional(dimension),
  metrics: z
    .array(metric)
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(METRIC_KEYS.length, { error: 'tooMany' }),
      unique<MetricKey>(same),
    ),
  filters: z.optional(z.strictObject(reportFilters)),
  /** Rows of which no number is other than zero are left out; totals have them all the same. */
  hidesEmpty: z.optional(z.boolean()),
  /** None but those that are worth a look; totals have all of them. */
  only: z.optional(z.enum(['lowFill'])),
  /** Without it time runs forward, and anything else begins with the largest of the first metric. */
  sort: z.optional(z.strictObject({ field: z.enum([...DIMENSIONS, ...METRIC_KEYS]), dir: z.enum(['asc', 'desc']) })),
}

export const performanceQuery = z.strictObject({
  ...question,
  page: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  perPage: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_ROWS_PER_PAGE))),
})
export type PerformanceQuery = z.infer<typeof performanceQuery>

/** What stands beside each number in a file, where it is compared with anything. */
export const PERFORMANCE_EXTRAS = ['previous', 'change', 'state'] as const

export const performanceFileQuery = z.strictObject({
  ...question,
  format: fileFormat,
  /** Which of its rows and metrics have a column, in this order; all of them unless said otherwise. */
  columns: z.optional(
    z
      .array(z.enum([...DIMENSIONS, ...METRIC_KEYS]))
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(DIMENSIONS.length + METRIC_KEYS.length, { error: 'tooMany' }),
        unique<Dimension | MetricKey>(same),
      ),
  ),
  extras: z.optional(z.array(z.enum(PERFORMANCE_EXTRAS)).check(z.maxLength(3), unique<string>(same))),
})
export type PerformanceFileQuery = z.infer<typeof performanceFileQuery>

const key = z.partialRecord(dimension, keyPart)

export const performanceAnswer = z.object({
  /** `cells`: of each column in turn, null where there was nothing. */
  rows: z.array(z.extend(reportLine, { key, cells: z.optional(z.array(z.nullable(reportLine))) })),
  /** The columns of the pivot in their order, each with what it adds up to. */
  columns: z.array(z.extend(reportLine, { key })),
  totals: reportLine,
  meta: z.extend(reportMeta, { total: z.int(), page: z.int(), perPage: z.int() }),
})
export type PerformanceAnswer = z.infer<typeof performanceAnswer>

export const performanceEndpoints = {
  performance: defineEndpoint({
    method: 'POST',
    path: '/report/performance',
    summary: 'Any numbers, told apart by up to three things and one more as columns',
    access: 'report.performance',
    effect: 'read',
    failure: 'reportData',
    body: performanceQuery,
    answer: performanceAnswer,
  }),
  performanceFile: defineEndpoint({
    method: 'POST',
    path: '/report/performance/export',
    summary: 'The same rows as a file',
    access: 'report.performance',
    effect: 'read',
    failure: 'reportData',
    body: performanceFileQuery,
    download: true,
  }),
}
