import type { HistoryAnswer } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LogType } from '../platform/audit'
import type { Actor, Ctx } from '../platform/context'
import type { Reader } from '../platform/db/database'
import type { Row, TableName } from '../platform/db/schema'
import { contains, isOneOf } from '../platform/db/text'
import { type HistoryTables, type HistoryVisibility, historyOf } from '../platform/history'
import { changesToRevert } from '../platform/revert'
import type { TableWithId, Tx } from '../platform/write'
import { type Reach, reachOf } from './reach'

/** What somebody is not shown, neither by value nor by when it changed: rows of tables, and fields wherever they stand. */
export type Hidden = { tables?: readonly TableName[]; fields?: readonly string[] }

/** What the system log knows of a kind of record. */
export type LogRules = {
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

type NameSource = {
  table: TableWithId
  /** The column that says what a record is called. */
  name: string
  /** Columns that a record is looked for by as well. */
  alsoSearchedBy?: readonly string[]
  /** Whether a record is in reach; without it everybody is told what it is called, and of its rows nothing is said. */
  reaches?: (reach: Reach, alias: string) => RawBuilder<SqlBool>
  /** As people read it. */
  told?: (name: string) => string
}

/** The rules of the log about names and reach, of records whose name is a column. */
export const nameRules = ({ table, name, alsoSearchedBy = [], reaches, told = text => text }: NameSource) => {
  const rows = (reach: Reach, condition: RawBuilder<SqlBool> = sql`true`) =>
    sql`from ${sql.table(table)} as n where ${condition} and ${reaches?.(reach, 'n') ?? sql`true`}`
  return {
    namesOf: async (read: Reader, ids: readonly number[], reach: Reach): Promise<ReadonlyMap<number, string>> => {
      const named = sql<{ id: number; name: string }>`(
        select n.id, ${sql.ref(`n.${name}`)} as name ${rows(reach, isOneOf('n.id', ids))})`.as('named')
      const found = await read.selectFrom(named).selectAll().execute()
      return new Map(found.map(row => [row.id, told(row.name)]))
    },
    calledSo: (reach: Reach, text: string): RawBuilder<unknown> => {
      const isCalledSo = [name, ...alsoSearchedBy].map(column => contains(`n.${column}`, text))
      return sql`select n.id ${rows(reach, sql`(${sql.join(isCalledSo, sql` or `)})`)}`
    },
    ...(reaches && { reachedBy: (reach: Reach): RawBuilder<unknown> => sql`select n.id ${rows(reach)}` }),
  }
}

/** The fields of a history but for those that the reader is not shown: the system log hides the same. */
const shownTables = (tables: HistoryTables, { tables: hidden = [], fields = [] }: Hidden): HistoryTables => {
  const shown = Object.entries(tables).filter(([table]) => !hidden.some(each => each === table))
  return Object.fromEntries(shown.map(([table, names]) => [table, names.filter(name => !fields.includes(name))]))
}

type HistoryRules<T extends TableName, F extends keyof Row<T>, R> = {
  records: { findOrThrow: (ctx: Ctx, read: Reader, id: number) => Promise<R> }
  /** What of it can come back, as the contract says. */
  revertible: { table: T; fields: readonly F[]; ties: readonly TableName[] }
  /** What is shown beside what comes back, and that it was removed. */
  shows: HistoryTables
  logged: Pick<LogRules, 'hides' | 'isOfTheirTime'>
  /** In place of what the log hides: a single record tells better what of it may be shown. */
  hidesOfRecord?: (record: R, actor: Actor) => Hidden
}

/** The past of a record of this kind, as far as a reader may know it: in its history, and of what is taken back. */
export const defineHistory = <T extends TableName, F extends keyof Row<T> & string, R extends { id: number }>({
  records,
  revertible,
  shows,
  logged: { hides: hidesInLog, isOfTheirTime },
  hidesOfRecord,
}: HistoryRules<T, F, R>) => {
  const own = [...revertible.fields, ...(shows[revertible.table] ?? []), 'deleted_at']
  const visibilityFor = ({ actor }: Ctx, record: R): HistoryVisibility => ({
    shown: shownTables(
      { ...shows, [revertible.table]: own },
      (hidesOfRecord?.(record, actor) ?? hidesInLog?.(actor)) || {},
    ),
    rowCondition: isOfTheirTime?.(reachOf(actor)),
  })
  return {
    history: async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> =>
      historyOf(ctx, id, visibilityFor(ctx, await records.findOrThrow(ctx, ctx.app.database.read, id)), before),
    /** What gives it back what one action took. */
    changesToRevert: (ctx: Ctx, tx: Tx, record: R, transaction: string) =>
      changesToRevert(tx, { id: record.id, transaction, ...revertible, ...visibilityFor(ctx, record) }),
  }
}
