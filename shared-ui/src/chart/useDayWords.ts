import type { Day } from '@candela/shared-contract'
import { useFormat } from '../useFormat'
import type { ChartDay } from './days'
import { chartMessages } from './messages'

const byValue = (a: ChartDay, b: ChartDay): number => Number(a.value) - Number(b.value)

/** What a chart says in words, of a day and of all of them. */
export const useDayWords = (amountOf: (value: string) => string) => {
  const t = chartMessages.useT()
  const format = useFormat()
  const amount = (value: string | null): string => (value === null ? t('unknown') : amountOf(value))

  return {
    amount,
    day: (day: Day): string => format.weekday(day),
    sentence: (shown: ChartDay | undefined): string => {
      if (!shown) return t('nothing')
      const { day, value, before, estimate, notes = [] } = shown
      return [
        `${format.weekday(day)}: ${amount(value)}`,
        ...(estimate ? [t('estimate')] : []),
        ...(before ? [`${t('before')}, ${format.weekday(before.day)}: ${amount(before.value)}`] : []),
        ...notes,
      ].join('. ')
    },
    summary: (days: readonly ChartDay[]): string => {
      const known = days.filter(({ value }) => value !== null).sort(byValue)
      const [low, high, first, last] = [known[0], known.at(-1), days[0], days.at(-1)]
      if (!low?.value || !high?.value || !first || !last) return t('nothing')
      return t('summary', {
        from: format.date(first.day),
        to: format.date(last.day),
        high: amountOf(high.value),
        highDay: format.dayOfYear(high.day),
        low: amountOf(low.value),
        lowDay: format.dayOfYear(low.day),
      })
    },
  }
}
export type DayWords = ReturnType<typeof useDayWords>
