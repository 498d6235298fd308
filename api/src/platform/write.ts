import { sql, type Transaction } from 'kysely'
import type { AuditRules } from './audit'
import type { Database, Reader } from './db/database'
import type { NewRow, Row, Schema, TableName } from './db/schema'
import { isOneOf, wordsOf } from './db/text'
import { type IdempotentCall, withIdempotencyKey } from './idempotency'
import { inBatches } from './in-batches'
import { type LiveChange, type LiveEvents, liveEventsOf } from './live-events'
import { type Loader, loaderOn } from './loader'
import { actionTrail, type RowChange } from './trail/action-trail'

/** Who changes something, from where, in which request. */
export type WriteContext = {
  database: Database
  actorId: number | null
  ip: string | null
  requestId: string | null
  /** Who hears of it once it is stored. */
  liveEvents?: LiveEvents
  /** The caller may send this again and wants the same answer then. */
  idempotentCall?: IdempotentCall | null
}

export type TableWithId = { [T in TableName]: 'id' extends keyof Row<T> ? T : never }[TableName]
type Patch<T extends TableName> = Partial<NewRow<T>>

/**
 * What a write can do. Inserting, updating and removing leave their audit row in the same transaction, if
 * the rule of their table asks for one; `observe` and `touch` leave none.
 */
export type Tx = {
  read: Reader
  audit: AuditRules
  /** Names this action in the audit trail. */
  transaction: string
  insert: <T extends TableName>(table: T, values: NewRow<T>) => Promise<Row<T>>
  /** Many rows that say the same columns, in few statements and in their order; each leaves its own audit row. */
  insertAll: <T extends TableName>(table: T, values: readonly NewRow<T>[]) => Promise<Row<T>[]>
  /** The row, held until the transaction ends. */
  lock: <T extends TableWithId>(table: T, id: number) => Promise<Row<T> | undefined>
  /** The same for many, in one order whoever asks, so that two of them never wait for each other. */
  lockAll: <T extends TableWithId>(table: T, ids: readonly number[]) => Promise<Row<T>[]>
  /** Changes what differs from `before` and answers the row as it is now. */
  update: <T extends TableWithId>(table: T, before: Row<T>, patch: Patch<T>) => Promise<Row<T>>
  /** The same change to many rows in one statement; each that differs leaves its own audit row. */
  updateAll: <T extends TableWithId>(table: T, before: readonly Row<T>[], patch: Patch<T>) => Promise<Row<T>[]>
  /** What the product saw by itself: no change of the record, so no audit row and no new version. */
  observe: (table: 'users', id: number, patch: Observed) => Promise<void>
  /** Waits for other actions that asked for one of these turns, until they are stored or given up; in this order. */
  inTurn: (...names: readonly string[]) => Promise<void>
  /** Its own change for each of many rows, all of the same columns, in few statements; each leaves its own audit row. */
  updateEach: <T extends TableWithId>(table: T, changes: readonly RowPatch<T>[]) => Promise<Row<T>[]>
  /** A part of the row that stands in another table changed: its version grows. */
  touch: (table: Versioned, id: number) => Promise<void>
  touchAll: (table: Versioned, ids: readonly number[]) => Promise<void>
  remove: <T extends TableName>(table: T, row: Row<T>) => Promise<void>
  removeAll: <T extends TableWithId>(table: T, rows: readonly Row<T>[]) => Promise<void>
  /** Runs once the change is stored. */
  afterCommit: (act: () => void) => void
  /** A part of the action that may be given up: what it changed is as before then, and the rest goes on. */
  attempt: <R>(act: () => Promise<R>) => Promise<R>
}

export type RowPatch<T extends TableWithId> = { before: Row<T>; patch: Patch<T> }

type Observed = Pick<NewRow<'users'>, 'usr_last_seen_at'>

type AnyRow = Record<string, unknown>

/** Tables whose rows say when they changed last: that is their version. */
type Versioned = { [T in TableName]: 'updated_at' extends keyof Row<T> ? T : never }[TableName]

/** A version must grow even when two changes fall into one tick of the clock. */
const NEXT_VERSION = sql`updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')`

