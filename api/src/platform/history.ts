import { type HistoryAnswer, type HistoryEntry, rowEventOf } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ipSeenBy } from './address'
import { type AuditRules, isOnlyIdentifying } from './audit'
import type { Ctx } from './context'
import type { Reader } from './db/database'
import type { Row, TableName } from './db/schema'
import { actorOf, namesFor, referenceOf, referenceOfField } from './names'

/** Actions are what people read; a page has as many as these rows of the trail make. */
const ROWS = 200

/** The tables that make a record, each with the fields that mean something to people, in this order. */
export type HistoryTables = Partial<Record<TableName, readonly string[]>>

type Logged = Row<'system_logs'>

/** The visible field changes of one audit row; empty when only its identifying columns are visible. */
export const changesShown = (
  audit: AuditRules,
  tables: HistoryTables,
  { id, slo_table_name, slo_diffs }: Pick<Logged, 'id' | 'slo_table_name' | 'slo_diffs'>,
) => {
  const table = slo_table_name as TableName
  const rowEvent = rowEventOf(table, slo_diffs)
  const changes = (tables[table] ?? []).flatMap(field => {
    const sides = slo_diffs[field]
    return sides ? [{ row: id, rowEvent, table, field, sides }] : []
  })
  return changes.every(({ field, sides }) => isOnlyIdentifying(audit, table, field, sides)) ? [] : changes
}

const trailOf = (
  read: Reader,
  id: number,
  { shown, rowCondition = sql`true` }: HistoryVisibility,
  before: number | undefined,
): Promise<Logged[]> =>
  read
    .selectFrom('system_logs as l')
    .selectAll('l')
    .where('l.slo_table_name', 'in', Object.keys(shown))
    .where('l.slo_object_id', '=', id)
    .where(rowCondition)
    .$if(before !== undefined, query => query.where('l.id', '<', before ?? 0))
    .orderBy('l.id', 'desc')
    .limit(ROWS + 1)
    .execute()

/** What one action wrote stays together; the one that a full page may have cut in two waits for the next page. */
const actionsOf = (rows: readonly Logged[]): { actions: Logged[][]; next: string | null } => {
  const byAction = new Map<string, Logged[]>()
  for (const row of rows)
    byAction.set(row.slo_transaction_hash, [...(byAction.get(row.slo_transaction_hash) ?? []), row])
  const actions = [...byAction.values()]
  if (rows.length <= ROWS) return { actions, next: null }
  const whole = actions.length > 1 ? actions.slice(0, -1) : actions
  const oldest = Math.min(...whole.flat().map(({ id }) => id))
  return { actions: whole, next: String(oldest) }
}

export const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** What somebody may see of a record's history: which fields, of which rows. */
export type HistoryVisibility = {
  shown: HistoryTables
  /** A condition on the rows `l` of the trail; without one it is all of them. */
  rowCondition?: RawBuilder<SqlBool> | undefined
}

/** Everything that was done to a record, the newest first, with names where its fields hold ids. */
export const historyOf = async (
  ctx: Ctx,
  id: number,
  visibility: HistoryVisibility,
  before?: string,
): Promise<HistoryAnswer> => {
  const { read, audit } = ctx.app.database
  const rows = await trailOf(read, id, visibility, before === undefined ? undefined : Number(before))
  const { actions, next } = actionsOf(rows)
  const changesIn = (row: Logged) => changesShown(audit, visibility.shown, row)
  const mentioned = rows.flatMap(row => [
    referenceOf('user', row.slo_blame_user_id),
    ...changesIn(row).flatMap(({ table, field, sides }) =>
      sides.map(side => referenceOfField(audit, table, field, side)),
    ),
  ])
  const nameOf = await namesFor(ctx, read, mentioned)

  const toEntry = (action: readonly Logged[]): HistoryEntry[] => {
    const first = action.at(-1)
    if (!first) return []
    const { slo_transaction_hash, slo_action, slo_ip, created_at } = first
    const changes = action
      .toReversed()
      .flatMap(changesIn)
      .map(({ row, rowEvent, table, field, sides }) => {
        const shown = (side: unknown) => nameOf(referenceOfField(audit, table, field, side)) ?? asText(side)
        return { row, rowEvent, table, field, before: shown(sides[0]), after: shown(sides[1]) }
      })
    const actor = actorOf(first, nameOf)
    const address = ipSeenBy(ctx.actor)(slo_ip)
    const entry = { slo_transaction_hash, slo_action, actor, slo_ip: address, created_at, changes }
    return changes.length > 0 ? [entry] : []
  }
  return { data: actions.flatMap(toEntry), next }
}
