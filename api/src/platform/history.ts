import type { HistoryAnswer, HistoryEntry } from '@candela/shared-contract'
import type { Reader } from './db/database'
import type { Row, TableName } from './db/schema'

/** Actions are what people read; a page has as many as these rows of the trail make. */
const ROWS = 200

/** What of a record's trail people are shown. */
export type HistoryRules = {
  /** The tables that make the record, each with the fields that mean something to people, in this order. */
  tables: Partial<Record<TableName, readonly string[]>>
  /** Field → the words for the records that it refers to. */
  names: Record<string, (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>>
  /** The people who did it. */
  actors: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Where they did it from, as far as the reader may know it: `addressSeenBy`. */
  address: (ip: string | null) => string | null
  /** The reader knows of nothing up to this row. */
  after?: number
}

type Logged = Row<'system_logs'>

const trailOf = (
  read: Reader,
  id: number,
  { tables, after = 0 }: Pick<HistoryRules, 'tables' | 'after'>,
  before: number | undefined,
): Promise<Logged[]> =>
  read
    .selectFrom('system_logs')
    .selectAll()
    .where('slo_table_name', 'in', Object.keys(tables))
    .where('slo_object_id', '=', id)
    .where('id', '>', after)
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
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

/** Everything that was done to a record, the newest first, with names where its fields hold ids. */
export const historyOf = async (
  read: Reader,
  id: number,
  { tables, names, actors, address, after }: HistoryRules,
  before?: string,
): Promise<HistoryAnswer> => {
  const rows = await trailOf(read, id, { tables, after }, before === undefined ? undefined : Number(before))
  const { actions, next } = actionsOf(rows)
  const idsIn = (field: string) => [
    ...new Set(rows.flatMap(({ slo_diffs }) => slo_diffs[field] ?? []).filter(value => typeof value === 'number')),
  ]
  const named = new Map(
    await Promise.all(Object.entries(names).map(async ([field, ask]) => [field, await ask(idsIn(field))] as const)),
  )
  const people = await actors([...new Set(rows.flatMap(({ slo_blame_user_id }) => slo_blame_user_id ?? []))])
  const shown = (field: string, value: unknown) =>
    asText(typeof value === 'number' ? (named.get(field)?.get(value) ?? value) : value)

  const toEntry = (action: readonly Logged[]): HistoryEntry[] => {
    const first = action.at(-1)
    if (!first) return []
    const { slo_transaction_hash, slo_action, slo_ip, created_at, slo_blame_user_id: by } = first
    const changes = action.toReversed().flatMap(({ slo_table_name: table, slo_diffs }) =>
      (tables[table as TableName] ?? []).flatMap(field => {
        const diff = slo_diffs[field]
        return diff ? [{ table, field, before: shown(field, diff[0]), after: shown(field, diff[1]) }] : []
      }),
    )
    const actor = by === null ? null : { id: by, label: people.get(by) ?? String(by) }
    const entry = { slo_transaction_hash, slo_action, actor, slo_ip: address(slo_ip), created_at, changes }
    return changes.length > 0 ? [entry] : []
  }
  return { data: actions.flatMap(toEntry), next }
}
