import { toDay } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'

/** How people read what a quotation says: as many decimals as it has. */
export const useQuotationTexts = () => {
  const format = useFormat()
  const value = (text: string | null): string =>
    text === null ? '–' : format.number(text, text.split('.')[1]?.length ?? 0)
  return {
    value,
    day: (day: string): string => format.date(toDay(day)),
    shortDay: (day: string): string => format.dayOfYear(toDay(day)),
    change: (text: string | null): string =>
      text === null ? '–' : `${text.startsWith('-') ? '' : '+'}${format.percent(text)}`,
  }
}
