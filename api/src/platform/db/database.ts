import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import type { AuditRules } from '../audit'
import type { Engine, Session } from './engine'
import { DatabaseAway } from './faults'
import { idsAtOnce, longRead, type ReadIds, type ReadInTurn } from './long-read'
import type { Schema } from './schema'
import { withFaults } from './session'

/**
 * What a repository may do outside a write: select. Inserting, updating and deleting exist only on the `Tx` that
 * `write()` hands out, so a change without its audit row does not type-check.
 */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'fn'>

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
   * the ids that are being read, and `readInTurn` few lines. Where there is one session only, it goes from hand to hand
   * between two reads, and nothing is read in turn. It ends when `gone` says so, with what is running.
   */
  longRead: <T>(
    act: (read: Reader, readIds: ReadIds, readInTurn: ReadInTurn | null) => Promise<T>,
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

  /** All that it is asked, it asks of this session. */
  const kyselyOf = (session: Session) =>
    kyselyOver(
      async () => session,
      async () => undefined,
    )
  const alone = async () => {
    const session = await connect({ patient: true })
    const { copyOut, release } = session
    if (!copyOut) throw new Error(`${engine.name} sends no lines`)
    return { copyOut, release, kysely: kyselyOf(session) }
  }

  return {
    engine: engine.name,
    audit,
    read: kysely,
    unaudited: kysely,
    transaction: act => kysely.transaction().execute(act),
    longTransaction: async act => {
      const session = await connect({ patient: true })
      return kyselyOf(session)
        .transaction()
        .execute(trx => act(trx, session.copyIn))
    },
    longRead: async (act, gone) => {
      gone.throwIfAborted()
      if (engine.name === 'pglite') return act(kysely, idsAtOnce, null)
      return longRead(kysely, alone, act, gone)
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
