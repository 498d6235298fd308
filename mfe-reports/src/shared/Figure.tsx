import type { MetricKey, ReportLine } from '@candela/shared-contract'
import { NoValue } from '@candela/shared-ui'
import type { MetricFormat } from './useMetricFormat'

type FigureProps = { metric: MetricKey; line: Pick<ReportLine, 'values' | 'missing'>; metricFormat: MetricFormat }

/** A number, or the dash that says why there is none. */
export const Figure = ({ metric, line, metricFormat }: FigureProps) => {
  const value = line.values[metric]
  return value == null ? <NoValue reason={metricFormat.reasonFor(metric, line)} /> : metricFormat.text(metric, value)
}
