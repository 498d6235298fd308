import type { MetricKey } from '@candela/shared-contract'
import type { ChartCell } from '@candela/shared-ui/chart'
import type { Metrics } from '../parts/useMetrics'

export const NO_CELL: ChartCell = { shown: '–', file: null }

/** A number in the table and the file of a chart: as it is read, and exactly. */
export const figureCell = (metrics: Metrics, metric: MetricKey, value: string | null | undefined): ChartCell =>
  value == null ? NO_CELL : { shown: metrics.text(metric, value), file: { exact: value } }

export const figureColumns = (metrics: Metrics, keys: readonly MetricKey[]) =>
  keys.map(metric => ({ label: metrics.labelOf(metric), numeric: true }))
