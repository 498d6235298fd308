import { addDays, addSums, type Day, type DayRange, firstOfMonth, lastOfMonth } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { earlierOf, laterOf } from './report.days'
import { readSums, type SumGroup, type SumQuery } from './report.sums'

const clipped = <P extends DayRange>(parts: readonly P[], from: Day, to: Day): P[] =>
  parts
    .filter(part => part.from <= to && part.to >= from)
    .map(part => ({ ...part, from: laterOf(part.from, from), to: earlierOf(part.to, to) }))

/** The same query about one calendar month at a time; roll-ups of months are of the first day of theirs. */
const months = (query: SumQuery): SumQuery[] => {
  const starts = query.parts.map(({ from }) => from)
  const end = query.parts.map(({ to }) => to).reduce(laterOf)
  const found: SumQuery[] = []
  for (let from = firstOfMonth(starts.reduce(earlierOf)); from <= end; from = addDays(lastOfMonth(from), 1)) {
    const to = lastOfMonth(from)
    const parts = clipped(query.parts, from, to)
    if (parts.length > 0) found.push({ ...query, parts, pageviewDays: clipped(query.pageviewDays, from, to) })
  }
  return found
}

const together = (one: SumGroup, other: SumGroup): SumGroup => ({
  ...one,
  sums: addSums(one.sums, other.sums),
  currencies: [...new Set([...one.currencies, ...other.currencies])],
  isUnrated: one.isUnrated || other.isUnrated,
})

/**
 * What `readSums` answers, month by month: no statement reads more facts than those of a month, so on the embedded engine
 * others have their turn between two of them. It ends where there are more than `most`.
 */
export const readSumsByMonth = async (read: Reader, query: SumQuery, most = Infinity): Promise<SumGroup[]> => {
  const found = new Map<string, SumGroup>()
  for (const month of months(query)) {
    for (const group of await readSums(read, month, Number.isFinite(most) ? most : undefined)) {
      const key = JSON.stringify([group.bucket, ...group.key])
      const before = found.get(key)
      found.set(key, before ? together(before, group) : group)
    }
    if (found.size > most) break
  }
  return [...found.values()]
}
