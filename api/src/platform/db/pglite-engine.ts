import { PGlite } from '@electric-sql/pglite'
import { PARSERS } from './parsers'
import { pgliteStatements } from './pglite-statements'

export type PgliteOptions = {
  /** Absent: in memory. */
  dataDir?: string
  /** A dump to start from instead of an empty database: what tests use. */
  from?: Blob
}

export type PgliteAnswer = { rows: Record<string, unknown>[]; affectedRows: number }

/** One PGlite database, in whichever thread this runs. */
export const openPglite = async ({ dataDir, from }: PgliteOptions) => {
  const database = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(from ? { loadDataDir: from } : {}),
    parsers: PARSERS,
  })
  // Sums of a month stay in memory: a sort that goes to disk takes longer than all the rest of an answer.
  await database.exec(`set timezone = 'UTC'; set work_mem = '16MB'`)
  const ask = pgliteStatements(database)
  return {
    query: async (sql: string, params: readonly unknown[]): Promise<PgliteAnswer> => {
      const { rows, affectedRows } = await ask(sql, params)
      return { rows, affectedRows: affectedRows ?? 0 }
    },
    exec: async (sql: string): Promise<void> => {
      await database.exec(sql)
    },
    /** Bytes of whole lines, which the COPY statement reads from `/dev/blob`. */
    copyIn: async (sql: string, lines: Uint8Array<ArrayBuffer>): Promise<void> => {
      await database.query(sql, [], { blob: new Blob([lines]) })
    },
    dump: (): Promise<Blob> => database.dumpDataDir('none'),
    close: (): Promise<void> => database.close(),
  }
}

export type PgliteDatabase = Awaited<ReturnType<typeof openPglite>>
