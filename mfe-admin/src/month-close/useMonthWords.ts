import { tagOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'

/** `2026-10` as people say it. */
export const useMonthWords = (): ((month: string) => string) => {
  const format = new Intl.DateTimeFormat(tagOf(useLocale()), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month => format.format(new Date(`${month}-01T00:00:00Z`))
}

/** A sentence or a row begins with it: only in English every month has a capital. */
export const atStart = (month: string): string => month.charAt(0).toUpperCase() + month.slice(1)