const conditions = (row: AnyRow) =>
  'id' in row
    ? sql`id = ${row.id}`
    : sql.join(
        Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      )

/** One after the other, all within the time that a statement has. */
export const takeTurns = async (trx: Transaction<Schema>, names: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(turn)) from unnest(${wordsOf(names)}) as turn`.execute(trx)
}

type Pending = { callbacks: (() => void)[]; changes: LiveChange[] }

/** Keeps others from changing the row, and not from storing rows that refer to it. */
const HOLD = sql.raw('for no key update')

const txFor = (trx: Transaction<Schema>, context: WriteContext, action: string, pending: Pending): Tx => {
  const trail = actionTrail(trx, context, action)

  const noteChanges = async (table: TableName, changed: readonly RowChange[]): Promise<void> => {
    for (const { before, after } of changed)
      pending.changes.push(...liveEventsOf(table, (after ?? before) as Row<TableName>))
    await trail.add(table, changed)
  }

  const updateAll = async (table: TableName, before: readonly AnyRow[], patch: AnyRow): Promise<AnyRow[]> => {
    const values = Object.entries(patch).filter(([, value]) => value !== undefined)
    const differing = before.filter(row => values.some(([column, value]) => row[column] !== value))
    if (differing.length === 0) return [...before]
    const assignments = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    if (differing.some(row => 'updated_at' in row)) assignments.push(NEXT_VERSION)
    const { rows } = await sql<AnyRow>`update ${sql.table(table)} set ${sql.join(assignments)}
      where ${isOneOf(
        'id',
        differing.map(({ id }) => id as number),
      )} returning *`.execute(trx)
    const afterById = new Map(rows.map(row => [row.id, row]))
    await noteChanges(
      table,
      differing.map(row => ({ before: row, after: afterById.get(row.id) ?? null })),
    )
    return before.map(row => afterById.get(row.id) ?? row)
  }

  const updateEach = async (
    table: TableName,
    changes: readonly { before: AnyRow; patch: AnyRow }[],
  ): Promise<AnyRow[]> => {
    const columns = Object.keys(changes[0]?.patch ?? {})
    const assignments = columns.map(column => sql`${sql.ref(column)} = v.${sql.ref(column)}`)
    const updated: AnyRow[] = []
    for (const batch of inBatches(changes)) {
      const values = JSON.stringify(batch.map(({ before, patch }) => ({ id: before.id, ...patch })))
      const { rows } = await sql<AnyRow>`update ${sql.table(table)} as t set ${sql.join(assignments)},
        updated_at = greatest(clock_timestamp(), t.updated_at + interval '1 microsecond')
        from jsonb_populate_recordset(null::${sql.table(table)}, ${values}::text::jsonb) as v
        where t.id = v.id returning t.*`.execute(trx)
      updated.push(...rows)
    }
    const afterById = new Map(updated.map(row => [row.id, row]))
    await noteChanges(
      table,
      changes.map(({ before }) => ({ before, after: afterById.get(before.id) ?? null })),
    )
    return changes.map(({ before }) => afterById.get(before.id) ?? before)
  }

  const insertAll = async (table: TableName, values: readonly AnyRow[]): Promise<AnyRow[]> => {
    const columns = Object.keys(values[0] ?? {})
    const inserted: AnyRow[] = []
    for (const batch of inBatches(values)) {
      const lines = batch.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
      const { rows } = await sql<AnyRow>`insert into ${sql.table(table)} (${sql.join(columns.map(c => sql.ref(c)))})
        values ${sql.join(lines)} returning *`.execute(trx)
      inserted.push(...rows)
    }
    await noteChanges(
      table,
      inserted.map(row => ({ before: null, after: row })),
    )
    return inserted
  }

  const noteRemoved = (table: TableName, rows: readonly AnyRow[]): Promise<void> =>
    noteChanges(
      table,
      rows.map(row => ({ before: row, after: null })),
    )

  return {
    read: trx,
    audit: context.database.audit,
    transaction: trail.transaction,
    afterCommit: act => pending.callbacks.push(act),
    attempt: async act => {
      const { callbacks, changes } = pending
      const [callbackCount, changeCount, forget] = [callbacks.length, changes.length, trail.mark()]
      await sql`savepoint attempt`.execute(trx)
      try {
        const result = await act()
        await sql`release savepoint attempt`.execute(trx)
        return result
      } catch (error) {
        await sql`rollback to savepoint attempt`.execute(trx)
        callbacks.length = callbackCount
        changes.length = changeCount
        forget()
        throw error
      }
    },
    insert: async <T extends TableName>(table: T, values: NewRow<T>) => {
      const [row] = await insertAll(table, [values])
      return row as Row<T>
    },
    insertAll: async <T extends TableName>(table: T, values: readonly NewRow<T>[]) =>
      (await insertAll(table, values)) as Row<T>[],
    lock: async <T extends TableWithId>(table: T, id: number) => {
      const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where id = ${id} ${HOLD}`.execute(trx)
      return rows[0] as Row<T> | undefined
    },
    lockAll: async <T extends TableWithId>(table: T, ids: readonly number[]) => {
      const { rows } = await sql<AnyRow>`
        select * from ${sql.table(table)} where ${isOneOf('id', ids)} order by id ${HOLD}`.execute(trx)
      return rows as Row<T>[]
    },
    update: async <T extends TableWithId>(table: T, before: Row<T>, patch: Patch<T>) => {
      const [after] = await updateAll(table, [before], patch)
      return after as Row<T>
    },
    updateAll: async <T extends TableWithId>(table: T, before: readonly Row<T>[], patch: Patch<T>) =>
      (await updateAll(table, before, patch)) as Row<T>[],
    updateEach: async <T extends TableWithId>(table: T, changes: readonly RowPatch<T>[]) =>
      (await updateEach(table, changes)) as Row<T>[],
    observe: async (table, id, patch) => {
      const assignments = Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(trx)
    },
    inTurn: (...names) => takeTurns(trx, names),
    touch: async (table, id) => {
      await sql`update ${sql.table(table)} set ${NEXT_VERSION} where id = ${id}`.execute(trx)
    },
    touchAll: async (table, ids) => {
      await sql`update ${sql.table(table)} set ${NEXT_VERSION} where ${isOneOf('id', ids)}`.execute(trx)
    },
    remove: async (table, row) => {
      await sql`delete from ${sql.table(table)} where ${conditions(row)}`.execute(trx)
      await noteRemoved(table, [row])
    },
    removeAll: async (table, rows) => {
      const ids = (rows as readonly { id: unknown }[]).map(({ id }) => id as number)
      await sql`delete from ${sql.table(table)} where ${isOneOf('id', ids)}`.execute(trx)
      await noteRemoved(table, rows)
    },
  }
}

