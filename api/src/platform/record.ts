import type { Currency, FieldErrorCode } from '@candela/shared-contract'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Actor, Ctx } from './context'
import type { Reader } from './db/database'
import type { Row } from './db/schema'
import { isTaken } from './db/text'
import { AppError, notFound, wrongField } from './http/app-error'
import type { TableWithId, Tx } from './write'

/** What an entity says of its records. */
type RecordRules<T extends TableWithId, R, Action extends string, Answer> = {
  table: T
  /** The record as its readers know it, if this person reaches it. */
  find: (read: Reader, actor: Actor, id: number) => Promise<R | null | undefined>
  may: (actor: Actor, action: Action, record: R) => boolean
  /** As `get` answers it; amounts of money come in the currency that was asked for. */
  present: (ctx: Ctx, read: Reader, record: R, currency?: Currency) => Answer | Promise<Answer>
}

/** What every entity does with one of its records. What the caller does not reach is not there. */
export const defineRecordAccess = <
  T extends TableWithId,
  R extends { updated_at: string },
  Action extends string,
  Answer,
>({
  table,
  find,
  may,
  present,
}: RecordRules<T, R, Action, Answer>) => {
  /** A record that the caller reaches and, where an action is named, may do that to. */
  const findOrThrow = async (ctx: Ctx, read: Reader, id: number, action?: Action): Promise<R> => {
    const record = await find(read, ctx.actor, id)
    if (!record) throw notFound()
    if (action !== undefined && !may(ctx.actor, action, record)) throw new AppError('forbidden')
    return record
  }

  const answer = async (ctx: Ctx, read: Reader, id: number, currency?: Currency): Promise<Answer> =>
    present(ctx, read, await findOrThrow(ctx, read, id), currency)

  const get = (ctx: Ctx, id: number, currency?: Currency): Promise<Answer> =>
    answer(ctx, ctx.app.database.read, id, currency)

  /**
   * A record that the caller may do this to, held until the transaction ends. `version` is the state that they know,
   * not said by those who change it whatever it is; whoever is stale sees what the other person saved.
   */
  const lock = async (
    ctx: Ctx,
    tx: Tx,
    id: number,
    action: Action,
    version?: string,
  ): Promise<{ row: Row<T>; record: R }> => {
    const row = await tx.lock(table, id)
    const record = await findOrThrow(ctx, tx.read, id, action)
    if (!row) throw notFound()
    if (version !== undefined && version !== record.updated_at)
      throw new AppError('stale', { current: await present(ctx, tx.read, record) })
    return { row, record }
  }

  return { findOrThrow, answer, get, lock }
}

/**
 * For the `catch` of a write: that another record has this already becomes the error of a field, any other failure goes
 * on. The index decides: of two that take one name at the same moment, the second is told.
 */
export const rethrowAsTaken =
  (index: string, field: string, code: FieldErrorCode) =>
  (error: unknown): never => {
    if (isTaken(error, index)) throw wrongField(field, code)
    throw error
  }

/** How long a removed record can be brought back. */
export const RESTORE_DAYS = 30

/** Whether a record was removed, by the column that says when, and can still be brought back. */
export const canComeBack = (removedAt: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(removedAt)} > clock_timestamp() - make_interval(days => ${RESTORE_DAYS}::int)`

/** Whether a query answers any row. */
export const hasRows = async <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>): Promise<boolean> =>
  (await rows.select(sql`1`.as('one')).executeTakeFirst()) !== undefined
