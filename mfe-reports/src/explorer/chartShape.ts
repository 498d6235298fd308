import { dayIn, type MetricKey, type PerformanceQuery, type ReportLine } from '@candela/shared-contract'
import type { Series } from '@candela/shared-ui/chart'
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
