import { copyStatement, type Engine, PATIENT_LIMIT_MS, type QueryAnswer, type Session } from './engine'
import type { PgliteOptions } from './pglite-engine'
import { openPgliteThread } from './pglite-thread'

export type PgliteEngineOptions = PgliteOptions & {
  /** The compiled `pglite-worker`. */
  workerFile: string
  statementLimitMs?: number
}

const REOPEN_AFTER_MS = 1_000

/** At most four bytes each: a piece stays within the 32 MiB that the engine takes well. */
const PIECE_CHARACTERS = 8 * 1024 * 1024

/** One COPY reads one piece, so pieces are cut where a line ends. */
async function* wholeLines(pieces: AsyncIterable<string>): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < PIECE_CHARACTERS) continue
    const end = waiting.lastIndexOf('\n') + 1
    yield encoder.encode(waiting.slice(0, end))
    waiting = waiting.slice(end)
  }
  if (waiting) yield encoder.encode(waiting)
}

/**
 * PGlite as a pool of one. It is a single session, so whoever takes it has it alone until it is released: two
 * transactions can never interleave, and a transaction that asked for a second session would wait for itself.
 */
export const pgliteEngine = async (options: PgliteEngineOptions): Promise<Engine & { dump: () => Promise<Blob> }> => {
  const { workerFile, statementLimitMs = 15_000, ...database } = options
  const open = () => openPgliteThread(workerFile, database)

  let opened = await open()
  let turn: Promise<void> = Promise.resolve()
  let refusal: { until: number; error: unknown } | undefined

  /** Opening takes a second, and nobody waits for one that just failed: a full disk is not freed by asking. */
  const reopened = async () => {
    if (refusal && Date.now() < refusal.until) throw refusal.error
    try {
      return await open()
    } catch (error) {
      refusal = { until: Date.now() + REOPEN_AFTER_MS, error }
      throw error
    }
  }

  const connect: Engine['connect'] = async ({ patient = false } = {}): Promise<Session> => {
    const previous = turn
    let release: () => void = () => undefined
    turn = new Promise(resolve => {
      release = resolve
    })
    await previous
    try {
      if (!opened.alive()) opened = await reopened()
    } catch (error) {
      release()
      throw error
    }
    const mine = opened
    const limitMs = patient ? PATIENT_LIMIT_MS : statementLimitMs
    return {
      query: async (sql, params = []): Promise<QueryAnswer> => {
        const { rows, affectedRows } = await mine.query(sql, params, limitMs)
        const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? ''
        return { rows, command, rowCount: command === 'SELECT' ? rows.length : affectedRows }
      },
      exec: mine.exec,
      copyIn: async (table, columns, pieces) => {
        const statement = copyStatement(table, columns, `'/dev/blob'`)
        for await (const lines of wholeLines(pieces)) await mine.copyIn(statement, lines)
      },
      release: isLost => {
        if (isLost) mine.end('its transaction could not be ended')
        release()
      },
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
