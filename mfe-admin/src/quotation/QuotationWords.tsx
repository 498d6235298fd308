import { isDay, languageOf, QUOTATION_WORDS, type QuotationFacts, toDay } from '@candela/shared-contract'
import { Pill, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'

/** The words that the list has in common with the file of it. */
export const useQuotationWords = () => QUOTATION_WORDS[languageOf(useLocale())]

/** Whether the books of its month are closed. */
export const MonthPill = ({ isClosed }: { isClosed: boolean }) => {
  const { state } = useQuotationWords()
  return (
    <Pill tone={isClosed ? 'neutral' : 'info'} mark={isClosed ? 'hollow' : 'dot'}>
      {state[isClosed ? 'closed' : 'open']}
    </Pill>
  )
}

/** How people read what a quotation says. */
export const useQuotationTexts = () => {
  const format = useFormat()
  const places = (value: string) => value.split('.')[1]?.length ?? 0
  return {
    // What somebody types may be no day yet.
    day: (day: string) => (isDay(day) ? format.date(day) : day),
    shortDay: (day: string) => format.dayOfYear(toDay(day)),
    value: (value: string) => format.number(value, places(value)),
    change: ({ change }: Pick<QuotationFacts, 'change'>) =>
      change === null ? '–' : `${change.startsWith('-') ? '' : '+'}${format.percent(change)}`,
  }
}
