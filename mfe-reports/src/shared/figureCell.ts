import { type Currency, METRICS, type MetricKey, type ReportMeta } from '@candela/shared-contract'
import type { useFormat } from '@candela/shared-ui'
import type { ChartCell, ChartColumn } from '@candela/shared-ui/chart'
import type { MetricFormat } from './useMetricFormat'

export const NO_CELL: ChartCell = { shown: '–', file: null }

/** A number in the table and the file of a chart: as it is read, and exactly. */
export const figureCell = (
  metricFormat: MetricFormat,
  metric: MetricKey,
  value: string | null | undefined,
): ChartCell => (value == null ? NO_CELL : { shown: metricFormat.text(metric, value), file: { exact: value } })

/** A part of a whole, where there is one; for the eye, so it need not be exact. */
export const shareCell = (format: ReturnType<typeof useFormat>, part: number, whole: number): ChartCell => {
  const percent = (part / whole) * 100
  return whole > 0 ? { shown: format.percent(percent, 1), file: { exact: percent.toFixed(2) } } : NO_CELL
}

const unitOf = (metric: MetricKey, currency: Currency): string | undefined =>
  ({ money: currency, percent: '%', count: undefined, number: undefined })[METRICS[metric].unit]

/** The currency is that of the answer: old numbers may still be there when another one is asked for. */
export const figureColumn = (metricFormat: MetricFormat, metric: MetricKey, { currency }: ReportMeta): ChartColumn => ({
  label: metricFormat.labelOf(metric),
  numeric: true,
  unit: unitOf(metric, currency),
})
