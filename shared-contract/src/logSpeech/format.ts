import { type Locale, tagOf } from '../locales'

/** Making a formatter is slow, using one is not: a page of the log uses the same few for every row. */
const dates = new Map<string, Intl.DateTimeFormat>()

const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale}${JSON.stringify(options)}`
  const known = dates.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), options)
  dates.set(key, known)
  return known
}

const partsOf = (locale: Locale, at: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    dateFormat(locale, options)
      .formatToParts(at)
      .map(({ type, value }) => [type, value.replace('.', '')]),
  )

const isTime = (at: Date): boolean => !Number.isNaN(at.getTime())
const midnight = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/** `18 Nov 2026`, as everywhere in the product. */
export const dayText = (locale: Locale, day: string): string => {
  const at = midnight(day)
  if (!isTime(at)) return day
  const parts = partsOf(locale, at, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
  return `${parts.day} ${parts.month} ${parts.year}`
}

/** `Nov 2026`. */
export const monthText = (locale: Locale, month: string): string => {
  const at = midnight(month)
  if (!isTime(at)) return month
  const parts = partsOf(locale, at, { timeZone: 'UTC', month: 'short', year: 'numeric' })
  return `${parts.month} ${parts.year}`
}

/** `18 Nov 2026, 14:32`, by the reader's clock unless another one is named. */
export const instantText = (locale: Locale, instant: string, timeZone?: string): string => {
  const at = new Date(instant)
  if (!isTime(at)) return instant
  const parts = partsOf(locale, at, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`
}

const isDecimal = (value: string): value is `${number}` => /^-?\d+(\.\d+)?$/.test(value)

/** Text is formatted to the digit, never through a float. */
const figureText = (locale: Locale, value: string, options: Intl.NumberFormatOptions): string =>
  isDecimal(value)
    ? new Intl.NumberFormat(tagOf(locale), { useGrouping: 'always', maximumFractionDigits: 6, ...options })
        .format(value)
        .replace('-', '\u2212')
    : value

export const numberText = (locale: Locale, value: string): string => figureText(locale, value, {})

export const percentText = (locale: Locale, value: string): string =>
  figureText(locale, value, { style: 'unit', unit: 'percent', minimumFractionDigits: 2 })

/** What is paid is paid in reais. */
export const reaisText = (locale: Locale, value: string): string =>
  figureText(locale, value, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
