import * as z from 'zod/mini'
import { addDays, type Day, isDay, weekdayOf } from './dates'

/** Stretches of days by name, as people ask for them. They end today or lie in the past, seen from the day it is. */
export const PERIODS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'last90',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const
export type PeriodName = (typeof PERIODS)[number]
export type DayRange = { from: Day; to: Day }

/** Where the days of the platform itself begin and end; accounts have zones of their own. */
export const PLATFORM_ZONE = 'America/Sao_Paulo'

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01` as Day

/** Weeks begin on Monday. */
const monday = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

const RANGE_OF: Record<PeriodName, (today: Day) => DayRange> = {
  today: today => ({ from: today, to: today }),
  yesterday: today => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7: today => ({ from: addDays(today, -6), to: today }),
  last30: today => ({ from: addDays(today, -29), to: today }),
  last90: today => ({ from: addDays(today, -89), to: today }),
  thisWeek: today => ({ from: monday(today), to: today }),
  lastWeek: today => ({ from: addDays(monday(today), -7), to: addDays(monday(today), -1) }),
  thisMonth: today => ({ from: firstOfMonth(today), to: today }),
  lastMonth: today => {
    const to = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
}

const isName = (text: string): text is PeriodName => PERIODS.some(name => name === text)

/** `last7`, or two days: `2026-11-01..2026-11-07`. Undefined for anything else. */
export const rangeOf = (text: string, today: Day): DayRange | undefined => {
  if (isName(text)) return RANGE_OF[text](today)
  const [from = '', to = '', ...more] = text.split('..')
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined
}

/** Of a list's filters: one stretch of days. Two days the wrong way round are refused as what they are. */
export const period = z.optional(
  z
    .array(z.string().check(z.refine(text => rangeOf(text, '2000-01-01' as Day) !== undefined, { error: 'period' })))
    .check(z.maxLength(1)),
)
