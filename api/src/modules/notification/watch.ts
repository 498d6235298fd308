import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/database'
import type { LiveEvents } from '../../platform/live-events'

const EVERY_MS = 1_000
const AT_ONCE = 5_000

type Watching = { database: Database; liveEvents: LiveEvents; log: FastifyBaseLogger }

/**
 * Tells this process of what another one brought to people. Two of them may store in another order than they counted: what
 * is missed so is found by the next beat of a stream.
 */
export const createWatch = ({ database, liveEvents }: Omit<Watching, 'log'>): (() => Promise<void>) => {
  let seen: number | null = null
  return async () => {
    const newest = await database.read
      .selectFrom('user_notifications')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    const known = seen
    seen = newest?.id ?? 0
    if (known === null || known === seen) return
    const rows = await database.read
      .selectFrom('user_notifications')
      .where('id', '>', known)
      .select('usn_id_user as notified')
      .distinct()
      .limit(AT_ONCE)
      .execute()
    liveEvents.tell(rows)
  }
}

/** The embedded database has one process alone, which hears of everything by itself. */
export const startWatch = ({ database, liveEvents, log }: Watching): (() => void) => {
  if (database.engine === 'pglite') return () => undefined
  const look = createWatch({ database, liveEvents })
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'notifications of other processes not seen'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}
