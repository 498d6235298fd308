import type { ShownValues } from './entities/report'
import { type Dimension, METRICS, type Metric, type MetricKey, type MissingReason } from './metrics'
import { divideHalfEven, textFromUnits, unitsFromText } from './money'

/** How many decimal places a rate between currencies has. */
export const RATE_PLACES = 10
/** One unit of the currency that is shown, in the steps that amounts are summed in: micro-units times a rate. */
export const AMOUNT_SCALE = 10n ** 16n

/**
 * What numbers are made of; everything else is a ratio or a difference of these. `gross`, `net`: micro-units × rate,
 * 10⁻¹⁶ of the shown currency; `initial`: as a page opens, without refreshes; null: nobody counts it.
 */
export type Sums = {
  gross: bigint
  net: bigint
  initialAdRequests: number
  refreshAdRequests: number
  initialImpressions: number
  refreshImpressions: number
  /** Of those ad networks that say so. */
  measurableImpressions: number | null
  viewableImpressions: number | null
  clicks: number | null
  /** All impressions of those that count clicks. */
  clickableImpressions: number | null
  pageviews: number | null
  sessions: number | null
}

export const NO_SUMS: Sums = {
  gross: 0n,
  net: 0n,
  initialAdRequests: 0,
  refreshAdRequests: 0,
  initialImpressions: 0,
  refreshImpressions: 0,
  measurableImpressions: null,
  viewableImpressions: null,
  clicks: null,
  clickableImpressions: null,
  pageviews: null,
  sessions: null,
}

const addCounted = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0))

export const addSums = (a: Sums, b: Sums): Sums => ({
  gross: a.gross + b.gross,
  net: a.net + b.net,
  initialAdRequests: a.initialAdRequests + b.initialAdRequests,
  refreshAdRequests: a.refreshAdRequests + b.refreshAdRequests,
  initialImpressions: a.initialImpressions + b.initialImpressions,
  refreshImpressions: a.refreshImpressions + b.refreshImpressions,
  measurableImpressions: addCounted(a.measurableImpressions, b.measurableImpressions),
  viewableImpressions: addCounted(a.viewableImpressions, b.viewableImpressions),
  clicks: addCounted(a.clicks, b.clicks),
  clickableImpressions: addCounted(a.clickableImpressions, b.clickableImpressions),
  pageviews: addCounted(a.pageviews, b.pageviews),
  sessions: addCounted(a.sessions, b.sessions),
})

/** Micro-units of a currency as a scaled amount of the one that is shown. The rate has `RATE_PLACES` places. */
export const toScaled = (micro: bigint, rate: bigint): bigint => micro * rate

/** A scaled amount out of decimal text of micro-units, `123.4567`, for tests: reports read whole numbers. */
export const scaledFromText = (text: string): bigint => unitsFromText(text, RATE_PLACES)

/** An exact number in the unit that people read; nothing is rounded before it is shown. */
type Fraction = { top: bigint; bottom: bigint }

const count = (value: number): Fraction => ({ top: BigInt(value), bottom: 1n })
const money = (scaled: bigint): Fraction => ({ top: scaled, bottom: AMOUNT_SCALE })
const ratio = (part: number, whole: number): Fraction => ({ top: BigInt(part), bottom: BigInt(whole) })
const percent = (part: bigint, whole: bigint): Fraction => ({ top: part * 100n, bottom: whole })
const percentOf = (part: number, whole: number): Fraction => percent(BigInt(part), BigInt(whole))
const perThousand = (scaled: bigint, counted: number): Fraction => ({
  top: scaled * 1000n,
  bottom: BigInt(counted) * AMOUNT_SCALE,
})
/** Nothing where nobody counts. */
const mapCounted = (counted: number | null, fraction: (counted: number) => Fraction): Fraction | null =>
  counted === null ? null : fraction(counted)

const totalRequests = (sums: Sums): number => sums.initialAdRequests + sums.refreshAdRequests
const totalImpressions = (sums: Sums): number => sums.initialImpressions + sums.refreshImpressions

