import { Worker } from 'node:worker_threads'
import { PATIENT_LIMIT_MS } from './engine'
import { DatabaseAway, isDeadly } from './faults'
import type { PgliteAnswer, PgliteDatabase, PgliteOptions } from './pglite-engine'
import type { WorkerAnswer, WorkerRequest } from './pglite-worker'

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }
/** Statements with a limit of their own for those who may take longer. */
export type PgliteThread = Omit<PgliteDatabase, 'query'> & {
  query: (sql: string, params: readonly unknown[], limitMs: number) => Promise<PgliteAnswer>
  alive: () => boolean
  /** At once, for a reason that those who wait are told. */
  end: (reason: string) => void
}

type Unnumbered = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never

const STOPPED = 'the embedded database stopped'
/** Closing stores what the log has anyway: a disk that is full must not keep the process from its end. */
const CLOSE_LIMIT_MS = 5_000

/**
 * Talks to the thread of the embedded database. A statement that runs over its time cannot be cancelled in this
 * engine: the thread is ended and opened again, which its write-ahead log makes safe. So it is after a panic: the engine
 * would go on, say yes to writes and keep none of them.
 */
export const openPgliteThread = async (workerFile: string, options: PgliteOptions): Promise<PgliteThread> => {
  const worker = new Worker(workerFile, { workerData: options })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let alive = true

  const fail = (error: Error): void => {
    alive = false
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const end = (reason: string): void => {
    fail(new DatabaseAway(reason))
    void worker.terminate()
  }
  worker.on('message', ({ id, value, error }: WorkerAnswer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(value)
    if (error && isDeadly(error)) end(error.message)
  })
  worker.on('error', error => fail(new DatabaseAway(error)))
  worker.on('exit', () => fail(new DatabaseAway(STOPPED)))

  const wait = (id: number): Promise<unknown> => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))

  const send = async (request: Unnumbered, limitMs: number): Promise<unknown> => {
    if (!alive) throw new DatabaseAway(STOPPED)
    last += 1
    const answer = wait(last)
    const timer = limitMs ? setTimeout(() => end(`a statement ran longer than ${limitMs} ms`), limitMs) : undefined
    worker.postMessage({ ...request, id: last }, request.kind === 'copyIn' ? [request.lines.buffer] : [])
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }

  await wait(0).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  return {
    query: async (sql, params, limitMs) => (await send({ kind: 'query', sql, params }, limitMs)) as PgliteAnswer,
    exec: async sql => {
      await send({ kind: 'exec', sql }, 0)
    },
    copyIn: async (sql, lines) => {
      await send({ kind: 'copyIn', sql, lines }, PATIENT_LIMIT_MS)
    },
    dump: async () => (await send({ kind: 'dump' }, 0)) as Blob,
    close: async () => {
      await send({ kind: 'close' }, CLOSE_LIMIT_MS).catch(() => undefined)
      alive = false
      await worker.terminate()
    },
    alive: () => alive,
    end,
  }
}
