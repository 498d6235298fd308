import * as z from 'zod/mini'
import { CHART_COLORS } from '../chartColors'
import { isDay } from '../dates'
import { idText } from '../fields'
import { DIMENSIONS, type Dimension, METRIC_KEYS, type MetricKey, MISSING_REASONS } from '../metrics'
import { CURRENCIES, type Currency } from '../money'
import { TYPES } from '../types'

export const day = z.string().check(z.refine(isDay, { error: 'invalid' }))
export const dayRange = z.object({ from: z.string(), to: z.string() })

/** How many days one answer may be about. */
export const MAX_REPORT_DAYS = 400
/** And a file that is made in the background: three years. */
export const MAX_FILE_DAYS = 1_100

const ids = z.optional(z.array(idText).check(z.maxLength(200)))

/** Whom and what a report is about. Nothing chosen is everything in reach. */
export const reportFilters = {
  website: ids,
  account: ids,
  product: z.optional(z.array(z.enum(TYPES.product)).check(z.maxLength(2))),
  adNetwork: ids,
  technology: ids,
  adNetworkType: ids,
  format: z.optional(z.array(z.enum(TYPES.formatName)).check(z.maxLength(16))),
  device: z.optional(z.array(z.enum(TYPES.device)).check(z.maxLength(3))),
  adType: z.optional(z.array(z.enum(TYPES.adType)).check(z.maxLength(3))),
  currency: z.optional(z.array(z.enum(CURRENCIES)).check(z.maxLength(CURRENCIES.length))),
  author: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(200))),
  orderCampaign: ids,
  tier: z.optional(z.array(z.enum(['1', '2', '3', '4', '5'])).check(z.maxLength(5))),
  manager: ids,
}

/**
 * What a period is compared with. `previous`: as many days, whole weeks earlier, so that days of the week meet;
 * `lastYear`: the same dates a year ago.
 */
export const COMPARISONS = ['none', 'previous', 'lastYear'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** What any number is asked for with; a screen names its block, days, filters and currency, and the API the rest. */
export type ReportQuery = {
  metrics: MetricKey[]
  dimensions?: Dimension[] | undefined
  period: string
  compare?: Comparison | undefined
  currency: Currency
  filters?: z.infer<z.ZodMiniObject<typeof reportFilters>> | undefined
  sort?: { field: MetricKey | Dimension; dir: 'asc' | 'desc' } | undefined
  limit?: number | undefined
}

/** Metric → its number as exact decimal text, rounded once; null where it is not known, and then why. */
export const shownValues = z.partialRecord(z.enum(METRIC_KEYS), z.nullable(z.string()))
export type ShownValues = z.infer<typeof shownValues>
export const missingReasons = z.partialRecord(z.enum(METRIC_KEYS), z.enum(MISSING_REASONS))

/** Against the days before, in percent as text; `new`: there was nothing then; null: nothing then and now, or the ratio or a rate is unknown. */
export const changeText = z.nullable(z.string())

/** More lines nobody reads on a screen; a file has all of them. */
export const MOST_REPORT_ROWS = 5_000

/** Of lists and records: in which currency their 30 days are told. */
export const currencyQuery = { currency: z.optional(z.enum(CURRENCIES)) }

/**
 * Net of the last 30 days, today included, in `net30_currency`; null without a quotation. `change30` is a percentage and
 * no amount: against the whole weeks before, without today.
 */
export const earnings30 = { net30: z.nullable(z.string()), net30_currency: z.enum(CURRENCIES), change30: changeText }

/** estimated: networks may still correct it · final: they no longer do · closed: the month's books are closed */
export const CERTAINTIES = ['estimated', 'final', 'closed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export const reportLine = z.object({
  values: shownValues,
  missing: missingReasons,
  previous: z.optional(shownValues),
  changes: z.optional(z.partialRecord(z.enum(METRIC_KEYS), changeText)),
  /** The least certain state of what it sums. */
  state: z.enum(CERTAINTIES),
})
export type ReportLine = z.infer<typeof reportLine>

/** What a row is about: an id where there is one, and what people call it. */
export const keyPart = z.object({
  id: z.nullable(z.union([z.string(), z.int()])),
  label: z.string(),
  /** Of charts that divide by technology: the one that it always has. */
  color: z.optional(z.enum(CHART_COLORS)),
})

/** Which rate turned amounts of a currency into those shown: of each day, or the one of a closed month. */
export const rateSpan = z.object({
  currency: z.enum(CURRENCIES),
  from: z.string(),
  to: z.string(),
  rate: z.string(),
  /** The day whose quotation it is; earlier than `from` on weekends and in gaps. */
  quotedOn: z.nullable(z.string()),
  kind: z.enum(['daily', 'closing']),
})
export type RateSpan = z.infer<typeof rateSpan>

export const reportMeta = z.object({
  range: dayRange,
  /** What it is compared with; today's part of a day is in neither side of a comparison. */
  compared: z.nullable(z.object({ current: dayRange, previous: dayRange })),
  /** IANA time zone in which days begin: the one all accounts asked about share, otherwise the platform's. */
  zone: z.string(),
  currency: z.enum(CURRENCIES),
  /** When the newest of it was imported; null: there is nothing yet. */
  dataUntil: z.nullable(z.string()),
  /** The earliest day of which there are numbers while older ones are still being loaded; null: all are there. */
  historyFrom: z.nullable(z.string()),
  rates: z.array(rateSpan),
  /** Rows that were left out by `limit`. */
  more: z.int(),
})
export type ReportMeta = z.infer<typeof reportMeta>

export const reportAnswer = z.object({
  rows: z.array(z.extend(reportLine, { key: z.partialRecord(z.enum(DIMENSIONS), keyPart) })),
  totals: reportLine,
  meta: reportMeta,
})
export type ReportAnswer = z.infer<typeof reportAnswer>
