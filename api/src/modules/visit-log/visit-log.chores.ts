import { sql } from 'kysely'
import type { Database } from '../../platform/db/database'

const KEEP_DAYS = 180

/** So many in one go: nobody waits for a table that is being emptied. */
export const CHORE_BATCH = 1_000

const dropOld = async (database: Database, table: 'visit_logs' | 'sign_in_failures'): Promise<void> => {
  let dropped = CHORE_BATCH
  while (dropped === CHORE_BATCH) {
    const { rows } = await sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)}
      where created_at < clock_timestamp() - make_interval(days => ${KEEP_DAYS}::int)
      order by created_at limit ${CHORE_BATCH}::int
    ) returning 1`.execute(database.unaudited)
    dropped = rows.length
  }
}

export const dropOldVisits = (database: Database): Promise<void> => dropOld(database, 'visit_logs')
export const dropOldAttempts = (database: Database): Promise<void> => dropOld(database, 'sign_in_failures')
