import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database'
import type { Session } from './engine'

/** Any fixed number: whoever migrates holds this advisory lock, so two processes starting at once apply once. */
const LOCK = 4_190_217

const TABLE = `create table migrations (
  name text primary key,
  applied_at timestamptz not null default clock_timestamp()
)`

/** Numbered files, forward; each has its down beside it. */
export const migrationNames = (directory: string): string[] =>
  readdirSync(directory)
    .filter(file => /^\d{4}_.*\.sql$/.test(file) && !file.endsWith('.down.sql'))
    .map(file => file.replace(/\.sql$/, ''))
    .sort()

const applied = async (session: Session): Promise<string[]> => {
  const { rows } = await session.query('select name from migrations order by name')
  return rows.map(row => String(row.name))
}

const inTransaction = async (session: Session, sqlText: string, bookkeeping: string, name: string): Promise<void> => {
  await session.exec('begin')
  try {
    await session.exec(sqlText)
    await session.query(bookkeeping, [name])
    await session.exec('commit')
  } catch (error) {
    await session.exec('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** Patient: a table with millions of rows gets its column, and whoever came second waits for that. */
const locked = <T>(database: Database, act: (session: Session) => Promise<T>): Promise<T> =>
  database.withSession(
    async session => {
      await session.query('select pg_advisory_lock($1)', [LOCK])
      try {
        // Asked for first: a role that may not make tables starts as well where nothing is missing.
        const { rows } = await session.query(`select to_regclass('migrations') is null as missing`)
        if (rows[0]?.missing) await session.exec(TABLE)
        return await act(session)
      } finally {
        await session.query('select pg_advisory_unlock($1)', [LOCK])
      }
    },
    { patient: true },
  )

/** Applies what is missing and names it. */
export const migrate = (database: Database, directory: string): Promise<string[]> =>
  locked(database, async session => {
    const done = new Set(await applied(session))
    const missing = migrationNames(directory).filter(name => !done.has(name))
    for (const name of missing) {
      const sqlText = readFileSync(join(directory, `${name}.sql`), 'utf8')
      await inTransaction(session, sqlText, 'insert into migrations (name) values ($1)', name)
    }
    return missing
  })

/** Takes the newest migration back. */
export const migrateDown = (database: Database, directory: string): Promise<string | undefined> =>
  locked(database, async session => {
    const name = (await applied(session)).at(-1)
    if (!name) return undefined
    const sqlText = readFileSync(join(directory, `${name}.down.sql`), 'utf8')
    await inTransaction(session, sqlText, 'delete from migrations where name = $1', name)
    return name
  })

export const isMigrated = async (database: Database, directory: string): Promise<boolean> => {
  const done = new Set(await database.withSession(applied))
  return migrationNames(directory).every(name => done.has(name))
}
