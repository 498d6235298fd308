import { dayIn, type MetricKey, type PerformanceQuery, type ReportLine } from '@candela/shared-contract'
import type { Series } from '@candela/shared-ui/chart'
import { CHARTS, type ChartKind, TIME } from './address'
import { addsUp } from './useNames'

type Shape = Pick<PerformanceQuery, 'rows' | 'pivot' | 'metrics'>

/** Whether rows are days, weeks or months and nothing else. */
export const isAlongTime = ({ rows }: Pick<Shape, 'rows'>): boolean =>
  rows.length === 1 && rows.some(dimension => TIME.includes(dimension))

/** Which charts these rows and columns can be; a line needs two points, so a single day is drawn as bars. */
export const possibleCharts = (shape: Shape, measure: MetricKey, isOne = false): ChartKind[] => {
  const { rows, pivot, metrics } = shape
  const isTime = isAlongTime(shape)
  const hasTime = rows.some(dimension => TIME.includes(dimension))
  const is: Record<ChartKind, boolean> = {
    line: isTime && !isOne,
    stacked: isTime && !isOne && pivot !== undefined && addsUp(measure),
    bars: !hasTime || (isTime && isOne),
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

export type BarOf = { label: string; value: string | null }

/** Of a single day, what it is made of, or itself and what was before; of other rows each, the largest first. */
export const barsOf = (
  drawn: Drawn,
  measure: MetricKey,
  words: { isDay: boolean; before: string; rowName: (index: number) => string; columnName: (index: number) => string },
): BarOf[] => {
  const amountOf = (line: Numbers | null | undefined): string | null => line?.values[measure] ?? null
  const [day] = drawn.rows
  if (words.isDay && drawn.columns.length === 0) {
    const before = day?.previous?.[measure] ?? null
    const itself = { label: words.rowName(0), value: amountOf(day) }
    return numberOf(before) ? [itself, { label: words.before, value: before }] : [itself]
  }
  const bars = words.isDay
    ? drawn.columns.map((_, index) => ({ label: words.columnName(index), value: amountOf(day?.cells?.[index]) }))
    : drawn.rows.map((row, index) => ({ label: words.rowName(index), value: amountOf(row) }))
  return bars.toSorted((a, b) => Number(b.value ?? 0) - Number(a.value ?? 0))
}
