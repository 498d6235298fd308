import { sql, type Transaction } from 'kysely'
import type { BooksTx } from '../../modules/month-close/month-close.books'
import type { NewRow, Row, Schema, TableName } from '../../platform/db/schema'
import { type RowPatch, type TableWithId, type Tx, takeTurns } from '../../platform/write'
import { inOrder } from '../logs'
import { type PastAct, pastLog } from '../past'

type AnyRow = Record<string, unknown>

/** What says when a row came about, and changed last. */
const DATES: Partial<Record<TableName, readonly string[]>> = {
  transfers: ['created_at', 'updated_at'],
  invoices: ['created_at', 'updated_at'],
  adjustments: ['created_at', 'updated_at'],
  adjustment_messages: ['created_at'],
  transfer_files: ['created_at'],
}

export type Done<R> = { act: PastAct; row: R }

export type PastHand = {
  /** As the books are closed by the product, at that moment. */
  booksAt: (act: PastAct) => BooksTx & Pick<Tx, 'inTurn'>
  /** Each row dated by what made it, in their order. */
  insertEach: <T extends TableName>(table: T, all: readonly Done<NewRow<T>>[]) => Promise<Row<T>[]>
  /** The row as it is from then on; `storeAll` stores it. */
  change: <T extends TableName>(table: T, act: PastAct, row: Row<T>, patch: Partial<NewRow<T>>) => Row<T>
  storeAll: <T extends TableWithId>(
    table: T,
    columns: readonly (keyof Row<T>)[],
    rows: readonly Row<T>[],
  ) => Promise<void>
  /** The audit rows of what was done, in the order in which it happened. */
  storeLogs: () => Promise<void>
}

/**
 * Hands for a month of the demo's past, inside one transaction: its rows are dated as they came about, and so are their
 * audit rows where they are told.
 */
export const pastHand = (trx: Transaction<Schema>, isTold: boolean): PastHand => {
  const logs: NewRow<'system_logs'>[] = []
  const tell = (act: PastAct, table: TableName, before: AnyRow | null, after: AnyRow | null): void => {
    if (isTold) logs.push(...pastLog(act, table, before, after))
  }

  const insertRows = async (table: TableName, rows: readonly AnyRow[]): Promise<AnyRow[]> => {
    const columns = Object.keys(rows[0] ?? {})
    if (columns.length === 0) return []
    const lines = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
    const { rows: stored } = await sql<AnyRow>`insert into ${sql.table(table)}
      (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(lines)} returning *`.execute(trx)
    return stored
  }

  const insertEach = async (table: TableName, all: readonly Done<AnyRow>[]): Promise<AnyRow[]> => {
    const dates = DATES[table] ?? []
    const dated = all.map(({ act, row }) => ({ ...row, ...Object.fromEntries(dates.map(column => [column, act.at])) }))
    const stored = await insertRows(table, dated)
    for (const [index, row] of stored.entries()) {
      const act = all[index]?.act
      if (act) tell(act, table, null, row)
    }
    return stored
  }

  const storeAll = async (table: TableName, columns: readonly string[], rows: readonly AnyRow[]): Promise<void> => {
    if (rows.length === 0) return
    const assignments = columns.map(column => sql`${sql.ref(column)} = v.${sql.ref(column)}`)
    await sql`update ${sql.table(table)} as t set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb) as v
      where t.id = v.id`.execute(trx)
  }

  const change = (table: TableName, act: PastAct, row: AnyRow, patch: AnyRow): AnyRow => {
    const after = { ...row, ...patch, updated_at: act.at }
    tell(act, table, row, after)
    return after
  }

  const changeAll = async (table: TableName, act: PastAct, changes: readonly { before: AnyRow; patch: AnyRow }[]) => {
    const after = changes.map(({ before, patch }) => change(table, act, before, patch))
    await storeAll(table, [...Object.keys(changes[0]?.patch ?? {}), 'updated_at'], after)
    return after
  }

  return {
    booksAt: act => ({
      read: trx,
      inTurn: (...names) => takeTurns(trx, names),
      insertAll: async <T extends TableName>(table: T, rows: readonly NewRow<T>[]) =>
        (await insertEach(
          table,
          rows.map(row => ({ act, row })),
        )) as Row<T>[],
      updateEach: async <T extends TableWithId>(table: T, changes: readonly RowPatch<T>[]) =>
        (await changeAll(table, act, changes)) as Row<T>[],
    }),
    insertEach: async <T extends TableName>(table: T, all: readonly Done<NewRow<T>>[]) =>
      (await insertEach(table, all)) as Row<T>[],
    change: <T extends TableName>(table: T, act: PastAct, row: Row<T>, patch: Partial<NewRow<T>>) =>
      change(table, act, row, patch) as Row<T>,
    storeAll: (table, columns, rows) => storeAll(table, columns.map(String), rows),
    storeLogs: async () => {
      const told = inOrder(logs)
      for (let start = 0; start < told.length; start += 500)
        await trx
          .insertInto('system_logs')
          .values(told.slice(start, start + 500))
          .execute()
    },
  }
}
