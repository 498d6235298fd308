import type { MetricKey } from '@candela/shared-contract'
import { useMemo } from 'react'
import type { MetricFormat } from '../shared/useMetricFormat'
import { reportPageMessages } from './messages'

const SHORTENED = [
  'net',
  'gross',
  'revshare_pct',
  'total_requests',
  'fill',
  'imp_per_page',
] as const satisfies MetricKey[]

/** What the column of a number is called, and in short where its name would need two lines. */
export const useHeadings = (metricFormat: MetricFormat) => {
  const t = reportPageMessages.useT()
  return useMemo(
    () =>
      (metric: MetricKey): { label: string; short?: string } => {
        const label = metricFormat.labelOf(metric)
        const shortened = SHORTENED.find(each => each === metric)
        return shortened ? { label, short: t(`head.${shortened}`) } : { label }
      },
    [t, metricFormat],
  )
}
