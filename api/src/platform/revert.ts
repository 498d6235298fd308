import { sql } from 'kysely'
import type { AuditRules } from './audit'
import type { Diffs, Row, TableName } from './db/schema'
import { changesShown, type HistoryTables, type HistoryVisibility } from './history'
import { AppError, notFound } from './http/app-error'
import type { Tx } from './write'

type Values = Record<string, unknown>

/** A row of a table that ties the record to others, as it was before the action and as the action left it. */
export type TiedRow = {
  table: TableName
  /** Null: the action made the row. */
  was: Values | null
  /** Null: the action took the row away. */
  became: Values | null
}

export type ChangesToRevert<T extends TableName, F extends keyof Row<T>> = {
  /** What the record had, of the fields that come back. */
  values: Partial<Pick<Row<T>, F>>
  rows: TiedRow[]
  /** The first row of it in the trail, whose ids are the order in which things were done; clocks may stand or go back. */
  firstLogId: number
}

type Wanted<T extends TableName, F extends keyof Row<T>> = HistoryVisibility & {
  id: number
  transaction: string
  /** The record's own table and the fields of it that come back. Secrets never do, whatever stands here. */
  table: T
  fields: readonly F[]
  /** Tables that hold several rows of the record. */
  ties?: readonly TableName[]
}

const sideOf = (diffs: Diffs, side: 0 | 1): Values | null => {
  const values = Object.entries(diffs).map(([field, both]) => [field, both[side]] as const)
  return values.every(([, value]) => value === null) ? null : Object.fromEntries(values)
}

const maskedIn = (audit: AuditRules, table: TableName): readonly PropertyKey[] => {
  const rule = audit[table]
  return 'masked' in rule ? (rule.masked ?? []) : []
}

type Logged = Parameters<typeof changesShown>[2]

const diffsShown = (audit: AuditRules, shown: HistoryTables, row: Logged): Diffs =>
  Object.fromEntries(changesShown(audit, shown, row).map(({ field, sides }) => [field, sides]))

const hasDiffs = ({ slo_diffs }: Pick<Logged, 'slo_diffs'>): boolean => Object.keys(slo_diffs).length > 0

/** A row that came to be says its own id for the first time. */
const isBirth = ({ id }: Diffs): boolean => id !== undefined && id[0] === null

/**
 * What gives a record back what one action took. It is applied by the entity through its own way of updating, so that
 * every rule holds, and as an action of its own, so that it is in the history. Of what the history does not show to
 * whoever asks nothing comes back, and no refusal speaks of it.
 */
export const changesToRevert = async <T extends TableName, F extends keyof Row<T> & string>(
  { audit, read }: Pick<Tx, 'audit' | 'read'>,
  { id, transaction, table, fields, ties = [], shown, rowCondition = sql`true` }: Wanted<T, F>,
): Promise<ChangesToRevert<T, F>> => {
  const logged = await read
    .selectFrom('system_logs as l')
    .select(['l.id', 'l.slo_table_name', 'l.slo_diffs'])
    .where('l.slo_transaction_hash', '=', transaction)
    .where('l.slo_table_name', 'in', [table, ...ties])
    .where('l.slo_object_id', '=', id)
    .where(rowCondition)
    .orderBy('l.id')
    .execute()
  const seen = logged.map(row => ({ ...row, slo_diffs: diffsShown(audit, shown, row) })).filter(hasDiffs)
  const [first] = seen
  if (!first) throw notFound()
  if (logged.some(row => row.slo_table_name === table && isBirth(row.slo_diffs))) throw new AppError('notPossibleNow')
  const ownDiffs = seen.filter(row => row.slo_table_name === table).map(row => row.slo_diffs)

  const masked = maskedIn(audit, table)
  const values = fields
    .filter(field => !masked.includes(field))
    .flatMap(field => {
      // One action may have written the row more than once: the first time says what it was.
      const diff = ownDiffs.find(diffs => diffs[field] !== undefined)?.[field]
      return diff ? [[field, diff[0]] as const] : []
    })
  const rows = seen.flatMap(({ slo_table_name, slo_diffs }) => {
    const tie = ties.find(name => name === slo_table_name)
    return tie ? [{ table: tie, was: sideOf(slo_diffs, 0), became: sideOf(slo_diffs, 1) }] : []
  })
  if (values.length === 0 && rows.length === 0) throw new AppError('notPossibleNow')
  return {
    values: Object.fromEntries(values) as Partial<Pick<Row<T>, F>>,
    rows,
    firstLogId: first.id,
  }
}
