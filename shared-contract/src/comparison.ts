import { addDays, type Day, dayOfMonth, daysBetween, monthsLater } from './dates'
import type { Comparison } from './entities/report'
import type { DayRange } from './period'

export type ComparedRanges = { current: DayRange; previous: DayRange }

/** So many whole weeks earlier, so that Mondays meet Mondays. */
const weeksBefore = ({ from, to }: DayRange): DayRange => {
  const shift = Math.ceil((daysBetween(from, to) + 1) / 7) * 7
  return { from: addDays(from, -shift), to: addDays(to, -shift) }
}

/** The same date a year earlier; of 29 February the 28th. */
const yearBefore = (day: Day): Day => dayOfMonth(monthsLater(day, -12), Number(day.slice(8)))

/** Which days are compared with which. Today is not over, so neither it nor what comes after it is compared. */
export const comparedRanges = (range: DayRange, mode: Comparison, today: Day): ComparedRanges | undefined => {
  const current = { from: range.from, to: range.to < today ? range.to : addDays(today, -1) }
  if (mode === 'none' || current.to < current.from) return undefined
  if (mode === 'previous') return { current, previous: weeksBefore(current) }
  return { current, previous: { from: yearBefore(current.from), to: yearBefore(current.to) } }
}