const commitThenNotify = async <T>(context: WriteContext, store: (pending: Pending) => Promise<T>): Promise<T> => {
  const pending: Pending = { callbacks: [], changes: [] }
  const result = await store(pending)
  for (const callback of pending.callbacks) callback()
  context.liveEvents?.tell(pending.changes)
  return result
}

/**
 * The way to change data, for much of it at once `writeBulk`. The change and its audit rows are one transaction: either both are stored or neither.
 * `action` names the use case; all rows of one call share its id, drawn at random, in `slo_transaction_hash`.
 */
export const write = <T>(context: WriteContext, action: string, act: (tx: Tx) => Promise<T>): Promise<T> =>
  commitThenNotify(context, pending =>
    context.database.transaction(trx =>
      withIdempotencyKey(trx, context, () => act(txFor(trx, context, action, pending))),
    ),
  )

/** A write that may take minutes, with hands for tables whose rows come by the million. */
export const writeBulk = <T>(
  context: WriteContext,
  action: string,
  act: (tx: Tx, loader: Loader) => Promise<T>,
): Promise<T> =>
  commitThenNotify(context, pending =>
    context.database.longTransaction((trx, copyIn) =>
      withIdempotencyKey(trx, context, async () => {
        const loader = await loaderOn(trx, copyIn)
        return act(txFor(trx, context, action, pending), loader)
      }),
    ),
  )
