import type { Engine, QueryAnswer, Session } from './engine'
import type { PgliteOptions } from './pglite-engine'
import { openPgliteThread } from './pglite-thread'

export type PgliteEngineOptions = PgliteOptions & {
  /** The compiled `pglite-worker`. */
  workerFile: string
  statementLimitMs?: number
}

/**
 * PGlite as a pool of one. It is a single session, so whoever takes it has it alone until it is released: two
 * transactions can never interleave, and a transaction that asked for a second session would wait for itself.
 */
export const pgliteEngine = async (options: PgliteEngineOptions): Promise<Engine & { dump: () => Promise<Blob> }> => {
  const { workerFile, statementLimitMs = 15_000, ...database } = options
  const open = () => openPgliteThread(workerFile, database, statementLimitMs)

  let opened = await open()
  let turn: Promise<void> = Promise.resolve()

  const connect = async (): Promise<Session> => {
    const previous = turn
    let release: () => void = () => undefined
    turn = new Promise(resolve => {
      release = resolve
    })
    await previous
    try {
      if (!opened.alive()) opened = await open()
    } catch (error) {
      release()
      throw error
    }
    const mine = opened
    return {
      query: async (sql, params = []): Promise<QueryAnswer> => {
        const { rows, affectedRows } = await mine.query(sql, params)
        const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? ''
        return { rows, command, rowCount: command === 'SELECT' ? rows.length : affectedRows }
      },
      exec: mine.exec,
      release,
    }
  }

  return {
    name: 'pglite',
    connect,
    dump: () => opened.dump(),
    close: async () => {
      await turn
      await opened.close()
    },
  }
}
