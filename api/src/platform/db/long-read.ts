import { type ControlledTransaction, type Expression, type Kysely, sql, type Transaction } from 'kysely'
import { copyOfLines, type Line, type LinesInBytes, linesIn } from './copy-out'
import type { Session } from './engine'
import type { IdQuery } from './order'
import type { Schema } from './schema'
import { listOf } from './text'

/** The ids of a question, so many at a time, and how many there are in all. */
export type ReadIds = (query: IdQuery, atOnce: number) => Promise<{ total: number; parts: AsyncIterable<number[]> }>

/**
 * The lines that several questions are answered with, those of one after those of the other, where the engine sends them
 * as they stand in a file.
 */
export type ReadInTurn = (queries: readonly Expression<Line>[]) => AsyncIterable<LinesInBytes>

async function* inParts(ids: readonly number[], atOnce: number): AsyncGenerator<number[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce)
}

/** All ids at once, which are small: the embedded engine keeps no cursor while others work. */
export const idsAtOnce: ReadIds = async (query, atOnce) => {
  const ids = (await query.execute()).map(({ id }) => id)
  return { total: ids.length, parts: inParts(ids, atOnce) }
}

let cursors = 0

async function* byCursor<R>(trx: Transaction<Schema>, query: Expression<R>, atOnce: number): AsyncGenerator<R[]> {
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

/** Of two sessions that read the same moment one sorts its lines while those of the other are being used. */
const inTurn = (first: Open, besides: () => Promise<Open>): ReadInTurn =>
  async function* (queries) {
    const sessions = queries.length > 1 ? [first, await besides()] : [first]
    const begun: AsyncIterable<Buffer>[] = []
    const begin = (place: number): void => {
      const [query, session] = [queries[place], sessions[place % sessions.length]]
      if (query && session) begun.push(session.copyOut(copyOfLines(query)))
    }
    for (const place of sessions.keys()) begin(place)
    for (const place of queries.keys()) {
      const sent = begun.shift()
      if (sent) yield* linesIn(sent)
      begin(place + sessions.length)
    }
  }

/** The whole is read, however late its first row comes, and a week of rows is sorted in memory. */
const SETTINGS = sql`set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '64MB', true)`

type Alone = Pick<Session, 'release'> & { copyOut: NonNullable<Session['copyOut']>; kysely: Kysely<Schema> }
type Open = Omit<Alone, 'kysely'> & { trx: ControlledTransaction<Schema>; pid: number | null }

const begin = async ({ kysely, ...session }: Alone): Promise<Open> => {
  const started = kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return { ...session, trx: await started.execute(), pid: null }
}

/** One that is lost ends with its session. */
const giveBack = ({ release, trx }: Open): Promise<void> =>
  trx
    .rollback()
    .execute()
    .catch(() => release(true))

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
  const stop = async (): Promise<void> => {
    const pids = open.flatMap(({ pid }) => pid ?? [])
    await sql`select pg_cancel_backend(pid::int) from unnest(${listOf(pids)}) as pid`
      .execute(quick)
      .catch(() => undefined)
  }
  const start = async (snapshot?: string) => {
    const one = await begin(await connect())
    open.push(one)
    const { trx } = one
    if (snapshot) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(trx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${SETTINGS}`.execute(trx)
    one.pid = rows[0]?.pid ?? null
    gone.throwIfAborted()
    return one
  }
  const end = () => void stop()
  gone.addEventListener('abort', end)
  try {
    const first = await start()
    const { trx } = first
    const besides = async () => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
      return start(rows[0]?.snapshot)
    }
    return await act(trx, idsByCursor(trx), inTurn(first, besides))
  } catch (error) {
    // What is left half way would go on for nobody.
    await stop()
    throw error
  } finally {
    gone.removeEventListener('abort', end)
    await Promise.all(open.map(giveBack))
  }
}
