import { MASKED } from '@candela/shared-contract'
import type { Diffs, Row, TableName } from './db/schema'
import type { LoadedTable } from './db/schema-money'

/** The kinds of system log that the specification names, and the ones that further areas added. */
export type LogType =
  | 'login'
  | 'account'
  | 'format'
  | 'user'
  | 'website'
  | 'access group'
  | 'account manager'
  | 'maintenance'
  | 'notification'
  | 'view'
  | 'technology'
  | 'ad network type'
  | 'order campaign'
  | 'order'
  | 'ad network'
  | 'currency'
  | 'month close'
  | 'transfer'
  | 'adjustment'
  | 'revenue share'
  | 'report'
  | 'export'

/** Kinds of records that the trail calls by name; `modules/logged-kinds.ts` says how. */
export type RecordKind =
  | 'user'
  | 'account'
  | 'website'
  | 'technology'
  | 'ad network type'
  | 'ad network'
  | 'order campaign'
  | 'order'
  | 'share'
  | 'quotation'
  | 'month'
  | 'maintenance'
  | 'notification'
  | 'transfer'
  | 'adjustment'
  | 'group'
  | 'view'

/** How changes of one table appear in the audit trail. Stands beside the entity that owns the table. */
export type AuditRule<T extends TableName> = {
  type: LogType
  /** The id that the history of a record is found by. */
  object: (row: Row<T>) => number
  /** Columns that say nothing to people. */
  noise?: readonly (keyof Row<T>)[]
  /** Columns whose values never leave their table; the trail says that they changed. */
  masked?: readonly (keyof Row<T>)[]
  /** Columns that say which of a record's rows it is: they stand in the trail of a change even where they stayed. */
  identifyingColumns?: readonly (keyof Row<T>)[]
  /** Columns that hold the id of a record: the trail shows its name. */
  refers?: { [C in keyof Row<T>]?: RecordKind }
}

/** A table is audited or says aloud that it is not, and why. Loaded tables never are: see `Loader`. */
export type AuditRules = { [T in TableName]: { none: string } | (T extends LoadedTable ? never : AuditRule<T>) }

/** Whether a field stands in a diff only to say which of a record's rows it is of. */
export const isOnlyIdentifying = (
  audit: AuditRules,
  table: TableName,
  field: string,
  [was, is]: readonly [unknown, unknown],
): boolean => {
  const rule = audit[table]
  const identifyingColumns: readonly PropertyKey[] = 'identifyingColumns' in rule ? (rule.identifyingColumns ?? []) : []
  return was === is && identifyingColumns.includes(field)
}

const shown = (value: unknown, isMasked: boolean): unknown =>
  value === null || value === undefined ? null : isMasked ? MASKED : value

/** Whether a change says nothing: only what changes by itself did. */
export const isNoise = (
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  noise: readonly PropertyKey[],
): boolean =>
  before !== null &&
  after !== null &&
  Object.keys(after).every(
    field => noise.includes(field) || JSON.stringify(before[field]) === JSON.stringify(after[field]),
  )

/** Field by field, what was and what is; fields that stayed are left out, but for those that name the row. */
export const diffOf = (
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  rule: {
    noise?: readonly PropertyKey[]
    masked?: readonly PropertyKey[]
    identifyingColumns?: readonly PropertyKey[]
  },
): Diffs => {
  const fields = Object.keys(after ?? before ?? {})
  const entries = fields
    .filter(field => !rule.noise?.includes(field))
    .map(field => [field, before?.[field] ?? null, after?.[field] ?? null] as const)
    .filter(
      ([field, was, is]) => rule.identifyingColumns?.includes(field) || JSON.stringify(was) !== JSON.stringify(is),
    )
    .map(([field, was, is]) => {
      const isMasked = rule.masked?.includes(field) ?? false
      return [field, [shown(was, isMasked), shown(is, isMasked)]] as const
    })
  return Object.fromEntries(entries.map(([field, [was, is]]) => [field, [was, is]]))
}
