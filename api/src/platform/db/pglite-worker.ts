import { parentPort, workerData } from 'node:worker_threads'
import { openPglite, type PgliteDatabase, type PgliteOptions } from './pglite-engine'

/**
 * The embedded database in a thread of its own, so that a slow statement never stops the server from answering. Each
 * request carries a number; its answer carries the same one.
 */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; params: readonly unknown[] }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'copyIn'; sql: string; lines: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' }

export type WorkerError = { message: string; code?: string; severity?: string; constraint?: string; detail?: string }
export type WorkerAnswer = { id: number; value?: unknown; error?: WorkerError }

const toWorkerError = (error: unknown): WorkerError => {
  const { message, code, severity, constraint, detail } = error as Error & Omit<WorkerError, 'message'>
  return {
    message,
    ...(code ? { code } : {}),
    ...(severity ? { severity } : {}),
    ...(constraint ? { constraint } : {}),
    ...(detail ? { detail } : {}),
  }
}

const act = (database: PgliteDatabase, request: WorkerRequest): Promise<unknown> => {
  switch (request.kind) {
    case 'query':
      return database.query(request.sql, request.params)
    case 'exec':
      return database.exec(request.sql)
    case 'copyIn':
      return database.copyIn(request.sql, request.lines)
    case 'dump':
      return database.dump()
    case 'close':
      return database.close()
  }
}

const serve = async (): Promise<void> => {
  const port = parentPort
  if (!port) throw new Error('the embedded database runs in a worker thread')
  const answer = (message: WorkerAnswer): void => port.postMessage(message)
  try {
    const database = await openPglite(workerData as PgliteOptions)
    port.on('message', (request: WorkerRequest) => {
      const work = act(database, request)
      work.then(
        value => answer({ id: request.id, value }),
        (error: unknown) => answer({ id: request.id, error: toWorkerError(error) }),
      )
    })
    answer({ id: 0 })
  } catch (error) {
    answer({ id: 0, error: toWorkerError(error) })
  }
}

void serve()
