import { sql } from 'kysely'
import type { Database } from './db/database'
import { hasRows } from './record'

/** What is counted by the hour: mails, and guesses from everywhere. In seconds, as all windows. */
export const HOUR = 3600

/**
 * Counts an attempt and answers how many seconds the caller has to wait; 0 lets it through. The window starts with the
 * first attempt and does not grow while somebody keeps trying, so nobody can lock another person out for good. Kept
 * in the database: a restart forgets nothing and every process counts together.
 */
export const takeAttempt = async (
  database: Database,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<number> => {
  const { rows } = await sql<{ thr_count: number; wait: number }>`
    insert into throttles (thr_key, thr_count, thr_until)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${windowSeconds}::int))
    on conflict (thr_key) do update set
      thr_count = case when throttles.thr_until <= clock_timestamp() then 1
                       else least(throttles.thr_count + 1, ${limit + 1}::int) end,
      thr_until = case when throttles.thr_until <= clock_timestamp() then excluded.thr_until
                       else throttles.thr_until end
    returning thr_count, ceil(extract(epoch from thr_until - clock_timestamp()))::int as wait
  `.execute(database.unaudited)
  const row = rows[0]
  if (!row || row.thr_count <= limit) return 0
  return Math.max(1, row.wait)
}

/**
 * Gives whoever asks a turn after so many seconds, and answers how long that still is; 0: it is their turn. A turn stays
 * open as long as the wait was, is taken once, and asking early does not put it off.
 */
export const takeTurn = async (database: Database, key: string, waitSeconds: number): Promise<number> => {
  const wait = sql`make_interval(secs => ${waitSeconds}::int)`
  const { rows } = await sql<{ thr_count: number; wait: number }>`
    insert into throttles (thr_key, thr_count, thr_until)
    values (${key}, 1, clock_timestamp() + 2 * ${wait})
    on conflict (thr_key) do update set
      thr_count = case when throttles.thr_until - ${wait} <= clock_timestamp()
                        and throttles.thr_until > clock_timestamp() then 0 else 1 end,
      thr_until = case when throttles.thr_until - ${wait} <= clock_timestamp() then excluded.thr_until
                       else throttles.thr_until end
    returning thr_count, ceil(extract(epoch from thr_until - ${wait} - clock_timestamp()))::int as wait
  `.execute(database.unaudited)
  const row = rows[0]
  return row && row.thr_count > 0 ? Math.max(1, row.wait) : 0
}

/** Keeps a key for so long from now on. */
export const keep = async (database: Database, key: string, seconds: number): Promise<void> => {
  const thr_until = sql<string>`clock_timestamp() + make_interval(secs => ${seconds}::int)`
  await database.unaudited
    .insertInto('throttles')
    .values({ thr_key: key, thr_count: 0, thr_until })
    .onConflict(conflict => conflict.column('thr_key').doUpdateSet({ thr_until }))
    .execute()
}

export const isKept = ({ read }: Pick<Database, 'read'>, key: string): Promise<boolean> =>
  hasRows(
    read.selectFrom('throttles').where('thr_key', '=', key).where('thr_until', '>', sql<string>`clock_timestamp()`),
  )

export const forgiveAttempts = async (database: Database, key: string): Promise<void> => {
  await database.unaudited.deleteFrom('throttles').where('thr_key', '=', key).execute()
}

export const dropExpiredThrottles = async (database: Database): Promise<void> => {
  await database.unaudited.deleteFrom('throttles').where('thr_until', '<', sql<string>`clock_timestamp()`).execute()
}
