import {
  addDays,
  addSums,
  type Certainty,
  type Comparison,
  certaintyOfDay,
  changeOf,
  comparedRanges,
  type Day,
  type DayRange,
  type Dimension,
  daysBetween,
  isClosed,
  lastOfMonth,
  leastCertain,
  type MetricKey,
  NO_SUMS,
  type RateBook,
  type ReportLine,
  type Sums,
  toDay,
  valuesOf,
} from '@candela/shared-contract'
import { daysOfRange, earlierOf, laterOf } from './report.days'
import type { Bucket, SumGroup } from './report.sums'
import { dependsOnRates } from './report.tables'

type Key = SumGroup['key']
type ConvertedSums = { sums: Sums; isUnrated: boolean }
const NOTHING: ConvertedSums = { sums: NO_SUMS, isUnrated: false }

/** What one row of an answer is made of. Without `before` there is nothing that it could be compared with. */
export type Line = {
  key: Key
  names: SumGroup['names']
  allDays: ConvertedSums
  current: ConvertedSums
  before?: ConvertedSums
}

export type ComparedPeriods = { mode: Comparison; current: DayRange; previous: DayRange }

const plus = (one: ConvertedSums, { sums, isUnrated }: ConvertedSums): ConvertedSums => ({
  sums: addSums(one.sums, sums),
  isUnrated: one.isUnrated || isUnrated,
})

/**
 * Where a day, week or month of now was before. Today has no counterpart, and weeks and months only where they fit.
 */
const counterpartDay = (
  dimension: Dimension,
  day: Day,
  { mode, current, previous }: ComparedPeriods,
): Day | undefined => {
  if (day > current.to) return undefined
  if (mode === 'previous')
    return dimension === 'month' ? undefined : addDays(day, daysBetween(current.from, previous.from))
  if (dimension === 'week') return undefined
  return comparedRanges({ from: day, to: day }, mode, addDays(day, 1))?.previous.from
}

export const TIME_DIMENSIONS: ReadonlySet<Dimension> = new Set(['date', 'week', 'month'])

const counterpartKey = (
  dimensions: readonly Dimension[],
  key: Key,
  comparedPeriods: ComparedPeriods,
): Key | undefined => {
  const parts = dimensions.map((dimension, index) => {
    const part = key[index] ?? null
    return TIME_DIMENSIONS.has(dimension) ? counterpartDay(dimension, toDay(String(part)), comparedPeriods) : part
  })
  return parts.includes(undefined) ? undefined : (parts as Key)
}

/** The sums of one bucket by their key. */
type Keyed = Pick<SumGroup, 'key' | 'names'> & { total: ConvertedSums }
const byKey = (groups: readonly SumGroup[], bucket: Bucket): Map<string, Keyed> => {
  const found = new Map<string, Keyed>()
  for (const group of groups) {
    if (group.bucket !== bucket) continue
    const keyText = JSON.stringify(group.key)
    found.set(keyText, { key: group.key, names: group.names, total: plus(found.get(keyText)?.total ?? NOTHING, group) })
  }
  return found
}

export const toLines = (
  groups: readonly SumGroup[],
  dimensions: readonly Dimension[],
  comparedPeriods: ComparedPeriods | undefined,
): Line[] => {
  const [current, rest, before] = [byKey(groups, 'current'), byKey(groups, 'rest'), byKey(groups, 'before')]
  // What has gone altogether is a line as well, unless lines are days.
  const gone = dimensions.some(dimension => TIME_DIMENSIONS.has(dimension)) ? [] : before
  const keys = new Map([...current, ...rest, ...gone])
  return [...keys].map(([keyText, { key, names }]) => {
    const total = current.get(keyText)?.total ?? NOTHING
    const line = { key, names, allDays: plus(total, rest.get(keyText)?.total ?? NOTHING), current: total }
    const earlier = comparedPeriods && counterpartKey(dimensions, key, comparedPeriods)
    return earlier ? { ...line, before: before.get(JSON.stringify(earlier))?.total ?? NOTHING } : line
  })
}

/** From unrounded sums, and from everything: a line that is left out counts as well. */
export const totalLineOf = (groups: readonly SumGroup[], comparedPeriods: ComparedPeriods | undefined): Line => {
  const sum = (buckets: readonly Bucket[]) =>
    groups.filter(({ bucket }) => buckets.includes(bucket)).reduce<ConvertedSums>(plus, NOTHING)
  const line = { key: [], names: [], allDays: sum(['current', 'rest']), current: sum(['current']) }
  return comparedPeriods ? { ...line, before: sum(['before']) } : line
}

/** The days before, each in the place of the day that it is compared with. */
export const previousSumsByDay = (
  groups: readonly SumGroup[],
  comparedPeriods: ComparedPeriods,
): { day: Day; total: ConvertedSums }[] => {
  const before = byKey(groups, 'before')
  return daysOfRange(comparedPeriods.current).flatMap(day => {
    const earlier = counterpartDay('date', day, comparedPeriods)
    const found = before.get(JSON.stringify([earlier]))
    return found ? [{ day, total: found.total }] : []
  })
}

/** Without a rate for a part of it there is no amount. */
export const presentSums = (metrics: readonly MetricKey[], { sums, isUnrated }: ConvertedSums) => {
  const { values, missing } = valuesOf(metrics, sums)
  if (!isUnrated) return { values, missing }
  const unknown = metrics.filter(dependsOnRates)
  return {
    values: { ...values, ...Object.fromEntries(unknown.map(metric => [metric, null])) },
    missing: { ...missing, ...Object.fromEntries(unknown.map(metric => [metric, 'noQuotation' as const])) },
  }
}

export const presentLine = (metrics: readonly MetricKey[], line: Line, state: Certainty): ReportLine => {
  const { before, current } = line
  const shown = { ...presentSums(metrics, line.allDays), state }
  if (!before) return shown
  const isKnown = (metric: MetricKey) => !(dependsOnRates(metric) && (before.isUnrated || current.isUnrated))
  return {
    ...shown,
    previous: presentSums(metrics, before).values,
    changes: Object.fromEntries(
      metrics.map(metric => [metric, isKnown(metric) ? changeOf(metric, current.sums, before.sums) : null]),
    ),
  }
}

const lastDayOf: Partial<Record<Dimension, (day: Day) => Day>> = {
  date: day => day,
  week: day => addDays(day, 6),
  month: lastOfMonth,
}

/** The least certain state among days; those that are not there yet have none. */
export const certaintyOfDays = ({ from, to }: DayRange, today: Day, book: RateBook): Certainty => {
  const days = daysOfRange({ from, to: earlierOf(to, laterOf(today, from)) })
  return leastCertain(days.map(day => certaintyOfDay(day, today, isClosed(book, day))))
}

/** The days of a range that a line is about. */
export const daysOfLine = (dimensions: readonly Dimension[], key: Key, range: DayRange): DayRange => {
  let { from, to } = range
  for (const [index, dimension] of dimensions.entries()) {
    const last = lastDayOf[dimension]
    if (!last) continue
    const first = toDay(String(key[index]))
    from = laterOf(from, first)
    to = earlierOf(to, last(first))
  }
  return { from, to }
}
