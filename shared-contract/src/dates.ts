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

/** The day it is in a zone, at an instant. */
export const dayIn = (timeZone: string, instant: Date): Day => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return toDay(parts.format(instant))
}
