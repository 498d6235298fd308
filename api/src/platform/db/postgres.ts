import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Pool, type PoolConfig, types } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { copyStatement, type Engine, PATIENT_LIMIT_MS } from './engine'
import { DatabaseAway, isDeadly } from './faults'
import { PARSERS } from './parsers'
import { isStale, statementNames } from './statement-names'

type Parser = (text: string) => unknown

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser => {
    const ours = format === 'binary' ? undefined : PARSERS[oid]
    return ours ?? (types.getTypeParser(oid, format ?? 'text') as Parser)
  },
}

/** What the driver could not even say: no fault of the server, though its client is of no use any more. */
const isMistake = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError

/** PostgreSQL 15 or newer through `DATABASE_URL`. Everything has a time limit, so a frozen server frees its callers. */
export const postgresEngine = (url: string, onIdleError: (error: Error) => void): Engine => {
  const open = (limits: PoolConfig): Pool => {
    const pool = new Pool({
      connectionString: url,
      idleTimeoutMillis: 30_000,
      // Compiling a plan takes longer than any answer of ours, and so does a sort that goes to disk.
      options: '-c timezone=UTC -c jit=off -c work_mem=16MB',
      types: typeParsers,
      ...limits,
    })
    // Without listeners a lost server would end the process: once for idle clients, once for those in use.
    pool.on('error', onIdleError)
    pool.on('connect', client => client.on('error', onIdleError))
    return pool
  }
  const quick = open({ max: 20, connectionTimeoutMillis: 2_000, statement_timeout: 4_000, query_timeout: 4_500 })
  // Few, and who comes later waits: they are busy for minutes. Two files at a time have two each, and an import one. A
  // limit of the client would count a whole COPY as one query, however much comes in meanwhile.
  const patientOnes = open({
    max: 5,
    keepAlive: true,
    connectionTimeoutMillis: PATIENT_LIMIT_MS,
    statement_timeout: PATIENT_LIMIT_MS,
  })

  const nameOf = statementNames()

  return {
    name: 'postgres',
    connect: async ({ patient = false } = {}) => {
      const client = await (patient ? patientOnes : quick).connect()
      let lost: DatabaseAway | undefined
      let isPlannedAnew = false
      let isInTransaction = false
      let isCopying = false
      const lose = (error: Error): DatabaseAway => {
        lost ??= new DatabaseAway(error)
        return lost
      }
      client.on('error', lose)

      const failWith = (error: unknown): never => {
        if ('severity' in (error as object) && !isDeadly(error)) throw error
        const away = lose(error as Error)
        throw isMistake(error) ? error : away
      }
      /** A client that lost its server, or gave up waiting for it, fails at once from then on: it would wait again. */
      const trying = async <T>(act: () => Promise<T>): Promise<T> => {
        if (lost) throw lost
        if (isCopying) throw lose(new Error('a COPY was left half way'))
        try {
          return await act()
        } catch (error) {
          return failWith(error)
        }
      }
      const ask = (text: string, values: readonly unknown[], name?: string) =>
        trying(async () => {
          const { rows, rowCount, command } = await client.query<Record<string, unknown>>({
            text,
            values: [...values],
            ...(name ? { name } : {}),
          })
          if (command === 'BEGIN') isInTransaction = true
          if (command === 'COMMIT' || command === 'ROLLBACK') isInTransaction = false
          return { rows, rowCount: rowCount ?? 0, command }
        })
      return {
        query: async (sql, params = []) => {
          const name = params.length > 0 ? nameOf(sql) : undefined
          try {
            return await ask(sql, params, name)
          } catch (error) {
            if (name === undefined || !isStale(error)) throw error
            isPlannedAnew = true
            if (isInTransaction) throw error
            return await ask(sql, params)
          }
        },
        exec: sql =>
          trying(async () => {
            await client.query(`set statement_timeout = 0; ${sql}; reset statement_timeout`)
          }),
        copyIn: async (table, columns, pieces) => {
          if (lost) throw lost
          try {
            await pipeline(Readable.from(pieces), client.query(copyFrom(copyStatement(table, columns, 'stdin'))))
          } catch (error) {
            // What the pieces themselves threw is no fault of the server.
            throw lost ?? error
          }
        },
        copyOut: statement => {
          if (lost) throw lost
          const sent = client.query(copyTo(statement))
          isCopying = true
          const end = () => {
            isCopying = false
          }
          sent.on('end', end).on('error', error => {
            end()
            sent.destroy(error)
          })
          const pieces: AsyncIterator<Buffer> = sent[Symbol.asyncIterator]()
          const next = () => pieces.next().catch((error: unknown) => failWith(error))
          return { [Symbol.asyncIterator]: () => ({ next }) }
        },
        release: isLost => {
          client.off('error', lose)
          // One that planned for other tables does not go back to the pool either.
          client.release(isLost || isPlannedAnew || lost !== undefined)
        },
      }
    },
    close: async () => {
      await Promise.all([quick.end(), patientOnes.end()])
    },
  }
}
