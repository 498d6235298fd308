import type { Currency, Day, Locale } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDeadline,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRecent,
  formatShort,
  formatTime,
  formatWeekday,
} from './format'

const formatsIn = (locale: Locale) => ({
  date: (day: Day) => formatDate(locale, day),
  dayOfYear: (day: Day) => formatDayOfYear(locale, day),
  weekday: (day: Day) => formatWeekday(locale, day),
  dateTime: (instant: string | Date, timeZone?: string) => formatDateTime(locale, instant, timeZone),
  deadline: (instant: string | Date, zone: string) => formatDeadline(locale, instant, zone),
  time: (instant: string | Date, timeZone?: string) => formatTime(locale, instant, timeZone),
  recent: (instant: string | Date, timeZone?: string) => formatRecent(locale, instant, timeZone),
  number: (value: Parameters<typeof formatNumber>[1], places?: number) => formatNumber(locale, value, places),
  short: (value: number) => formatShort(locale, value),
  money: (currency: Currency, amount: Parameters<typeof formatMoney>[2], places?: number) =>
    formatMoney(locale, currency, amount, places),
  percent: (value: Parameters<typeof formatPercent>[1], places?: number) => formatPercent(locale, value, places),
})

const formats = new Map<Locale, ReturnType<typeof formatsIn>>()

/** The formats in the language of the interface: the same object wherever it is asked for. */
export const useFormat = () => {
  const locale = useLocale()
  const known = formats.get(locale) ?? formatsIn(locale)
  formats.set(locale, known)
  return known
}
