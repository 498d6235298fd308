import type { MetricKey, ReportLine } from '@candela/shared-contract'
import { NoValue } from '@candela/shared-ui'
import type { MetricText } from './useMetricText'

type FigureProps = { metric: MetricKey; line: Pick<ReportLine, 'values' | 'missing'>; metrics: MetricText }

/** A number, or the dash that says why there is none. */
export const Figure = ({ metric, line, metrics }: FigureProps) => {
  const value = line.values[metric]
  return value == null ? <NoValue reason={metrics.reasonFor(metric, line)} /> : metrics.text(metric, value)
}
