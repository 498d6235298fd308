import { sql } from 'kysely'
import type { Reader } from './db/database'
import type { Diffs, Row, TableName } from './db/schema'
import { notFound } from './http/app-error'

const UNDO_MINUTES = 10

type Own = { transaction: string; actorId: number; action: string }

/** Every row that somebody's own action wrote, for as long as it can be taken back. */
export const linesOf = async (
  read: Reader,
  { transaction, actorId, action }: Own,
): Promise<Pick<Row<'system_logs'>, 'slo_table_name' | 'slo_object_id' | 'slo_diffs'>[]> => {
  const rows = await read
    .selectFrom('system_logs')
    .select(['slo_table_name', 'slo_object_id', 'slo_diffs'])
    .where('slo_transaction_hash', '=', transaction)
    .where('slo_blame_user_id', '=', actorId)
    .where('slo_action', '=', action)
    .where('created_at', '>', sql<string>`clock_timestamp() - make_interval(mins => ${UNDO_MINUTES}::int)`)
    .orderBy('id')
    .execute()
  if (rows.length === 0) throw notFound()
  return rows
}

/** Record → what somebody's own action wrote there. */
export const writtenBy = async (
  read: Reader,
  { table, ...own }: Own & { table: TableName },
): Promise<Map<number, Diffs>> => {
  const rows = (await linesOf(read, own)).filter(({ slo_table_name }) => slo_table_name === table)
  if (rows.length === 0) throw notFound()
  return new Map(rows.flatMap(({ slo_object_id, slo_diffs }) => (slo_object_id ? [[slo_object_id, slo_diffs]] : [])))
}

/** What gives a row back what it had, of these fields; null when somebody changed one of them since. */
export const patchBack = <R extends object, F extends keyof R & string>(
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

/** Those that take the same change, together: each of them is one statement. */
export const byPatch = <R, P>(entries: readonly { row: R; patch: P }[]): { rows: R[]; patch: P }[] => {
  const groups = new Map<string, { rows: R[]; patch: P }>()
  for (const { row, patch } of entries) {
    const key = JSON.stringify(patch)
    const group = groups.get(key) ?? { rows: [], patch }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}
