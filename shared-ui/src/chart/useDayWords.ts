import type { Day } from '@candela/shared-contract'
import { useFormat } from '../useFormat'
import type { ChartDay } from './days'
import { chartMessages } from './messages'

const byValue = (a: ChartDay, b: ChartDay): number => Number(a.value) - Number(b.value)

/** What a stretch of days is called by its first one: under the axis, and where there is room. */
export type StepNames = { axis: (day: Day) => string; full: (day: Day) => string }

/** What a chart says in words, of a day and of all of them. */
export const useDayWords = (amountOf: (value: string) => string, names?: StepNames) => {
  const t = chartMessages.useT()
  const format = useFormat()
  const amount = (value: string | null): string => (value === null ? t('unknown') : amountOf(value))

  const axis = names?.axis ?? format.dayOfYear
  const full = names?.full ?? format.weekday

  return {
    amount,
    axis,
    day: full,
    sentence: (shown: ChartDay | undefined): string => {
      if (!shown) return t('nothing')
      const { day, value, before, estimate, notes = [] } = shown
      return [
        `${full(day)}: ${amount(value)}`,
        ...(estimate ? [t('estimate')] : []),
        ...(before ? [`${t('before')}, ${full(before.day)}: ${amount(before.value)}`] : []),
        ...notes,
      ].join('. ')
    },
    summary: (days: readonly ChartDay[]): string => {
      const known = days.filter(({ value }) => value !== null).sort(byValue)
      const [low, high, first, last] = [known[0], known.at(-1), days[0], days.at(-1)]
      if (!low?.value || !high?.value || !first || !last) return t('nothing')
      return t('summary', {
        from: names ? full(first.day) : format.date(first.day),
        to: names ? full(last.day) : format.date(last.day),
        high: amountOf(high.value),
        highDay: axis(high.day),
        low: amountOf(low.value),
        lowDay: axis(low.day),
      })
    },
  }
}
export type DayWords = ReturnType<typeof useDayWords>
