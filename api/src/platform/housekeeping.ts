import type { FastifyBaseLogger } from 'fastify'
import { dropOldClientErrors } from '../modules/client-error/client-error.repository'
import { dropOldAttempts, dropOldVisits } from '../modules/visit-log/visit-log.chores'
import type { Database } from './db/database'
import { dropExpiredAnswers } from './once'
import { dropExpiredThrottles } from './throttle'

const EVERY_MS = 15 * 60_000

const CHORES: readonly ((database: Database) => Promise<void>)[] = [
  dropExpiredThrottles,
  dropExpiredAnswers,
  dropOldClientErrors,
  dropOldVisits,
  dropOldAttempts,
]

/** One that fails does not keep the others from their turn. */
export const keepHouse = async (database: Database, log: FastifyBaseLogger): Promise<void> => {
  for (const chore of CHORES)
    await chore(database).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
}

export const startHousekeeping = (database: Database, log: FastifyBaseLogger): (() => void) => {
  const timer = setInterval(() => void keepHouse(database, log), EVERY_MS)
  return () => clearInterval(timer)
}
