import { addDays, dayIn, daysBetween, instantIn, type WorkHours, weekdayOf } from '@candela/shared-contract'

export type Stretch = { from: Date; to: Date }

const hourOf = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60

/** When somebody works at a moment, or next, by the clocks of their zone on that very day. */
export const nextStretch = ({ woh_days, woh_from, woh_to, woh_zone }: WorkHours, now: Date): Stretch | null => {
  const today = dayIn(woh_zone, now)
  // What began yesterday may not be over, and of one day a week the next is a week away.
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead)
    if (!woh_days.includes(weekdayOf(day))) continue
    const last = woh_to > woh_from ? day : addDays(day, 1)
    const stretch = {
      from: instantIn(woh_zone, day, hourOf(woh_from)),
      to: instantIn(woh_zone, last, hourOf(woh_to)),
    }
    if (stretch.to > now) return stretch
  }
  return null
}

export type When = 'now' | 'today' | 'tomorrow' | 'later'

/** When that begins, as its reader says it in the zone where they are. */
export const whenOf = ({ from }: Stretch, now: Date, zone: string): When => {
  if (from <= now) return 'now'
  const away = daysBetween(dayIn(zone, now), dayIn(zone, from))
  return away === 0 ? 'today' : away === 1 ? 'tomorrow' : 'later'
}
