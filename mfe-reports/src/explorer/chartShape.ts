import { dayIn, type MetricKey, type PerformanceQuery, type ReportLine } from '@candela/shared-contract'
import { CHARTS, type ChartKind, TIME } from './address'
import { addsUp } from './useNames'

/** Which charts these rows and columns can be. */
export const possibleCharts = ({ rows, pivot, metrics }: PerformanceQuery, measure: MetricKey): ChartKind[] => {
  const isTime = rows.length === 1 && rows.some(dimension => TIME.includes(dimension))
  const hasTime = rows.some(dimension => TIME.includes(dimension))
  const is: Record<ChartKind, boolean> = {
    line: isTime,
    stacked: isTime && pivot !== undefined && addsUp(measure),
    bars: !hasTime,
    heat: pivot !== undefined,
    scatter: !hasTime && metrics.includes('ecpm') && metrics.includes('fill'),
  }
  return CHARTS.filter(kind => is[kind])
}

export type Series = { id: string; label: string; values: (number | null)[]; isBefore?: boolean }

const numberOf = (value: string | null | undefined): number | null => (value == null ? null : Number(value))

/** As many can be told apart by their colours. */
export const MOST_SERIES = 6

type Numbers = Pick<ReportLine, 'values' | 'previous'>
type Drawn = { rows: readonly (Numbers & { cells?: readonly (Numbers | null)[] })[]; columns: readonly unknown[] }

/** Where today is among days, for it is not over; nowhere among others. */
export const openAmong = (days: readonly unknown[], zone: string, now = new Date()): number | undefined => {
  const at = days.indexOf(dayIn(zone, now))
  return at < 0 ? undefined : at
}

/** What lines and stacks draw: the columns, or the whole and what it was before. */
export const seriesOf = (
  { rows, columns }: Drawn,
  measure: MetricKey,
  words: { whole: string; before: string; columnName: (index: number) => string },
): Series[] => {
  if (columns.length > 0)
    return columns.slice(0, MOST_SERIES).map((_, index) => ({
      id: String(index),
      label: words.columnName(index),
      values: rows.map(({ cells }) => numberOf(cells?.[index]?.values[measure])),
    }))
  const whole = { id: 'whole', label: words.whole, values: rows.map(({ values }) => numberOf(values[measure])) }
  const before = rows.map(({ previous }) => numberOf(previous?.[measure]))
  // Of nothing before there is no line along the bottom.
  return before.some(value => value !== null && value !== 0)
    ? [whole, { id: 'before', label: words.before, values: before, isBefore: true }]
    : [whole]
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round numbers from the least to the most of a scale, zero among them: three steps or four. */
export const ticksOf = (low: number, high: number): number[] => {
  const rough = (high - low) / 4 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find(each => each * power >= rough * 0.999) ?? 10)
  const first = Math.floor(low / step)
  const count = Math.max(1, Math.ceil(high / step - 1e-9) - first)
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
}

export type Band = { id: string; label: string; from: number[]; to: number[] }

/** Each on top of the one before, and what is not drawn by itself on top of all. */
export const bandsOf = (series: readonly Series[], totals: readonly (number | null)[], others: string): Band[] => {
  let base = totals.map(() => 0)
  const bands = series.map(({ id, label, values }) => {
    const from = base
    const to = from.map((start, index) => start + Math.max(0, values[index] ?? 0))
    base = to
    return { id, label, from, to }
  })
  const top = totals.map((total, index) => Math.max(base[index] ?? 0, total ?? 0))
  const hasOthers = top.some((value, index) => value - (base[index] ?? 0) > value * 1e-6)
  return hasOthers ? [...bands, { id: 'others', label: others, from: base, to: top }] : bands
}