const FRACTIONS: Record<MetricKey, (sums: Sums) => Fraction | null> = {
  net: sums => money(sums.net),
  gross: sums => money(sums.gross),
  margin: sums => money(sums.gross - sums.net),
  revshare_pct: sums => percent(sums.net, sums.gross),
  ad_requests: sums => count(sums.initialAdRequests),
  refresh_req: sums => count(sums.refreshAdRequests),
  total_requests: sums => count(totalRequests(sums)),
  impressions: sums => count(sums.initialImpressions),
  refresh_imp: sums => count(sums.refreshImpressions),
  total_impressions: sums => count(totalImpressions(sums)),
  refresh_pct: sums => percentOf(sums.refreshImpressions, totalImpressions(sums)),
  unfilled: sums => count(Math.max(0, totalRequests(sums) - totalImpressions(sums))),
  fill: sums => percentOf(totalImpressions(sums), totalRequests(sums)),
  fill_initial: sums => percentOf(sums.initialImpressions, sums.initialAdRequests),
  ecpm: sums => perThousand(sums.net, totalImpressions(sums)),
  gross_ecpm: sums => perThousand(sums.gross, totalImpressions(sums)),
  viewability: sums =>
    mapCounted(sums.measurableImpressions, measurable => percentOf(sums.viewableImpressions ?? 0, measurable)),
  ctr: sums => mapCounted(sums.clickableImpressions, clickable => percentOf(sums.clicks ?? 0, clickable)),
  pageviews: sums => mapCounted(sums.pageviews, count),
  rpm: sums => mapCounted(sums.pageviews, pageviews => perThousand(sums.net, pageviews)),
  imp_per_page: sums => mapCounted(sums.pageviews, pageviews => ratio(totalImpressions(sums), pageviews)),
  sessions: sums => mapCounted(sums.sessions, count),
  rps: sums => mapCounted(sums.sessions, sessions => perThousand(sums.net, sessions)),
}

/** The number of a metric, where there is one: somebody counts it and there is something to divide by. */
const numberOf = (metric: MetricKey, sums: Sums): Fraction | undefined => {
  const { top, bottom } = FRACTIONS[metric](sums) ?? { top: 0n, bottom: 0n }
  if (bottom === 0n) return undefined
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }
}

const textOf = ({ top, bottom }: Fraction, places: number): string =>
  textFromUnits(divideHalfEven(top * 10n ** BigInt(places), bottom), places)

const cents = (scaled: bigint): bigint => divideHalfEven(scaled * 100n, AMOUNT_SCALE)

/**
 * As decimal text, rounded once; null where it is not known. A margin is what lies between the two amounts as they are
 * shown, so that a line adds up: of 0.01 shared half and half nobody sees twice nothing.
 */
export const metricDecimal = (metric: MetricKey, sums: Sums): string | null => {
  if (metric === 'margin') return textFromUnits(cents(sums.gross) - cents(sums.net), 2)
  const number = numberOf(metric, sums)
  return number ? textOf(number, METRICS[metric].unit === 'count' ? 0 : 2) : null
}

const ZERO_REASONS: Record<NonNullable<Metric['needs']>, MissingReason> = {
  totalImpressions: 'noImpressions',
  requests: 'noRequests',
  pageviews: 'noPageviews',
  sessions: 'noSessions',
  gross: 'noGross',
  measurable: 'noMeasurable',
  clickable: 'noImpressions',
}

/** What not everybody counts, and what to say where nobody does. */
const UNCOUNTED: Partial<Record<NonNullable<Metric['needs']>, readonly [keyof Sums, MissingReason]>> = {
  pageviews: ['pageviews', 'analyticsMissing'],
  sessions: ['sessions', 'sessionsMissing'],
  measurable: ['measurableImpressions', 'viewabilityMissing'],
  clickable: ['clickableImpressions', 'clicksMissing'],
}

/** Why a metric has no number. */
export const missingOf = (metric: MetricKey, sums: Sums): MissingReason | undefined => {
  const { needs }: Metric = METRICS[metric]
  if (!needs || numberOf(metric, sums)) return undefined
  const [sum, reason] = UNCOUNTED[needs] ?? []
  return sum && sums[sum] === null ? reason : ZERO_REASONS[needs]
}

export const valuesOf = (
  metrics: readonly MetricKey[],
  sums: Sums,
): { values: ShownValues; missing: Partial<Record<MetricKey, MissingReason>> } => {
  const values: ShownValues = {}
  const missing: Partial<Record<MetricKey, MissingReason>> = {}
  for (const metric of metrics) {
    values[metric] = metricDecimal(metric, sums)
    const reason = missingOf(metric, sums)
    if (reason) missing[metric] = reason
  }
  return { values, missing }
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/**
 * In percent of what was before, from unrounded numbers; `new` where that was nothing. Of something below zero, as a
 * margin can be, less of it is a rise.
 */
export const changeOf = (metric: MetricKey, now: Sums, before: Sums): string | null => {
  const [is, was] = [numberOf(metric, now), numberOf(metric, before)]
  if (!is || !was) return null
  if (was.top === 0n) return is.top === 0n ? null : 'new'
  const difference = is.top * was.bottom - was.top * is.bottom
  return textOf(percent(difference, magnitude(was.top) * is.bottom), 2)
}

/** Whether the numbers of a metric can be told apart by a dimension. */
export const canBreakDownBy = (metric: MetricKey, dimension: Dimension): boolean => {
  const { not }: Metric = METRICS[metric]
  return !not?.includes(dimension)
}
