import { addDays, type Day, type Locale, tagOf, toDay } from '@candela/shared-contract'

const A_MONDAY = toDay('2026-11-02')

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)

const namesIn = (locale: Locale) => {
  const month = new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', month: 'long' })
  const short = new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', weekday: 'short' })
  const long = new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', weekday: 'long' })
  return {
    /** `November 2026`, and `novembre 2026` with a capital as well: it stands alone. */
    month: (day: Day): string => {
      const name = month.format(utc(day))
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`
    },
    /** From Monday on. */
    weekdays: Array.from({ length: 7 }, (_, at) => {
      const day = utc(addDays(A_MONDAY, at))
      return { short: short.format(day).replace('.', '').slice(0, 3), long: long.format(day) }
    }),
  }
}

const known = new Map<Locale, ReturnType<typeof namesIn>>()

/** What months and weekdays are called in a calendar. */
export const monthNames = (locale: Locale) => {
  const names = known.get(locale) ?? namesIn(locale)
  known.set(locale, names)
  return names
}
