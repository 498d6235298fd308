import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database'
import { FULL } from './chain'

const EVERY_MS = 5_000

type Seal = { seal: number; rows: number; head: string }

/** The database makes it: the product's role cannot write one. */
const sealNext = async ({ unaudited }: Database): Promise<Seal | null> => {
  const { rows } = await sql<Seal | { seal: null }>`select seal, rows, head from seal_trail()`.execute(unaudited)
  const [made] = rows
  return made && made.seal !== null ? made : null
}

/**
 * Takes into the chain what was stored since the last seal: behind it, in an order that the chain itself makes, for what
 * began first may be stored last. Of several processes one seals.
 */
export const sealTrail = async (database: Database, tell: (seal: Seal) => void = () => undefined): Promise<number> => {
  let sealed = 0
  for (;;) {
    const made = await sealNext(database)
    if (!made) return sealed
    tell(made)
    sealed += made.rows
    if (made.rows < FULL) return sealed
  }
}

/** Whether nobody seals: a row that waits, and the seal before it, are older than an action and the way to its seal take. */
export const isSealingStuck = async (database: Database['unaudited']): Promise<boolean> => {
  const { rows } = await sql<{ isStuck: boolean }>`
    with last as (select sls_to, created_at from system_log_seals order by id desc limit 1)
    select exists (
      select from system_logs where id > coalesce((select sls_to from last), 0)
        and greatest(created_at, (select created_at from last)) < clock_timestamp() - interval '15 minutes'
    ) as "isStuck"`.execute(database)
  return rows[0]?.isStuck === true
}

/** Seals every few seconds, and once more at the end. The log has each head of the chain: somewhere else than the trail. */
export const startSealing = (database: Database, log: FastifyBaseLogger): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let fails = false
  const pass = async (): Promise<void> => {
    try {
      await sealTrail(database, made => log.info(made, 'audit trail sealed'))
      if (await isSealingStuck(database.unaudited)) throw new Error('somebody else holds the lock of those who seal')
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
