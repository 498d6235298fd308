import { type Certainty, type Currency, METRICS, type MetricKey, type ReportLine } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { useMemo } from 'react'
import { reportMessages } from '../i18n/messages'

/** Numbers as people read them: their names, their units, and why one is not there. */
export const useMetricFormat = (currency: Currency) => {
  const t = reportMessages.useT()
  const format = useFormat()
  return useMemo(() => {
    const money = (value: string): string => format.money(currency, value)
    const text = (metric: MetricKey, value: string): string => {
      switch (METRICS[metric].unit) {
        case 'money':
          return money(value)
        case 'count':
          return format.number(value)
        case 'percent':
          return format.percent(value)
        case 'number':
          return format.number(value, 2)
      }
    }
    return {
      labelOf: (metric: MetricKey): string => t(`numbers.metrics.${metric}.label`),
      helpOf: (metric: MetricKey): string => t(`numbers.metrics.${metric}.help`),
      state: (state: Certainty) => ({
        label: t(`numbers.states.${state}.label`),
        help: t(`numbers.states.${state}.help`),
      }),
      money,
      text,
      /** Why there is no number. */
      reasonFor: (metric: MetricKey, { missing }: Pick<ReportLine, 'missing'>): string => {
        const reason = missing[metric]
        return reason ? t(`numbers.missing.${reason}`) : t('dashboard.unknown')
      },
    }
  }, [t, format, currency])
}
export type MetricFormat = ReturnType<typeof useMetricFormat>
