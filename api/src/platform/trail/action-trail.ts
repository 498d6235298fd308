import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type AuditRule, diffOf, isNoise } from '../audit'
import type { Database } from '../db/database'
import { DatabaseAway } from '../db/faults'
import type { NewRow, Row, Schema, TableName } from '../db/schema'
import { AppError } from '../http/app-error'
import { inBatches } from '../in-batches'

type AnyRow = Record<string, unknown>
type AnyRule = AuditRule<TableName>

export type RowChange = { before: AnyRow | null; after: AnyRow | null }

/** Who acts, from where, in which request. */
export type Blame = { database: Database; actorId: number | null; ip: string | null; requestId: string | null }

export type ActionTrail = {
  /** Names this action in the audit trail. */
  transaction: string
  add: (table: TableName, changed: readonly RowChange[]) => Promise<void>
  /** Stores what was added and is not stored yet; belongs before the end of the transaction. */
  store: () => Promise<void>
  /** Comes back with what forgets all that was added from now on. */
  mark: () => Promise<() => void>
}

/** So many rows are kept at most until they are stored. */
const MOST_KEPT = 500

/**
 * The audit rows of one action. They are stored together before its transaction ends, and not one by one after each
 * change: the trail costs one statement however much an action does.
 */
export const actionTrail = (
  trx: Transaction<Schema>,
  { database, actorId, ip, requestId }: Blame,
  action: string,
): ActionTrail => {
  const transaction = randomUUID()
  /** The rows that the trail of this action tells of already. */
  const told = new Set<string>()
  const kept: NewRow<'system_logs'>[] = []

  const store = async (): Promise<void> => {
    try {
      for (const batch of inBatches(kept.splice(0))) await trx.insertInto('system_logs').values(batch).execute()
    } catch (cause) {
      throw cause instanceof DatabaseAway ? cause : new AppError('unavailable', { cause })
    }
  }

  return {
    transaction,
    store,
    add: async (table, changed) => {
      const rule = database.audit[table]
      if ('none' in rule) return
      const { type, object, masked = [], identifyingColumns = [], ...own } = rule as unknown as AnyRule
      const noise = [...(own.noise ?? []), 'updated_at']
      for (const { before, after } of changed) {
        const row = (after ?? before) as Row<TableName> & AnyRow
        const name = `${table} ${String(row.id)}`
        // What changes by itself says nothing beside the rest of an action; alone it is all that was done.
        const isTold = told.has(name) && isNoise(before, after, noise)
        told.add(name)
        if (isTold) continue
        kept.push({
          slo_blame_user_id: actorId,
          slo_type: type,
          slo_action: action,
          slo_table_name: table,
          slo_object_id: object(row),
          slo_transaction_hash: transaction,
          slo_diffs: JSON.stringify(diffOf(before, after, { noise, masked, identifyingColumns })),
          slo_ip: ip,
          slo_request_id: requestId,
        })
      }
      if (kept.length >= MOST_KEPT) await store()
    },
    mark: async () => {
      // What a savepoint takes back is forgotten here, so nothing from before it may still wait.
      await store()
      const toldBefore = [...told]
      return () => {
        kept.length = 0
        told.clear()
        for (const name of toldBefore) told.add(name)
      }
    },
  }
}
