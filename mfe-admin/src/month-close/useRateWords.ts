import { QUOTED_CURRENCIES, type QuotedCurrency } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { adminMessages } from '../i18n/messages'

type MonthRate = { currency: QuotedCurrency; value: string }

/** The same order wherever they stand. */
export const inOrder = (rates: readonly MonthRate[]): MonthRate[] =>
  QUOTED_CURRENCIES.flatMap(currency => rates.filter(rate => rate.currency === currency))

/** A rate with the decimals that it has. */
export const useRate = (): ((value: string) => string) => {
  const format = useFormat()
  return value => format.number(value, value.split('.')[1]?.length ?? 0)
}

/** The rates of a month in one line. */
export const useRateWords = (): ((rates: readonly MonthRate[]) => string) => {
  const t = adminMessages.useT()
  const rate = useRate()
  return rates =>
    inOrder(rates)
      .map(({ currency, value }) => t('monthClose.confirm.rate', { currency, value: rate(value) }))
      .join(' · ')
}
