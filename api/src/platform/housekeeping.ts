import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './db/database'
import type { TableName } from './db/schema'
import { dropExpiredAnswers } from './idempotency'
import { dropExpiredThrottles } from './throttle'

const EVERY_MS = 15 * 60_000

/** So many in one go: nobody waits for a table that is being emptied. */
export const CHORE_BATCH = 1_000

export type Chore = (database: Database) => Promise<void>

/** Empties a log of what is older than so many days. */
export const dropOlder =
  (table: TableName, days: number, at = 'created_at'): Chore =>
  async database => {
    let dropped = CHORE_BATCH
    while (dropped === CHORE_BATCH) {
      const { rows } = await sql`delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)}
        where ${sql.ref(at)} < clock_timestamp() - make_interval(days => ${days}::int)
        order by ${sql.ref(at)} limit ${CHORE_BATCH}::int
      ) returning 1`.execute(database.unaudited)
      dropped = rows.length
    }
  }

/** Empties a table of what is of no use any more. */
export const dropWhere =
  (table: TableName, condition: RawBuilder<SqlBool>): Chore =>
  async database => {
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(database.unaudited)
  }

/** One that fails does not keep the others from their turn. */
export const keepHouse = async (
  database: Database,
  log: FastifyBaseLogger,
  chores: readonly Chore[],
): Promise<void> => {
  for (const chore of [dropExpiredThrottles, dropExpiredAnswers, ...chores])
    await chore(database).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
}

export const startHousekeeping = (
  database: Database,
  log: FastifyBaseLogger,
  chores: readonly Chore[],
): (() => void) => {
  const timer = setInterval(() => void keepHouse(database, log, chores), EVERY_MS)
  return () => clearInterval(timer)
}
