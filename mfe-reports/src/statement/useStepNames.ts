import { addDays, type Day, type StatementStep, tagOf } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import type { StepNames } from '@candela/shared-ui/chart'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a day, a week or a month is called by its first day. */
export const useStepNames = (step: StatementStep): StepNames => {
  const locale = useLocale()
  const format = useFormat()
  return useMemo((): StepNames => {
    if (step === 'month') {
      const named = (month: 'short' | 'long') => {
        const words = new Intl.DateTimeFormat(tagOf(locale), { month, year: 'numeric', timeZone: 'UTC' })
        return (day: Day) => capital(words.format(new Date(`${day}T00:00:00Z`)).replace('.', ''))
      }
      return { axis: named('short'), full: named('long') }
    }
    if (step === 'week')
      return {
        axis: format.dayOfYear,
        full: day => `${format.dayOfYear(day)} – ${format.date(addDays(day, 6))}`,
      }
    return { axis: format.dayOfYear, full: format.weekday }
  }, [step, locale, format])
}
