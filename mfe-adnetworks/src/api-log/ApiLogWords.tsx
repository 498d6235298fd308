import {
  API_LOG_WORDS,
  type ApiLog,
  type ApiLogError,
  type ApiLogResult,
  type Currency,
  languageOf,
  tagOf,
  toDay,
} from '@candela/shared-contract'
import { NoValue, Pill, type PillProps, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'

const LOOKS: Record<ApiLogResult, Pick<PillProps, 'tone' | 'mark'>> = {
  ok: { tone: 'success' },
  empty: { tone: 'neutral', mark: 'hollow' },
  partial: { tone: 'warning' },
  rate_limited: { tone: 'warning' },
  timeout: { tone: 'warning', mark: 'hollow' },
  auth_error: { tone: 'danger', mark: 'square' },
  schema_changed: { tone: 'danger', mark: 'square' },
  error: { tone: 'danger', mark: 'square' },
}

export const ResultPill = ({ result }: { result: ApiLogResult }) => (
  <Pill {...LOOKS[result]}>{API_LOG_WORDS[languageOf(useLocale())].result[result]}</Pill>
)

/** How runs are read. */
export const useRunWords = () => {
  const t = adNetworkMessages.useT()
  const locale = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const words = API_LOG_WORDS[languageOf(locale)]
    const unit = (name: 'millisecond' | 'second', value: number, digits = 0) =>
      new Intl.NumberFormat(tagOf(locale), {
        style: 'unit',
        unit: name,
        maximumFractionDigits: digits,
      }).format(value)
    return {
      ...words,
      websiteOf: ({ apl_id_website, anw_name }: Pick<ApiLog, 'apl_id_website' | 'anw_name'>) =>
        apl_id_website === null ? words.anyWebsite : (anw_name ?? '–'),
      daysOf: ({ apl_from, apl_to }: Pick<ApiLog, 'apl_from' | 'apl_to'>) => {
        if (apl_from === null || apl_to === null) return undefined
        const [from, to] = [apl_from, apl_to].map(day => format.dayOfYear(toDay(day)))
        return from === to ? to : `${from} – ${to}`
      },
      httpOf: ({ apl_http_status: status }: Pick<ApiLog, 'apl_http_status'>) =>
        status === null ? t('apiLog.noAnswer') : String(status),
      durationOf: ({ duration }: Pick<ApiLog, 'duration'>) =>
        duration < 1_000 ? unit('millisecond', duration) : unit('second', duration / 1_000, 1),
      reasonOf: (error: ApiLogError | null) => (error ? words.error[error] : '–'),
    }
  }, [t, locale, format])
}

const Amounts = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
`

/** By how much money that was known already changed: a line per currency, which are never added up. */
export const MoneyChanged = ({ restated }: { restated: ApiLog['apl_restated'] }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  if (restated === null) return <NoValue reason={t('apiLog.notShown')} />
  const amounts = Object.entries(restated)
  if (amounts.length === 0) return '–'
  return (
    <Amounts>
      {amounts.map(([currency, amount]) => (
        <span key={currency}>
          {amount.startsWith('-') ? '' : '+'}
          {format.money(currency as Currency, amount)}
        </span>
      ))}
    </Amounts>
  )
}
