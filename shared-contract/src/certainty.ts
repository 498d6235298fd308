import { type Day, daysBetween } from './dates'
import type { Certainty } from './entities/report'

/** How many days networks still correct what they said of a day. */
const RESTATED_FOR = 15

export const certaintyOfDay = (day: Day, today: Day, isClosedMonth: boolean): Certainty => {
  if (isClosedMonth) return 'closed'
  return daysBetween(day, today) > RESTATED_FOR ? 'final' : 'estimated'
}

/** The least certain of some; nothing at all may still come, so it is estimated. */
export const leastCertain = (certainties: Iterable<Certainty>): Certainty => {
  const all = new Set(certainties)
  if (all.has('estimated') || all.size === 0) return 'estimated'
  return all.has('final') ? 'final' : 'closed'
}
