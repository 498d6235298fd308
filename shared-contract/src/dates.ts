/** A calendar day, `YYYY-MM-DD`, end to end. It has no time and no zone, so it never becomes a `Date`. */
export type Day = string & { readonly __day: true }

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

export const isDay = (value: string): value is Day => {
  const match = DAY.exec(value)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export const toDay = (value: string): Day => {
  if (!isDay(value)) throw new RangeError(`not a day: ${value}`)
  return value
}

const utc = (day: Day): number => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day

const DAY_MS = 86_400_000

export const addDays = (day: Day, count: number): Day => fromUtc(utc(day) + count * DAY_MS)

export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / DAY_MS)

/** 0 Sunday … 6 Saturday, as the weekly schedule counts them. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay()

const HOUR_MS = 3_600_000

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01` as Day

/** The first day of the month that lies so many months later, or earlier. */
export const monthsLater = (day: Day, count: number): Day =>
  fromUtc(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1))

export const lastOfMonth = (day: Day): Day => addDays(monthsLater(day, 1), -1)

export const daysInMonth = (day: Day): number => Number(lastOfMonth(day).slice(8))

/** A day of the month by its number; the last one where the month is too short. */
export const dayOfMonth = (month: Day, number: number): Day =>
  addDays(firstOfMonth(month), Math.min(number, daysInMonth(month)) - 1)

/** Where the days of the platform itself begin and end; accounts have zones of their own. */
export const PLATFORM_ZONE = 'America/Sao_Paulo'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Clocks are slow to make and used again and again. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

/** What the clocks of a zone show at an instant, as if that were UTC. */
const shownIn = (timeZone: string, time: number): number => {
  const parts = clockOf(timeZone).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(each => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** The day it is in a zone, at an instant. */
export const dayIn = (timeZone: string, instant: Date): Day => fromUtc(shownIn(timeZone, instant.getTime()))

/** The day it is in a zone now: who asks again after midnight is told another one. */
export const todayIn = (timeZone: string): Day => dayIn(timeZone, new Date())

/** The minute that the clocks of a zone show, as names of files have it: `20261121-0412`. */
export const stampIn = (timeZone: string, instant: Date): string => {
  const shown = new Date(shownIn(timeZone, instant.getTime())).toISOString()
  return `${shown.slice(0, 10).replaceAll('-', '')}-${shown.slice(11, 16).replace(':', '')}`
}

/**
 * When the clocks of a zone show an hour of a day; 9.5 is half past nine. An hour that comes twice is the first of both; one that is
 * skipped, such as midnight where summer time begins at midnight, is the moment at which clocks jump over it.
 */
export const instantIn = (timeZone: string, day: Day, hour: number): Date => {
  const shown = utc(day) + Math.round(hour * HOUR_MS)
  const aheadAt = (time: number) => shownIn(timeZone, time) - time
  const [before, after] = [shown - aheadAt(shown - DAY_MS), shown - aheadAt(shown + DAY_MS)]
  return new Date([before, after].find(time => shownIn(timeZone, time) === shown) ?? before)
}
