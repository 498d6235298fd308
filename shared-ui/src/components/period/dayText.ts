import { type Day, isDay, type Locale, tagOf } from '@candela/shared-contract'
import { formatDate } from '../../format'

type Part = 'day' | 'month' | 'year'

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** In which order somebody writes a day in figures. */
const orderOf = (locale: Locale): Part[] =>
  new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)

/** Figures with the month first look like another day to half of the world: there the month is a word. */
const isInFigures = (locale: Locale): boolean => orderOf(locale)[0] === 'day'

/** A day in a field: `18/11/2026`, or `18 Nov 2026` where figures could be read in two ways. */
export const dayInField = (locale: Locale, day: Day): string =>
  isInFigures(locale) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : formatDate(locale, day)

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Shorter beginnings fit more than one month. */
const LEAST_OF_NAME = 3

/** 1 to 12 for a name or its beginning; 0 for any other word. */
const monthNamed = (locale: Locale, word: string): number => {
  if (word.length < LEAST_OF_NAME) return 0
  const name = new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', month: 'long' })
  const names = Array.from({ length: 12 }, (_, month) => plain(name.format(Date.UTC(2000, month, 1))))
  return names.findIndex(each => each.startsWith(word)) + 1
}

type Figures = Record<Part, string>

/** A year of two figures may be the beginning of four. */
const dayOf = ({ day, month, year }: Figures, takesShortYear: boolean): Day | undefined => {
  if (day.length > 2 || month.length > 2) return undefined
  const whole = year.length === 2 && takesShortYear ? `20${year}` : year
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/**
 * The day that somebody typed, in the order of their language, with the month in figures or as a word, or as
 * `2026-11-18`. Figures that are no day in this order are taken in the other. A year of two figures counts once they
 * are done.
 */
export const dayFrom = (locale: Locale, typed: string, isDone = true): Day | undefined => {
  const words = plain(typed).match(/\p{L}+|\d+/gu) ?? []
  const figures = words.filter(word => /^\d/.test(word))
  const named = words.map(word => monthNamed(locale, word)).find(month => month > 0)
  if (named) figures.splice(1, 0, String(named))
  const [first = '', second = '', third = ''] = figures
  if (figures.length !== 3) return undefined
  if (first.length === 4) return dayOf({ year: first, month: second, day: third }, isDone)
  const dayFirst = dayOf({ day: first, month: second, year: third }, isDone)
  const monthFirst = dayOf({ month: first, day: second, year: third }, isDone)
  return named || isInFigures(locale) ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}
