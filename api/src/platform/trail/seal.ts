import type { FastifyBaseLogger } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database'
import type { Schema } from '../db/schema'
import { DIGEST, linked, opened, SETTLED, START } from './chain'

const EVERY_MS = 5_000

/** Any fixed number: whoever seals holds this advisory lock, and nobody waits for it. */
const LOCK = 4_190_218

/** Rows of one seal at most, so that the embedded database is soon free for others. */
const BATCH = 1_000

type Seal = { id: number; rows: number; to: number; head: string }

const newestSeal = async (trx: Transaction<Schema>) => {
  const { rows } = await sql<{ id: number; to: number; head: string }>`
    select id, sls_to as to, sls_hashes[cardinality(sls_hashes)] as head
    from system_log_seals order by id desc limit 1`.execute(trx)
  return rows[0] ?? { id: 0, to: 0, head: START }
}

/** Rows behind `from` that no seal has, whether they were written or only stored after those that one has. */
const unsealed = async (trx: Transaction<Schema>, from: number) => {
  const { rows } = await sql<{ id: number; digest: string }>`
    select l.id, ${DIGEST} as digest from system_logs as l
    where l.id > ${from}::bigint and not exists (
      select from system_log_seals as s cross join unnest(s.sls_logs) as sealed(id)
      where s.sls_to > ${from}::bigint and sealed.id = l.id
    )
    order by l.id limit ${BATCH}::int`.execute(trx)
  return rows
}

const sealNext = async (trx: Transaction<Schema>, from: number): Promise<Seal | null> => {
  const { rows } = await sql<{ mine: boolean; at: string }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as mine, clock_timestamp() as at`.execute(trx)
  const [turn] = rows
  if (!turn?.mine) return null
  const last = await newestSeal(trx)
  const logs = await unsealed(trx, from)
  const newest = logs.at(-1)
  if (!newest) return null
  const seal = { id: last.id + 1, at: turn.at, to: Math.max(last.to, newest.id) }
  let head = opened(last.head, seal)
  const hashes = logs.map(({ digest }) => {
    head = linked(head, digest)
    return head
  })
  await sql`insert into system_log_seals (id, sls_logs, sls_hashes, sls_to, created_at) values (${seal.id}::bigint,
    ${logs.map(({ id }) => id)}::bigint[], ${hashes}::text[], ${seal.to}::bigint, ${seal.at}::timestamptz)`.execute(trx)
  return { id: seal.id, rows: logs.length, to: newest.id, head }
}

/**
 * Takes into the chain what was stored since the last seal: behind it, in an order that the chain itself makes, for what
 * began first may be stored last. Of several processes one seals.
 */
export const sealTrail = async (database: Database, tell: (seal: Seal) => void = () => undefined): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select ${SETTLED} as id`.execute(database.unaudited)
  let from = rows[0]?.id ?? 0
  let sealed = 0
  for (;;) {
    const seal = await database.transaction(trx => sealNext(trx, from))
    if (!seal) return sealed
    tell(seal)
    sealed += seal.rows
    if (seal.rows < BATCH) return sealed
    from = seal.to
  }
}

/** Seals every few seconds, and once more at the end. The log has each head of the chain: somewhere else than the trail. */
export const startSealing = (database: Database, log: FastifyBaseLogger): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let fails = false
  const pass = async (): Promise<void> => {
    try {
      await sealTrail(database, ({ id, rows, head }) => log.info({ seal: id, rows, head }, 'audit trail sealed'))
      fails = false
    } catch (error) {
      // Once for as long as it lasts: whatever keeps the database away is told by others too.
      if (!fails) log.warn({ err: error }, 'audit trail not sealed')
      fails = true
    }
  }
  const timer = setInterval(() => {
    running ??= pass().finally(() => {
      running = undefined
    })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
    if (!fails) await pass()
  }
}
