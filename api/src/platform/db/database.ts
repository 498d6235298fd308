import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import type { Engine } from './engine'
import type { Schema } from './schema'

/**
 * What a repository may do outside a write: select. Inserting, updating and deleting exist only on the `Tx` that
 * `write()` hands out, so a change without its audit row does not type-check.
 */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'fn'>

export type Database = {
  engine: Engine['name']
  read: Reader
  /** The only two callers are `write()` and the platform's own bookkeeping (throttles, mail states). */
  unaudited: Kysely<Schema>
  transaction: <T>(act: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>
  /** Several statements on a session of their own. */
  exec: (sqlText: string) => Promise<void>
  withSession: <T>(act: (session: Awaited<ReturnType<Engine['connect']>>) => Promise<T>) => Promise<T>
  ping: () => Promise<void>
  close: () => Promise<void>
}

export const openDatabase = (engine: Engine): Database => {
  const pool: PostgresPool = {
    connect: async () => {
      const session = await engine.connect()
      return {
        query: (async (text: string, params: readonly unknown[]) => session.query(text, params)) as never,
        release: session.release,
      }
    },
    end: engine.close,
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

  const withSession: Database['withSession'] = async act => {
    const session = await engine.connect()
    try {
      return await act(session)
    } finally {
      session.release()
    }
  }

  return {
    engine: engine.name,
    read: kysely,
    unaudited: kysely,
    transaction: act => kysely.transaction().execute(act),
    exec: sqlText => withSession(session => session.exec(sqlText)),
    withSession,
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: () => kysely.destroy(),
  }
}
