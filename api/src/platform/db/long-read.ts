import { type ControlledTransaction, type Expression, type Kysely, sql, type Transaction } from 'kysely'
import type { Session } from './engine'
import type { IdQuery } from './order'
import type { Schema } from './schema'

/** The ids of a question, so many at a time, and how many there are in all. */
export type ReadIds = (query: IdQuery, atOnce: number) => Promise<{ total: number; parts: AsyncIterable<number[]> }>

/**
 * What becomes of the rows of several questions, those of one after those of the other, where the engine keeps its place
 * meanwhile. Rows that wait to be used would grow old in memory: what is made of them waits in their place.
 */
export type ReadInTurn = <R, T>(
  queries: readonly Expression<R>[],
  atOnce: number,
  make: (rows: R[]) => T,
) => AsyncIterable<T>

async function* inParts(ids: readonly number[], atOnce: number): AsyncGenerator<number[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce)
}

/** All ids at once, which are small: the embedded engine keeps no cursor while others work. */
export const idsAtOnce: ReadIds = async (query, atOnce) => {
  const ids = (await query.execute()).map(({ id }) => id)
  return { total: ids.length, parts: inParts(ids, atOnce) }
}

type Reading = Pick<Transaction<Schema>, 'getExecutor'>

let cursors = 0

async function* byCursor<R>(trx: Reading, query: Expression<R>, atOnce: number): AsyncGenerator<R[]> {
  cursors += 1
  const name = sql.raw(`rows_${cursors}`)
  await sql`declare ${name} no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<R>`fetch forward ${sql.raw(String(atOnce))} from ${name}`.execute(trx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close ${name}`.execute(trx)
}

const idsByCursor =
  (trx: Transaction<Schema>): ReadIds =>
  async (query, atOnce) => {
    const counted = await sql<{ total: number }>`select count(*) as total from ${query.clearOrderBy()} as n`.execute(
      trx,
    )
    const parts = async function* () {
      for await (const rows of byCursor(trx, query, atOnce)) yield rows.map(({ id }) => id)
    }
    return { total: counted.rows[0]?.total ?? 0, parts: parts() }
  }

/** How often rows are asked for before the first of them are used. */
const MOST_AHEAD = 8

async function* made<R, T>(source: AsyncIterable<R>, make: (one: R) => T): AsyncGenerator<T> {
  for await (const one of source) yield make(one)
}

/** Begins to read at once and reads on while what was read is being used, up to so many batches. */
const readAhead = <T>(source: AsyncGenerator<T>): AsyncGenerator<T> => {
  const asked: Promise<IteratorResult<T, void>>[] = []
  const ask = (): void => {
    const next = source.next()
    // Whoever waits for it hears of it; nobody does once this ended.
    next.catch(() => undefined)
    asked.push(next)
  }
  while (asked.length < MOST_AHEAD) ask()
  return (async function* () {
    for (let next = await asked.shift(); next && !next.done; next = await asked.shift()) {
      ask()
      yield next.value
    }
  })()
}

/** Of two sessions that read the same moment one sorts and writes its rows while those of the other are being used. */
const inTurn = (trx: Reading, besides: () => Promise<Reading>): ReadInTurn =>
  async function* <R, T>(queries: readonly Expression<R>[], atOnce: number, make: (rows: R[]) => T) {
    const sessions = queries.length > 1 ? [trx, await besides()] : [trx]
    const begun: { source: AsyncGenerator<T>; ahead: AsyncGenerator<T> }[] = []
    const read = (place: number): void => {
      const [query, session] = [queries[place], sessions[place % sessions.length]]
      if (!query || !session) return
      const source = made(byCursor(session, query, atOnce), make)
      begun.push({ source, ahead: readAhead(source) })
    }
    try {
      for (const place of sessions.keys()) read(place)
      for (let place = 0; place < queries.length; place += 1) {
        const [current] = begun
        if (current) yield* current.ahead
        begun.shift()
        read(place + sessions.length)
      }
    } finally {
      await Promise.allSettled(begun.map(({ source }) => source.return(undefined)))
    }
  }

/** The whole is read, however late its first row comes, and a week of rows is sorted in memory. */
const SETTINGS = sql`set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '64MB', true)`

type Alone = { session: Pick<Session, 'release'>; kysely: Kysely<Schema> }
type Open = Pick<Alone, 'session'> & { trx: ControlledTransaction<Schema>; pid: number | null }

const begin = async ({ session, kysely }: Alone): Promise<Open> => {
  const started = kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return { session, trx: await started.execute(), pid: null }
}

/** One that is lost ends with its session. */
const end = ({ session, trx }: Open): Promise<void> =>
  trx
    .rollback()
    .execute()
    .catch(() => session.release(true))

type Act<T> = (read: Transaction<Schema>, readIds: ReadIds, readInTurn: ReadInTurn) => Promise<T>

/**
 * Reads that take minutes, of one moment, on a session of their own, and on a second one where that is faster. They end
 * when `gone` says so, with the statements that are running.
 */
export const longRead = async <T>(
  quick: Kysely<Schema>,
  connect: () => Promise<Alone>,
  act: Act<T>,
  gone: AbortSignal,
): Promise<T> => {
  const open: Open[] = []
  const stop = (): void => {
    for (const { pid } of open)
      if (pid !== null) sql`select pg_cancel_backend(${pid}::int)`.execute(quick).catch(() => undefined)
  }
  const start = async (snapshot?: string) => {
    const one = await begin(await connect())
    open.push(one)
    const { trx } = one
    if (snapshot) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(trx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${SETTINGS}`.execute(trx)
    one.pid = rows[0]?.pid ?? null
    gone.throwIfAborted()
    return trx
  }
  gone.addEventListener('abort', stop)
  try {
    const trx = await start()
    const besides = async () => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
      return start(rows[0]?.snapshot)
    }
    return await act(trx, idsByCursor(trx), inTurn(trx, besides))
  } finally {
    gone.removeEventListener('abort', stop)
    await Promise.all(open.map(end))
  }
}
