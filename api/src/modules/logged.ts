import type { RawBuilder, SqlBool } from 'kysely'
import type { LogType } from '../platform/audit'
import type { Actor, Ctx } from '../platform/context'
import type { Reader } from '../platform/db/database'
import type { TableName } from '../platform/db/schema'
import type { HistoryTables, Past } from '../platform/history'
import { type Reach, reachOf } from './reach'

/** What somebody is not shown, neither by value nor by when it changed: rows of tables, and fields wherever they stand. */
export type Hidden = { tables?: readonly TableName[]; fields?: readonly string[] }

/** What the system log knows of a kind of record. */
export type LogLookup = {
  /** The types of log rows that are about it. */
  types: readonly LogType[]
  /** What its records are called, also those that were removed. */
  namesOf: (read: Reader, ids: readonly number[], reach: Reach) => Promise<ReadonlyMap<number, string>>
  /** The ids that somebody reaches; without it only whoever reaches everything sees its rows. */
  reachedBy?: (reach: Reach) => RawBuilder<unknown>
  /** Whether the row `l` of the log is of a time in which the record was theirs to know; without it every one is. */
  isOfTheirTime?: (reach: Reach) => RawBuilder<SqlBool>
  /** The ids of those that are called so, as far as the reader knows their names. */
  calledSo?: (reach: Reach, text: string) => RawBuilder<unknown>
  /** What of its records their own screens do not show to everybody who reads the log. */
  hides?: (actor: Actor) => Hidden
}

/** The fields of a history but for those that the reader is not shown: the system log hides the same. */
const shownTables = (tables: HistoryTables, { tables: hidden = [], fields = [] }: Hidden): HistoryTables => {
  const shown = Object.entries(tables).filter(([table]) => !hidden.some(each => each === table))
  return Object.fromEntries(shown.map(([table, names]) => [table, names.filter(name => !fields.includes(name))]))
}

/** What a reader may know of the past of a record of this kind: in its history, and of what is taken back. */
export const pastFor = (
  { actor }: Ctx,
  tables: HistoryTables,
  { hides, isOfTheirTime }: Pick<LogLookup, 'hides' | 'isOfTheirTime'>,
): Past => ({ shown: shownTables(tables, hides?.(actor) ?? {}), isKnown: isOfTheirTime?.(reachOf(actor)) })
