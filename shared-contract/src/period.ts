import { addDays, type Day, firstOfMonth, isDay, lastOfMonth, monthsLater, toDay, weekdayOf } from './dates'

/** Stretches of days by name, as people ask for them. They end today or lie in the past, seen from the day it is. */
export const PERIODS = [
  'today',
  'yesterday',
  'last5',
  'last7',
  'last30',
  'last90',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'sameMonthLastYear',
] as const
export type PeriodName = (typeof PERIODS)[number]
export type DayRange = { from: Day; to: Day }

/** The whole month that lies so many months before the one of a day. */
const monthBefore = (day: Day, count: number): DayRange => {
  const from = monthsLater(day, -count)
  return { from, to: lastOfMonth(from) }
}

/** Weeks begin on Monday. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

const RANGE_OF: Record<PeriodName, (today: Day) => DayRange> = {
  today: today => ({ from: today, to: today }),
  yesterday: today => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last5: today => ({ from: addDays(today, -4), to: today }),
  last7: today => ({ from: addDays(today, -6), to: today }),
  last30: today => ({ from: addDays(today, -29), to: today }),
  last90: today => ({ from: addDays(today, -89), to: today }),
  thisWeek: today => ({ from: mondayOf(today), to: today }),
  lastWeek: today => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  thisMonth: today => ({ from: firstOfMonth(today), to: today }),
  lastMonth: today => monthBefore(today, 1),
  sameMonthLastYear: today => monthBefore(today, 12),
}

const isName = (text: string): text is PeriodName => PERIODS.some(name => name === text)

/**
 * Nothing is older, and nobody looks further ahead. Days are counted on and back from a period, to the end of its month
 * and to what it is compared with: all of that has to stay within years of four digits.
 */
export const FIRST_DAY = toDay('2000-01-01')
export const LAST_DAY = toDay('2099-12-31')

const isWithin = (from: string, to: string): boolean => FIRST_DAY <= from && from <= to && to <= LAST_DAY

/** `last7`, or two days: `2026-11-01..2026-11-07`. Undefined for anything else. */
export const rangeOf = (text: string, today: Day): DayRange | undefined => {
  if (isName(text)) return RANGE_OF[text](today)
  const [from = '', to = '', ...more] = text.split('..')
  return more.length === 0 && isDay(from) && isDay(to) && isWithin(from, to) ? { from, to } : undefined
}
