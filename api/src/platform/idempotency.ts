import { createHash } from 'node:crypto'
import type { Endpoint } from '@candela/shared-contract'
import { sql, type Transaction } from 'kysely'
import type { Database } from './db/database'
import type { Schema } from './db/schema'
import { AppError, wrongField } from './http/app-error'

/** A call that its sender may repeat: after a lost answer, or because a button was pressed twice. */
export type IdempotentCall = { key: string; requestHash: string }

const KEEP_HOURS = 24
const MAX_KEY = 255
const HEADER = 'Idempotency-Key'

/** What is kept of a request is a quick hash: nothing secret must be found out by trying. */
const withoutSecrets = (key: string, value: unknown): unknown =>
  /password/i.test(key) || key === 'credentials' ? undefined : value

export const idempotentCallFrom = (
  endpoint: Endpoint,
  header: string | string[] | undefined,
  { params, body }: { params?: unknown; body: unknown },
): IdempotentCall | null => {
  if (!endpoint.idempotent || header === undefined) return null
  const key = String(header)
  if (key.length === 0) throw wrongField(HEADER, 'required')
  if (key.length > MAX_KEY) throw wrongField(HEADER, 'tooLong')
  const about = params === undefined ? '' : JSON.stringify(params)
  const request = `${endpoint.method} ${endpoint.path}${about}\n${JSON.stringify(body, withoutSecrets)}`
  return { key, requestHash: createHash('sha256').update(request).digest('hex') }
}

/**
 * Does it the first time and answers the same for a day. The claim is part of the transaction: a second call with the
 * same key waits for the first, and one that failed leaves no claim behind.
 */
export const withIdempotencyKey = async <T>(
  trx: Transaction<Schema>,
  { actorId, idempotentCall: asked }: { actorId: number | null; idempotentCall?: IdempotentCall | null },
  act: () => Promise<T>,
): Promise<T> => {
  if (!asked || actorId === null) return act()
  const own = sql`ide_id_user = ${actorId} and ide_key = ${asked.key}`
  const expired = sql`created_at < clock_timestamp() - make_interval(hours => ${KEEP_HOURS}::int)`
  await sql`delete from idempotent_calls where ${own} and ${expired}`.execute(trx)
  const claimed = await sql`insert into idempotent_calls (ide_id_user, ide_key, ide_request_hash)
    values (${actorId}, ${asked.key}, ${asked.requestHash}) on conflict do nothing returning ide_key`.execute(trx)
  if (claimed.rows.length > 0) {
    const answer = await act()
    await sql`update idempotent_calls set ide_answer = ${JSON.stringify(answer)} where ${own}`.execute(trx)
    return answer
  }
  const { rows } = await sql<{ ide_request_hash: string; ide_answer: string }>`
    select ide_request_hash, ide_answer from idempotent_calls where ${own}`.execute(trx)
  const first = rows[0]
  if (!first) throw new AppError('notPossibleNow')
  if (first.ide_request_hash !== asked.requestHash) throw new AppError('keyReused')
  return JSON.parse(first.ide_answer) as T
}

export const dropExpiredAnswers = async (database: Database): Promise<void> => {
  await sql`delete from idempotent_calls
    where created_at < clock_timestamp() - make_interval(hours => ${KEEP_HOURS}::int)`.execute(database.unaudited)
}
