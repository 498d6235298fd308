import { dayIn, isDay, stampIn } from '@candela/shared-contract'

/** Whoever types a time means that of the clock in front of them, which lists show as well. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const dayAndTime = (instant: string | null): [day: string, time: string] => {
  if (!instant) return ['', '']
  const [, clock = ''] = stampIn(ownZone(), new Date(instant)).split('-')
  return [dayIn(ownZone(), new Date(instant)), `${clock.slice(0, 2)}:${clock.slice(2)}`]
}

/** `9:30`, `09.30` and `09:30` are the same time. */
const TIME = /^(\d|[01]\d|2[0-3])[:.h]?([0-5]\d)$/

const timeOf = (text: string): string | undefined => {
  const [, hour, minute] = TIME.exec(text.trim()) ?? []
  return hour && minute && `${hour.padStart(2, '0')}:${minute}`
}

/** Nothing unless both are typed as they should be. */
export const instantOf = (day: string, time: string): string | null => {
  const at = timeOf(time)
  return isDay(day) && at ? new Date(`${day}T${at}`).toISOString() : null
}

/** What is wrong with a day and its time: one of them is missing, or is none. */
export const wrongMoment = (day: string, time: string): { day?: string; time?: string } => ({
  ...(!isDay(day) && { day: day ? 'invalid' : 'required' }),
  ...(!timeOf(time) && { time: time ? 'invalid' : 'required' }),
})
