import { addDays, type Day, daysBetween, firstOfMonth, lastOfMonth } from '@candela/shared-contract'
import { daysOfRange } from '../report/report.days'

/** How many weeks back the same weekday is looked at, and how many of these days have to be known. */
export const FORECAST_WEEKS = 4
const NEEDED = 2

const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : 1)

/**
 * What the month may end with: what is earned so far, and for each day that is left, today among them, the weakest and
 * the strongest of the same weekday in the last four weeks. It is a range of what happened lately and no promise; where
 * less than two of those days are known there is none.
 */
export const forecastOf = (net: ReadonlyMap<string, bigint>, today: Day): { low: bigint; high: bigint } | null => {
  const past = daysOfRange({ from: firstOfMonth(today), to: addDays(today, -1) })
  const soFar = past.reduce((sum, day) => sum + (net.get(day) ?? 0n), 0n)
  let [low, high] = [soFar, soFar]
  for (const day of daysOfRange({ from: today, to: lastOfMonth(today) })) {
    const weeksAhead = Math.ceil((daysBetween(today, day) + 1) / 7)
    const same = Array.from({ length: FORECAST_WEEKS }, (_, week) => net.get(addDays(day, -7 * (week + weeksAhead))))
    const known = same.filter(value => value !== undefined)
    if (known.length < NEEDED) return null
    // What today brought already is not taken away from it.
    const already = day === today ? net.get(today) : undefined
    const raised = already === undefined ? known : known.map(value => [value, already].toSorted(ascending)[1] ?? value)
    const sorted = raised.toSorted(ascending)
    low += sorted[0] ?? 0n
    high += sorted.at(-1) ?? 0n
  }
  return { low, high }
}
