import { auditRules } from '../audit-rules'
import { type AuditRule, diffOf } from '../platform/audit'
import type { NewRow, Row, TableName } from '../platform/db/schema'
import { address, hash } from './logs'
import type { Random } from './random'

/** Tables of the demo whose rows came about one action after the other. */
export const PAST_TABLES = [
  'accounts',
  'account_managers',
  'account_users',
  'account_notes',
  'websites',
  'website_users',
] as const
/** The same of money. */
export const MONEY_TABLES = [
  'ad_network_credential_sets',
  'orders',
  'ad_networks',
  'ad_network_credentials',
  'ad_network_connections',
  'order_campaigns',
  'order_campaign_networks',
  'currency_closings',
  'month_closes',
  'website_revenue_shares',
  'website_revenue_share_conditions',
] as const
const ALL_TABLES = [...PAST_TABLES, ...MONEY_TABLES]
export type PastTable = (typeof ALL_TABLES)[number]

type Stored<T extends PastTable> = Row<T> & { id: number }
type Fresh<T extends PastTable> = Omit<Row<T>, 'id' | 'created_at' | 'updated_at'> & { id?: number }

/** The hands of an action of the past, as `Tx` has them for those of the present. */
export type PastTx = {
  insert: <T extends PastTable>(table: T, values: Fresh<T>) => Stored<T>
  update: <T extends PastTable>(table: T, row: Stored<T>, patch: Partial<Row<T>>) => void
  remove: <T extends PastTable>(table: T, row: Stored<T>) => void
  touch: (table: 'accounts' | 'websites', id: number) => void
}

type AnyRow = Record<string, unknown>
type StoredRow = AnyRow & { id: number }

/** Who did something, and when: what belongs together has one hash. */
export type PastAct = { by: number | null; action: string; at: string; transaction: string; ip: string | null }

export const pastAct = (random: Random, by: number | null, action: string, at: string): PastAct => ({
  ...{ by, action, at, transaction: hash(random) },
  ip: by === null ? null : address(random, by),
})

/** The audit row that it would leave today, if it would leave one. */
export const pastLog = (
  { by, action, at, transaction, ip }: PastAct,
  table: TableName,
  before: AnyRow | null,
  after: AnyRow | null,
): NewRow<'system_logs'>[] => {
  if ('none' in auditRules[table]) return []
  const {
    type,
    object,
    noise = [],
    masked = [],
    identifyingColumns = [],
  } = auditRules[table] as unknown as AuditRule<TableName>
  const rule = { noise: [...noise, 'updated_at'], masked, identifyingColumns }
  return [
    {
      slo_blame_user_id: by,
      slo_type: type,
      slo_action: action,
      slo_table_name: table,
      slo_object_id: object((after ?? before) as Row<TableName>),
      slo_transaction_hash: transaction,
      slo_diffs: JSON.stringify(diffOf(before, after, rule)),
      slo_ip: ip,
      slo_request_id: null,
      created_at: at,
    },
  ]
}

const VERSIONED: readonly TableName[] = [
  'accounts',
  'websites',
  'orders',
  'ad_networks',
  'ad_network_credential_sets',
  'ad_network_credentials',
  'ad_network_connections',
  'order_campaigns',
  'website_revenue_shares',
  'month_closes',
]

/**
 * Rows that grow action by action, each of which leaves the audit rows that it would leave today: so the history of a
 * demo's record always ends as the record stands.
 */
export const createPast = (random: Random) => {
  const rows = Object.fromEntries(ALL_TABLES.map(table => [table, [] as StoredRow[]])) as Record<PastTable, StoredRow[]>
  const logs: NewRow<'system_logs'>[] = []

  const act = (by: number | null, action: string, at: string, write: (tx: PastTx) => void): void => {
    const made = pastAct(random, by, action, at)
    const log = (table: PastTable, before: StoredRow | null, after: StoredRow | null): void => {
      logs.push(...pastLog(made, table, before, after))
    }
    write({
      insert: (table, values) => {
        const id = values.id ?? (rows[table].at(-1)?.id ?? 0) + 1
        const dates = { created_at: at, ...(VERSIONED.includes(table) && { updated_at: at }) }
        const row: StoredRow = { ...values, id, ...(table !== 'website_revenue_share_conditions' && dates) }
        rows[table].push(row)
        log(table, null, row)
        return row as never
      },
      update: (table, row, patch) => {
        const before = { ...row } as unknown as StoredRow
        Object.assign(row, patch, VERSIONED.includes(table) && { updated_at: at })
        log(table, before, row)
      },
      remove: (table, row) => {
        rows[table].splice(rows[table].indexOf(row), 1)
        log(table, row, null)
      },
      touch: (table, id) => {
        const row = rows[table].find(entry => entry.id === id)
        if (row) row.updated_at = at
      },
    })
  }

  return { act, logs, rowsOf: <T extends PastTable>(table: T) => rows[table] as unknown as Stored<T>[] }
}

export type Past = ReturnType<typeof createPast>
