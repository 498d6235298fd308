import { type Day, tagOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'

/** `November` of a day in it. */
export const useMonthName = (): ((day: Day) => string) => {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', timeZone: 'UTC' })
    return day => format.format(new Date(`${day}T00:00:00Z`))
  }, [locale])
}
