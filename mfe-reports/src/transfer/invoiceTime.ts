import { dayIn, instantIn, isDay, PLATFORM_ZONE, stampIn } from '@candela/shared-contract'

const TIME = /^([01]?\d|2[0-3])[:h.]([0-5]\d)(?:[:.]([0-5]\d))?$/
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** A day and a time as the clocks of the platform show them; what is none is empty. */
export type InvoiceTime = { day: string; time: string }

/** The next full minute: who sends it now sends it no earlier. */
export const nextMinute = (now: Date): InvoiceTime => {
  const next = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS)
  const [, clock = ''] = stampIn(PLATFORM_ZONE, next).split('-')
  return { day: dayIn(PLATFORM_ZONE, next), time: `${clock.slice(0, 2)}:${clock.slice(2)}` }
}

export const isTime = (text: string): boolean => TIME.test(text.trim())

/** When that is; undefined for what is no day or no time. Seconds count. */
export const instantOf = ({ day, time }: InvoiceTime): Date | undefined => {
  const said = TIME.exec(time.trim())
  if (!said || !isDay(day)) return undefined
  const [hour, minute, second] = said.slice(1).map(part => Number(part ?? 0)) as [number, number, number]
  return new Date(instantIn(PLATFORM_ZONE, day, hour).getTime() + minute * MINUTE_MS + second * SECOND_MS)
}
