import { tagOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'

/** What the days of the week are called: 0 is Sunday. */
export const useDays = (length: 'short' | 'long'): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(tagOf(useLocale()), { weekday: length, timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  return day => format.format(new Date(Date.UTC(1970, 0, 4 + day)))
}
