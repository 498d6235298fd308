import { type Currency, type Day, dayIn, type Locale, PLATFORM_ZONE, tagOf } from '@candela/shared-contract'

/** A number, or decimal text as the contract has it: `12.50`. Text is formatted to the digit, never through a float. */
type Decimal = number | bigint | string

/** A minus as wide as a plus, so that columns of figures line up. */
const MINUS = '\u2212'

/** Making a formatter is slow, using one is not: a list uses the same few for every row. */
const keeping = <O extends object, F>(make: (tag: string, options: O) => F) => {
  const kept = new Map<string, F>()
  return (locale: Locale, options: O): F => {
    const key = `${locale}${JSON.stringify(options)}`
    const known = kept.get(key)
    if (known) return known
    const format = make(tagOf(locale), options)
    kept.set(key, format)
    return format
  }
}

const numberFormat = keeping((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
const dateFormat = keeping((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
const relativeFormat = keeping(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)

/** Spanish and Italian group from five digits on; in a column `4.886` stands below `54.886`. */
const GROUPED = { useGrouping: 'always' } as const

const withTrueMinus = (format: Intl.NumberFormat, value: Decimal): string =>
  format.format(value as number | bigint | Intl.StringNumericLiteral).replace('-', MINUS)

/** Exactly `places` digits after the separator. */
export const formatNumber = (locale: Locale, value: Decimal, places = 0): string =>
  withTrueMinus(
    numberFormat(locale, { ...GROUPED, minimumFractionDigits: places, maximumFractionDigits: places }),
    value,
  )

/** The separators follow the language, the symbol follows the currency. */
export const formatMoney = (locale: Locale, currency: Currency, amount: Decimal, places = 2): string =>
  withTrueMinus(
    numberFormat(locale, {
      ...GROUPED,
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      // As the server rounds.
      roundingMode: 'halfEven',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }),
    amount,
  )

/** A value that already is percent: `12.5` is 12.50%. */
export const formatPercent = (locale: Locale, value: Decimal, places = 2): string =>
  withTrueMinus(
    numberFormat(locale, {
      style: 'unit',
      unit: 'percent',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }),
    value,
  )

/** `6k`, `1.2M`: for the axis of a chart and nowhere else. */
export const formatShort = (locale: Locale, value: number): string =>
  withTrueMinus(numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }), value)

const dateParts = (locale: Locale, date: Date, timeZone: string | undefined) => {
  const format = dateFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(date).map(part => [part.type, part.value]))
}

/** `14:32`, in the given time zone or in the reader's own. */
export const formatTime = (locale: Locale, instant: string | Date, timeZone?: string): string => {
  const { hour, minute } = dateParts(locale, new Date(instant), timeZone)
  return `${hour}:${minute}`
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const dayText = ({ day, month, year }: Record<string, string>) => `${day} ${month?.replace('.', '')} ${year}`

/** `18 Nov 2026` in every language: short enough for a column, and no order to be confused about. */
export const formatDate = (locale: Locale, day: Day): string =>
  dayText(dateParts(locale, new Date(`${day}T00:00:00Z`), 'UTC'))

/** `18 Nov`, where the year is known. */
export const formatDayOfYear = (locale: Locale, day: Day): string => {
  const { day: number, month } = dateParts(locale, new Date(`${day}T00:00:00Z`), 'UTC')
  return `${number} ${month?.replace('.', '')}`
}

/** `Wed 18 Nov 2026`. */
export const formatWeekday = (locale: Locale, day: Day): string => {
  const weekday = dateFormat(locale, { timeZone: 'UTC', weekday: 'short' }).format(new Date(`${day}T00:00:00Z`))
  return `${sentenceCase(weekday.replace('.', ''))} ${formatDate(locale, day)}`
}

/** `18 Nov 2026, 14:32`, in the given time zone or in the reader's own. */
export const formatDateTime = (locale: Locale, instant: string | Date, timeZone?: string): string => {
  const parts = dateParts(locale, new Date(instant), timeZone)
  return `${dayText(parts)}, ${parts.hour}:${parts.minute}`
}

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * A deadline by the platform's clocks, and by those of a place where they show something else:
 * `9 Nov 2026, 18:00 (Sao Paulo) · 21:00 (Lisbon)`.
 */
export const formatDeadline = (locale: Locale, instant: string | Date, zone: string): string => {
  const [platform, there] = [PLATFORM_ZONE, zone].map(each => formatDateTime(locale, instant, each))
  const said = `${platform} (${cityOf(PLATFORM_ZONE)})`
  if (there === platform) return said
  const isSameDay = dayIn(zone, new Date(instant)) === dayIn(PLATFORM_ZONE, new Date(instant))
  return `${said} · ${isSameDay ? formatTime(locale, instant, zone) : there} (${cityOf(zone)})`
}

/** `Today, 13:52`, `Yesterday, 18:20`, and the day before that as `18 Nov 2026`. */
export const formatRecent = (locale: Locale, instant: string | Date, timeZone?: string, now = new Date()): string => {
  const dayOf = (date: Date) => {
    const { day, month, year } = dateParts(locale, date, timeZone)
    return dayText({ day, month, year } as Record<string, string>)
  }
  const date = new Date(instant)
  const daysAgo = [0, 1].find(days => dayOf(new Date(now.getTime() - days * 86_400_000)) === dayOf(date))
  if (daysAgo === undefined) return dayOf(date)
  const word = relativeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day')
  return `${sentenceCase(word)}, ${formatTime(locale, date, timeZone)}`
}
