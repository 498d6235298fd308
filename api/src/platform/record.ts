import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Row } from './db/schema'
import { AppError, notFound } from './http/app-error'
import type { TableWithId, Tx } from './write'

type Lock<R> = {
  /** The record as its readers know it; throws where the caller does not reach it. */
  require: () => Promise<R>
  may: (record: R) => boolean
  /** Which state of the record the caller knows; not said by those who change it whatever it is. */
  version?: string | undefined
  /** Answers a stale caller, who then sees what the other person saved. */
  present?: (record: R) => unknown
}

/**
 * Holds a record until the transaction ends: what the caller does not reach is not there, what they may not do is
 * forbidden, and what they do to an older version is stale.
 */
export const lockRecord = async <T extends TableWithId, R extends { updated_at: string }>(
  tx: Tx,
  table: T,
  id: number,
  { require, may, version, present }: Lock<R>,
): Promise<{ row: Row<T>; record: R }> => {
  const row = await tx.lock(table, id)
  const record = await require()
  if (!row) throw notFound()
  if (!may(record)) throw new AppError('forbidden')
  if (version !== undefined && version !== record.updated_at)
    throw new AppError('stale', { current: await present?.(record) })
  return { row, record }
}

/** How long a removed record can be brought back. */
const RESTORE_DAYS = 30

/** Whether a record was removed, by the column that says when, and can still be brought back. */
export const canComeBack = (removedAt: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(removedAt)} > clock_timestamp() - make_interval(days => ${RESTORE_DAYS}::int)`

export const isThere = async <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>): Promise<boolean> =>
  (await rows.select(sql`1`.as('one')).executeTakeFirst()) !== undefined
