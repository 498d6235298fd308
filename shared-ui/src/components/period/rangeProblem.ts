import { type Day, daysBetween, isDay } from '@candela/shared-contract'
import type { Limits } from './calendarDays'

/** Which of two days was typed last: what they are wrong together is said there. */
export type Side = 'from' | 'to'

export type RangeProblem = {
  side: Side
  words:
    | 'fromNeeded'
    | 'toNeeded'
    | 'fromInvalid'
    | 'toInvalid'
    | 'fromTooEarly'
    | 'toTooEarly'
    | 'fromTooLate'
    | 'toTooLate'
    | 'fromAfterTo'
    | 'wrongOrder'
    | 'tooLong'
}

export type RangeRules = Limits & { maxDays: number }

/** What is wrong with one of two days by itself. */
const problemOf = (side: Side, text: string, { first, last }: RangeRules): RangeProblem | null => {
  if (text === '') return { side, words: `${side}Needed` }
  if (!isDay(text)) return { side, words: `${side}Invalid` }
  if (text < first) return { side, words: `${side}TooEarly` }
  if (text > last) return { side, words: `${side}TooLate` }
  return null
}

/** Why two days are no period that may be asked for. */
export const rangeProblem = (from: string, to: string, edited: Side, rules: RangeRules): RangeProblem | null => {
  const own = problemOf('from', from, rules) ?? problemOf('to', to, rules)
  if (own) return own
  if (from > to) return edited === 'from' ? { side: 'from', words: 'fromAfterTo' } : { side: 'to', words: 'wrongOrder' }
  return daysBetween(from as Day, to as Day) >= rules.maxDays ? { side: 'to', words: 'tooLong' } : null
}
