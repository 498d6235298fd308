import { addDays, type Day, type DayRange, daysBetween } from '@candela/shared-contract'

export const earlierOf = (a: Day, b: Day): Day => {
  if (a < b) return a
  return b
}

export const laterOf = (a: Day, b: Day): Day => {
  if (a > b) return a
  return b
}

export const daysOfRange = ({ from, to }: DayRange): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
