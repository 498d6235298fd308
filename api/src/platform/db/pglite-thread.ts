import { Worker } from 'node:worker_threads'
import { PATIENT_LIMIT_MS } from './engine'
import type { PgliteAnswer, PgliteDatabase, PgliteOptions } from './pglite-engine'
import type { WorkerAnswer, WorkerRequest } from './pglite-worker'

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }
/** Statements with a limit of their own for those who may take longer. */
export type PgliteThread = Omit<PgliteDatabase, 'query'> & {
  query: (sql: string, params: readonly unknown[], limitMs: number) => Promise<PgliteAnswer>
  alive: () => boolean
}

type Unnumbered = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never

/** Raised when the thread is gone; callers answer 503 and the next one opens it again. */
export class DatabaseGone extends Error {}

/**
 * Talks to the thread of the embedded database. A statement that runs over its time cannot be cancelled in this
 * engine: the thread is ended and opened again, which its write-ahead log makes safe.
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
  worker.on('message', ({ id, value, error }: WorkerAnswer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(value)
  })
  worker.on('error', error => fail(new DatabaseGone('the embedded database stopped', { cause: error })))
  worker.on('exit', () => fail(new DatabaseGone('the embedded database stopped')))

  const wait = (id: number): Promise<unknown> => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))

  const send = async (request: Unnumbered, limitMs: number): Promise<unknown> => {
    if (!alive) throw new DatabaseGone('the embedded database stopped')
    last += 1
    const answer = wait(last)
    const timer = limitMs
      ? setTimeout(() => {
          fail(new DatabaseGone(`a statement ran longer than ${limitMs} ms`))
          void worker.terminate()
        }, limitMs)
      : undefined
    worker.postMessage({ ...request, id: last }, request.kind === 'copyIn' ? [request.lines.buffer] : [])
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }

  await wait(0)
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
      if (alive) await send({ kind: 'close' }, 0)
      alive = false
      await worker.terminate()
    },
    alive: () => alive,
  }
}
