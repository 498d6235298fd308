import { sql } from 'kysely'
import type { Database } from '../../platform/db/database'

const KEEP_DAYS = 30

export const dropOldClientErrors = async (database: Database): Promise<void> => {
  await sql`delete from client_errors
    where created_at < clock_timestamp() - make_interval(days => ${KEEP_DAYS}::int)`.execute(database.unaudited)
}
