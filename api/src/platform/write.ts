import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { auditRules } from '../audit-rules'
import { type AuditRule, diffOf } from './audit'
import { type Change, type Changes, feltBy } from './changes'
import type { Database, Reader } from './db/database'
import type { NewRow, Row, Schema, TableName } from './db/schema'
import { AppError } from './http/app-error'
import { type Once, once } from './once'

/** Who changes something, from where, in which request. */
export type Blame = {
  database: Database
  actorId: number | null
  ip: string | null
  requestId: string | null
  /** Who hears of it once it is stored. */
  changes?: Changes
  /** The caller may send this again and wants the same answer then. */
  once?: Once | null
}

type Identified = { [T in TableName]: 'id' extends keyof Row<T> ? T : never }[TableName]
type Patch<T extends TableName> = Partial<NewRow<T>>

/** The hands of a write. Each of them leaves the audit row of what it did in the same transaction. */
export type Tx = {
  read: Reader
  insert: <T extends TableName>(table: T, values: NewRow<T>) => Promise<Row<T>>
  /** The row, held until the transaction ends. */
  lock: <T extends Identified>(table: T, id: number) => Promise<Row<T> | undefined>
  /** Changes what differs from `before` and answers the row as it is now. */
  update: <T extends Identified>(table: T, before: Row<T>, patch: Patch<T>) => Promise<Row<T>>
  /** A part of the row that stands in another table changed: its version grows. */
  touch: (table: Versioned, id: number) => Promise<void>
  remove: <T extends TableName>(table: T, row: Row<T>) => Promise<void>
  /** Runs once the change is stored. */
  afterCommit: (act: () => void) => void
}

type AnyRow = Record<string, unknown>
type AnyRule = AuditRule<TableName>

type Versioned = 'users' | 'access_groups'
const VERSIONED: ReadonlySet<string> = new Set<Versioned>(['users', 'access_groups'])

/** A version must grow even when two changes fall into one tick of the clock. */
const NEXT_VERSION = sql`updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')`

const conditions = (row: AnyRow) =>
  'id' in row
    ? sql`id = ${row.id}`
    : sql.join(
        Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      )

type Aftermath = { run: (() => void)[]; felt: Change[] }

const txFor = (trx: Transaction<Schema>, blame: Blame, action: string, aftermath: Aftermath): Tx => {
  const transactionHash = randomUUID()

  const leaveAuditRow = async (table: TableName, before: AnyRow | null, after: AnyRow | null): Promise<void> => {
    aftermath.felt.push(...feltBy(table, (after ?? before) as Row<TableName>))
    const rule = auditRules[table]
    if ('none' in rule) return
    const { type, object, noise = [], masked = [] } = rule as unknown as AnyRule
    const diffs = diffOf(before, after, { noise: [...noise, 'updated_at'], masked })
    try {
      await trx
        .insertInto('system_logs')
        .values({
          slo_blame_user_id: blame.actorId,
          slo_type: type,
          slo_action: action,
          slo_table_name: table,
          slo_object_id: object((after ?? before) as Row<TableName>),
          slo_transaction_hash: transactionHash,
          slo_diffs: JSON.stringify(diffs),
          slo_ip: blame.ip,
          slo_request_id: blame.requestId,
        })
        .execute()
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }

  return {
    read: trx,
    afterCommit: act => aftermath.run.push(act),
    insert: async <T extends TableName>(table: T, values: NewRow<T>) => {
      const columns = Object.keys(values)
      const { rows } = await sql<AnyRow>`insert into ${sql.table(table)} (${sql.join(columns.map(c => sql.ref(c)))})
        values (${sql.join(columns.map(column => (values as AnyRow)[column]))}) returning *`.execute(trx)
      const row = rows[0] as AnyRow
      await leaveAuditRow(table, null, row)
      return row as Row<T>
    },
    lock: async <T extends Identified>(table: T, id: number) => {
      const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx)
      return rows[0] as Row<T> | undefined
    },
    update: async <T extends Identified>(table: T, before: Row<T>, patch: Patch<T>) => {
      const was = before as AnyRow
      const changes = Object.entries(patch).filter(([column, value]) => value !== undefined && value !== was[column])
      if (changes.length === 0) return before
      const assignments = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      if (VERSIONED.has(table)) assignments.push(NEXT_VERSION)
      const { rows } = await sql<AnyRow>`update ${sql.table(table)} set ${sql.join(assignments)}
        where id = ${was.id} returning *`.execute(trx)
      const row = rows[0] as AnyRow
      await leaveAuditRow(table, was, row)
      return row as Row<T>
    },
    touch: async (table, id) => {
      await sql`update ${sql.table(table)} set ${NEXT_VERSION} where id = ${id}`.execute(trx)
    },
    remove: async (table, row) => {
      await sql`delete from ${sql.table(table)} where ${conditions(row)}`.execute(trx)
      await leaveAuditRow(table, row, null)
    },
  }
}

/**
 * The only way to change data. The change and its audit rows are one transaction: either both are stored or neither.
 * `action` names the use case; all rows of one call share a transaction hash.
 */
export const write = async <T>(blame: Blame, action: string, act: (tx: Tx) => Promise<T>): Promise<T> => {
  const aftermath: Aftermath = { run: [], felt: [] }
  const result = await blame.database.transaction(trx =>
    once(trx, blame, () => act(txFor(trx, blame, action, aftermath))),
  )
  for (const run of aftermath.run) run()
  blame.changes?.tell(aftermath.felt)
  return result
}
