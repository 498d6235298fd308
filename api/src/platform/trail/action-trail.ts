import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type AuditRule, diffOf, isNoise } from '../audit'
import type { Database } from '../db/database'
import { DatabaseAway } from '../db/faults'
import type { Row, Schema, TableName } from '../db/schema'
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
  /** Stores an audit row for each change of a table that has a rule, where it says something. */
  add: (table: TableName, changed: readonly RowChange[]) => Promise<void>
  /** Comes back with what forgets all that was added from now on: a savepoint takes its rows back. */
  mark: () => () => void
}

/** The audit rows of one action, each stored with its change. */
export const actionTrail = (
  trx: Transaction<Schema>,
  { database, actorId, ip, requestId }: Blame,
  action: string,
): ActionTrail => {
  const transaction = randomUUID()
  /** The rows that the trail of this action tells of already. */
  const told = new Set<string>()

  return {
    transaction,
    add: async (table, changed) => {
      const rule = database.audit[table]
      if ('none' in rule) return
      const { type, object, masked = [], identifyingColumns = [], noise: ruleNoise = [] } = rule as unknown as AnyRule
      const noise = [...ruleNoise, 'updated_at']
      // What changes by itself says nothing beside the rest of an action; alone it is all that was done.
      const said = changed.filter(({ before, after }) => {
        const row = `${table} ${String((after ?? before)?.id)}`
        const isRedundant = told.has(row) && isNoise(before, after, noise)
        told.add(row)
        return !isRedundant
      })
      const rows = said.map(({ before, after }) => ({
        slo_blame_user_id: actorId,
        slo_type: type,
        slo_action: action,
        slo_table_name: table,
        slo_object_id: object((after ?? before) as Row<TableName>),
        slo_transaction_hash: transaction,
        slo_diffs: JSON.stringify(diffOf(before, after, { noise, masked, identifyingColumns })),
        slo_ip: ip,
        slo_request_id: requestId,
      }))
      try {
        for (const batch of inBatches(rows)) await trx.insertInto('system_logs').values(batch).execute()
      } catch (cause) {
        throw cause instanceof DatabaseAway ? cause : new AppError('unavailable', { cause })
      }
    },
    mark: () => {
      const toldBefore = [...told]
      return () => {
        told.clear()
        for (const row of toldBefore) told.add(row)
      }
    },
  }
}
