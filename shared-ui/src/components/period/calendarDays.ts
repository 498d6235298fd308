import { addDays, type Day, dayOfMonth, firstOfMonth, mondayOf, monthsLater } from '@candela/shared-contract'

/** Of every month: none is higher than another, so nothing moves when months go by. */
const WEEKS = 6

type CalendarDay = { id: Day; day: Day | undefined }

/** The weeks of a month from Monday on; days of other months are empty places. */
export const weeksOf = (month: Day): { id: Day; days: CalendarDay[] }[] => {
  const start = mondayOf(firstOfMonth(month))
  return Array.from({ length: WEEKS }, (_, week) => {
    const monday = addDays(start, week * 7)
    const days = Array.from({ length: 7 }, (_, at): CalendarDay => {
      const id = addDays(monday, at)
      return { id, day: firstOfMonth(id) === firstOfMonth(month) ? id : undefined }
    })
    return { id: monday, days }
  })
}

/** The same day so many months later, or the last one of a month that is too short. */
export const sameDayLater = (day: Day, months: number): Day =>
  dayOfMonth(monthsLater(day, months), Number(day.slice(8)))

type Key = { key: string; shiftKey: boolean }

/** To which day a key leads from another; nothing when it leads nowhere. */
export const dayByKey = ({ key, shiftKey }: Key, day: Day): Day | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    case 'PageUp':
      return sameDayLater(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return sameDayLater(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

export type Limits = { first: Day; last: Day }

export const within = ({ first, last }: Limits, day: Day): Day => (day < first ? first : day > last ? last : day)
