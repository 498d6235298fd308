import { type Expression, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import type { AuditRules } from '../audit'
import type { Engine, Session } from './engine'
import { DatabaseAway } from './faults'
import type { IdQuery } from './order'
import type { Schema } from './schema'
import { withFaults } from './session'

/**
 * What a repository may do outside a write: select. Inserting, updating and deleting exist only on the `Tx` that
 * `write()` hands out, so a change without its audit row does not type-check.
 */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'fn'>

/** The ids of a question, so many at a time, and how many there are in all. */
export type ReadIds = (query: IdQuery, atOnce: number) => Promise<{ total: number; parts: AsyncIterable<number[]> }>

/** The rows of a question, so many at a time, where the engine keeps its place while others work. */
export type ReadByCursor = <R>(query: Expression<R>, atOnce: number) => AsyncIterable<R[]>

export type Database = {
  engine: Engine['name']
  /** What `write()` leaves in the trail of each table. */
  audit: AuditRules
  read: Reader
  /** For `write()` and the platform's own bookkeeping (throttles, mail states, old rows); lint keeps others away. */
  unaudited: Kysely<Schema>
  transaction: <T>(act: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>
  /** One that may take minutes, on a session of its own that fills tables by COPY. */
  longTransaction: <T>(act: (trx: Transaction<Schema>, copyIn: Session['copyIn']) => Promise<T>) => Promise<T>
  /**
   * Reads that take minutes, of one moment where the engine can keep others working meanwhile: `readIds` holds none but
   * the ids that are being read, and neither does a cursor. Where there is one session only, it goes from hand to hand
   * between two reads, and there is no cursor. It ends when `gone` says so, with the statement that is running.
   */
  longRead: <T>(
    act: (read: Reader, readIds: ReadIds, byCursor: ReadByCursor | null) => Promise<T>,
    gone: AbortSignal,
  ) => Promise<T>
  /** Several statements on a session of their own. */
  exec: (sqlText: string) => Promise<void>
  withSession: <T>(act: (session: Session) => Promise<T>, options?: Parameters<Engine['connect']>[0]) => Promise<T>
  ping: () => Promise<void>
  /** Throws while nothing can be stored. Only after a write met that is there something to look for. */
  checkRoom: () => Promise<void>
  close: () => Promise<void>
}

const kyselyOver = (connect: () => Promise<Session>, end: () => Promise<void>): Kysely<Schema> => {
  const pool: PostgresPool = {
    connect: async () => {
      const session = await connect()
      return {
        query: (async (text: string, params: readonly unknown[]) => session.query(text, params)) as never,
        release: () => session.release(),
      }
    },
    end,
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** A megabyte in a table that is gone with its transaction: small rows would still find their place. */
const FILL_ROOM = sql`create temp table room on commit drop as
  select md5(n::text) from generate_series(1, 16000) as n`

async function* inParts(ids: readonly number[], atOnce: number): AsyncGenerator<number[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce)
}

/** All ids at once, which are small: the embedded engine keeps no cursor while others work. */
const idsAtOnce: ReadIds = async (query, atOnce) => {
  const ids = (await query.execute()).map(({ id }) => id)
  return { total: ids.length, parts: inParts(ids, atOnce) }
}

const cursorOf = (trx: Transaction<Schema>): ReadByCursor => {
  let cursors = 0
  return async function* <R>(query: Expression<R>, atOnce: number) {
    cursors += 1
    const name = sql.raw(`rows_${cursors}`)
    await sql`declare ${name} no scroll cursor for ${query}`.execute(trx)
    for (;;) {
      const { rows } = await sql<R>`fetch forward ${sql.raw(String(atOnce))} from ${name}`.execute(trx)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close ${name}`.execute(trx)
  }
}

const idsByCursor =
  (trx: Transaction<Schema>, byCursor: ReadByCursor): ReadIds =>
  async (query, atOnce) => {
    const counted = await sql<{ total: number }>`select count(*) as total from ${query.clearOrderBy()} as n`.execute(
      trx,
    )
    const parts = async function* () {
      for await (const rows of byCursor(query, atOnce)) yield rows.map(({ id }) => id)
    }
    return { total: counted.rows[0]?.total ?? 0, parts: parts() }
  }

export const openDatabase = (engine: Engine, audit: AuditRules): Database => {
  let isFull = false
  const connect: Engine['connect'] = async options => {
    const session = await engine.connect(options).catch((cause: unknown) => {
      throw cause instanceof DatabaseAway ? cause : new DatabaseAway(cause)
    })
    return withFaults(session, () => {
      isFull = true
    })
  }
  const kysely = kyselyOver(connect, engine.close)

  const withSession: Database['withSession'] = async (act, options) => {
    const session = await connect(options)
    try {
      return await act(session)
    } finally {
      session.release()
    }
  }

  return {
    engine: engine.name,
    audit,
    read: kysely,
    unaudited: kysely,
    transaction: act => kysely.transaction().execute(act),
    longTransaction: async act => {
      const session = await connect({ patient: true })
      const alone = kyselyOver(
        async () => session,
        async () => undefined,
      )
      return alone.transaction().execute(trx => act(trx, session.copyIn))
    },
    longRead: async (act, gone) => {
      gone.throwIfAborted()
      if (engine.name === 'pglite') return act(kysely, idsAtOnce, null)
      const session = await connect({ patient: true })
      const alone = kyselyOver(
        async () => session,
        async () => undefined,
      )
      const work = alone.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      return work.execute(async trx => {
        // The whole is read, however late its first row comes, and a week of rows is sorted in memory.
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid,
          set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '64MB', true)`.execute(trx)
        const stop = () =>
          void sql`select pg_cancel_backend(${rows[0]?.pid}::int)`.execute(kysely).catch(() => undefined)
        gone.addEventListener('abort', stop)
        try {
          gone.throwIfAborted()
          const byCursor = cursorOf(trx)
          return await act(trx, idsByCursor(trx, byCursor), byCursor)
        } finally {
          gone.removeEventListener('abort', stop)
        }
      })
    },
    exec: sqlText => withSession(session => session.exec(sqlText)),
    withSession,
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    checkRoom: async () => {
      if (!isFull) return
      await kysely.transaction().execute(trx => FILL_ROOM.execute(trx))
      isFull = false
    },
    close: () => kysely.destroy(),
  }
}
