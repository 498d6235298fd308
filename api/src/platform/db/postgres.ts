import { Pool, types } from 'pg'
import type { Engine } from './engine'
import { PARSERS } from './parsers'

type Parser = (text: string) => unknown

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser => {
    const ours = format === 'binary' ? undefined : PARSERS[oid]
    return ours ?? (types.getTypeParser(oid, format ?? 'text') as Parser)
  },
}

/** PostgreSQL 15 or newer through `DATABASE_URL`. Everything has a time limit, so a frozen server frees its callers. */
export const postgresEngine = (url: string, onIdleError: (error: Error) => void): Engine => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    options: '-c timezone=UTC',
    types: typeParsers,
  })
  // Without listeners a lost server would end the process: once for idle clients, once for those in use.
  pool.on('error', onIdleError)
  pool.on('connect', client => client.on('error', onIdleError))

  return {
    name: 'postgres',
    connect: async () => {
      const client = await pool.connect()
      let broken = false
      return {
        query: async (sql, params = []) => {
          try {
            const { rows, rowCount, command } = await client.query<Record<string, unknown>>(sql, [...params])
            return { rows, rowCount: rowCount ?? 0, command }
          } catch (error) {
            // A client whose server went away, or that gave up waiting, must not return to the pool.
            broken ||= !('severity' in (error as object))
            throw error
          }
        },
        exec: async sql => {
          await client.query(`set statement_timeout = 0; ${sql}; set statement_timeout = 4000`)
        },
        release: () => client.release(broken),
      }
    },
    close: () => pool.end(),
  }
}
