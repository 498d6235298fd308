import { type RawBuilder, sql } from 'kysely'
import {
  type BulkRules,
  type Change,
  lockMany,
  marksOf,
  outcomeOf,
  type Refusal,
  type RefusalCode,
  type RemovableTable,
  type Settled,
  STALE,
  settleMany,
} from './bulk'
import type { Ctx } from './context'
import type { Reader } from './db/database'
import { idsOf } from './db/order'
import type { Diffs, Row, TableName } from './db/schema'
import { isOneOf } from './db/text'
import { AppError, notFound } from './http/app-error'
import type { Tx } from './write'

/** How long whoever did something to many records can take it back. */
export const UNDO_MINUTES = 10

type Own = { transaction: string; actorId: number; action: string }

/** Every row that somebody's own action wrote, for as long as it can be taken back. */
export const auditRowsOf = async (
  read: Reader,
  { transaction, actorId, action }: Own,
): Promise<Pick<Row<'system_logs'>, 'id' | 'slo_table_name' | 'slo_object_id' | 'slo_diffs'>[]> => {
  const rows = await read
    .selectFrom('system_logs')
    .select(['id', 'slo_table_name', 'slo_object_id', 'slo_diffs'])
    .where('slo_transaction_hash', '=', transaction)
    .where('slo_blame_user_id', '=', actorId)
    .where('slo_action', '=', action)
    .where('created_at', '>', sql<string>`clock_timestamp() - make_interval(mins => ${UNDO_MINUTES}::int)`)
    .orderBy('id')
    .execute()
  if (rows.length === 0) throw notFound()
  return rows
}

type Written = { at: number; diffs: Diffs }

/** Record → what somebody's own action wrote there. */
const writtenBy = async (
  read: Reader,
  { table, ...own }: Own & { table: TableName },
): Promise<Map<number, Written>> => {
  const rows = (await auditRowsOf(read, own)).filter(({ slo_table_name }) => slo_table_name === table)
  if (rows.length === 0) throw notFound()
  return new Map(
    rows.flatMap(({ id, slo_object_id, slo_diffs }) =>
      slo_object_id ? [[slo_object_id, { at: id, diffs: slo_diffs }]] : [],
    ),
  )
}

/** Which of these records somebody changed since, in whatever field. */
const changedSince = async (
  read: Reader,
  table: TableName,
  written: ReadonlyMap<number, Written>,
): Promise<ReadonlySet<number>> => {
  const latest = await read
    .selectFrom('system_logs')
    .where('slo_table_name', '=', table)
    .where(isOneOf('slo_object_id', [...written.keys()]))
    .groupBy('slo_object_id')
    .select(({ fn }) => ['slo_object_id', fn.max('id').as('at')])
    .execute()
  return new Set(latest.flatMap(({ slo_object_id: id, at }) => (id && at !== written.get(id)?.at ? [id] : [])))
}

/** What gives a row back what it had, of these fields; null when somebody changed one of them since. */
const patchBack = <R extends object, F extends keyof R & string>(
  row: R,
  diffs: Diffs,
  fields: readonly F[],
): Partial<Pick<R, F>> | null => {
  const written = fields.flatMap(field => {
    const diff = diffs[field]
    return diff ? [{ field, was: diff[0], became: diff[1] }] : []
  })
  if (written.some(({ field, became }) => row[field] !== became)) return null
  return Object.fromEntries(written.map(({ field, was }) => [field, was])) as Partial<Pick<R, F>>
}

/** Of records that were removed, those that have the same in these columns as one that is there by now. */
export const withTaken = (
  read: Reader,
  table: RemovableTable,
  columns: readonly string[],
  ids: readonly number[],
  /** Where they are compared otherwise than letter by letter. */
  comparedBy: (column: string) => RawBuilder<unknown> = sql.ref,
): Promise<ReadonlySet<number>> => {
  const isSame = columns.map(column => sql`${comparedBy(`t.${column}`)} = ${comparedBy(`r.${column}`)}`)
  const taken = sql<{ id: number }>`(select r.id from ${sql.table(table)} as r
    join ${sql.table(table)} as t on ${sql.join(isSame, sql` and `)} and t.deleted_at is null
    where ${isOneOf('r.id', ids)} and r.deleted_at is not null)`.as('taken')
  return idsOf(read.selectFrom(taken).select('id'))
}

/**
 * Gives back what one's own bulk action took, record by record, as far as nobody changed or removed it since. A record
 * that the action brought back goes again only when nothing at all became of it since: it may be there for a reason.
 * `judgeOf` learns what it has to know of all of them and which were changed since in any field, and says of each what
 * else speaks against it.
 */
export const undoMany = async <T extends RemovableTable>(
  ctx: Ctx,
  tx: Tx,
  rules: BulkRules<T, never>,
  transaction: string,
  judgeOf: (
    changes: readonly Change<T>[],
    changed: ReadonlySet<number>,
  ) => Promise<(change: Change<T>) => Refusal | RefusalCode | null>,
  /** What is held before the records are, so that two actions never wait for each other. */
  before?: (ids: readonly number[]) => Promise<void>,
): Promise<Settled<T>> => {
  const { table, name, writes: fields } = rules
  const written = await writtenBy(tx.read, { transaction, actorId: ctx.actor.id, action: `${name}.bulk`, table })
  // Bringing back what was removed is for whoever may remove it.
  if ([...written.values()].some(({ diffs }) => diffs.deleted_at) && !ctx.actor.pairs.has(`${name}.destroy`))
    throw new AppError('forbidden')
  const asked = [...written.keys()]
  await before?.(asked)
  const backs = (await lockMany(ctx, tx, rules, asked)).map(row => ({
    row,
    patch: patchBack<Row<T>, keyof Row<T> & string>(row, written.get(marksOf(row).id)?.diffs ?? {}, fields) as Partial<
      Row<T>
    > | null,
  }))
  const isGone = ({ row, patch }: Change<T>) => marksOf(row).deleted_at !== null && marksOf(patch).deleted_at !== null
  const changes = backs.flatMap(({ row, patch }) => (patch ? [{ row, patch }] : [])).filter(each => !isGone(each))
  const changed = await changedSince(tx.read, table, written)
  const goesAgain = ({ row, patch }: Change<T>) => Boolean(marksOf(patch).deleted_at) && changed.has(marksOf(row).id)
  const judge = await judgeOf(changes, changed)
  const judged = backs.map(({ row, patch }) => {
    if (!patch || goesAgain({ row, patch })) return { row, outcome: STALE }
    const refusal = isGone({ row, patch }) ? 'notFound' : judge({ row, patch })
    return { row, outcome: outcomeOf(refusal ?? { patch }) }
  })
  return settleMany(ctx, tx, rules, asked, judged)
}
