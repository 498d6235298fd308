import * as z from 'zod/mini'
import { isDay } from './dates'

const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z$/

const isInstant = (text: string): boolean => INSTANT.test(text) && isDay(text.slice(0, 10))

/** A time that somebody says, in UTC. */
export const saidMoment = z.string().check(
  z.maxLength(27, { error: 'invalid', abort: true }),
  z.refine(text => isInstant(text) && text >= '2000', { error: 'invalid' }),
)

/** One that somebody chooses; null where there is none. */
export const moment = z.nullable(saidMoment)
