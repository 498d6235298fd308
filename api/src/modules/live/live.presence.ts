import type { Ctx } from '../../platform/context'
import type { Database, Reader } from '../../platform/db/database'
import { forgiveAttempts, isKept, keep } from '../../platform/throttle'
import { isStaff } from '../reach'

/** Longer than streams are silent: each of them says again that its reader is there. */
const KEPT_SECONDS = 45

const keyOf = (userId: number) => `present:${userId}`

/** How many streams of a person this process has. */
const streamsOf = new WeakMap<Database, Map<number, number>>()

const count = (database: Database, userId: number, more: 1 | -1): number => {
  const counts = streamsOf.get(database) ?? new Map<number, number>()
  streamsOf.set(database, counts)
  const now = (counts.get(userId) ?? 0) + more
  if (now > 0) counts.set(userId, now)
  else counts.delete(userId)
  return now
}

/** Who is asked for: staff, in person. Whoever looks as them is not them. */
const isAskedFor = ({ actor: { scope, viewedBy } }: Ctx): boolean => isStaff({ scope }) && !viewedBy

/** Notes that somebody has the product open, in the database: people may be connected to different processes. */
export const presenceOf = (ctx: Ctx) => {
  const { database, log } = ctx.app
  const { id } = ctx.actor
  if (!isAskedFor(ctx)) return { stays: async () => undefined, leaves: () => undefined }
  count(database, id, 1)
  return {
    stays: () => keep(database, keyOf(id), KEPT_SECONDS),
    /** Nobody waits for it: a process that ends may have no database any more, and the note ends by itself. */
    leaves: (): void => {
      if (count(database, id, -1) > 0) return
      // What another process knows of them it says with its next sign of life.
      forgiveAttempts(database, keyOf(id)).catch((error: unknown) => log.debug({ err: error }, 'not noted as gone'))
    },
  }
}

/** Whether they have the product open at this moment. */
export const isPresent = (read: Reader, userId: number): Promise<boolean> => isKept({ read }, keyOf(userId))
