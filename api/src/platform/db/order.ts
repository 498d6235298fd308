import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { isOneOf, listOf } from './text'

type Sort<Field extends string> = readonly { field: Field; dir: 'asc' | 'desc' }[]

export type Order<Field extends string> = {
  /** The order of a list that nobody sorted. */
  usual: Sort<Field>
  columns: Record<Field, RawBuilder<unknown>>
  /** Fields that some rows lack; those rows come last either way. */
  nullable?: readonly Field[]
  /** The column that tells equal rows apart, so that each keeps its place from page to page. */
  id: string
  /** Columns that do so together, where they cost less than that one. */
  ties?: readonly string[]
}

/** Fields of a list that are columns of one table. */
export const columnsOf = <Field extends string>(
  alias: string,
  fields: readonly Field[],
): Record<Field, RawBuilder<unknown>> => {
  const columns = fields.map(field => [field, sql.ref(`${alias}.${field}`)] as const)
  return Object.fromEntries(columns) as Record<Field, RawBuilder<unknown>>
}

/** Rows in the order that the caller asks for, the first field first. */
export const ordered = <DB, TB extends keyof DB, O, Field extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  sort: Sort<Field> | undefined,
  { usual, columns, nullable, id, ties = [id] }: Order<Field>,
): SelectQueryBuilder<DB, TB, O> => {
  const order = sort?.length ? sort : usual
  const byFields = order.reduce(
    (sorted, { field, dir }) =>
      sorted.orderBy(columns[field], by => {
        const directed = dir === 'desc' ? by.desc() : by.asc()
        return nullable?.includes(field) ? directed.nullsLast() : directed
      }),
    rows,
  )
  // In the direction of the last field, which is that of the index.
  return ties.reduce((sorted, tie) => sorted.orderBy(sql.ref(tie), order.at(-1)?.dir), byFields)
}

export type IdQuery = SelectQueryBuilder<never, never, { id: number }>

/** A part of a list: so many rows, after so many others; or all of them, taken over by whoever reads them in parts. */
export type Window = { limit: number; offset?: number; takeOver?: (ids: IdQuery) => Promise<number[]> }

export const windowed = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { limit, offset = 0 }: Window,
): SelectQueryBuilder<DB, TB, O> => rows.limit(limit).offset(offset)

/** The ids of rows that are in order, or those of a window. */
export const idsWithin = async <DB, TB extends keyof DB>(
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  window?: Window,
): Promise<number[]> => {
  if (window?.takeOver) return window.takeOver(ids)
  const found = await (window ? windowed(ids, window) : ids).execute()
  return found.map(row => row.id)
}

/** The ids of all rows in the order that the caller asks for, or those of a window. */
export const idsInOrder = async <DB, TB extends keyof DB, O, Field extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  sort: Sort<Field> | undefined,
  order: Order<Field>,
  window?: Window,
): Promise<number[]> => {
  return idsWithin(ordered(rows, sort, order).select(sql.ref(order.id).as('id')).$castTo<{ id: number }>(), window)
}

/** The ids of rows, for whoever asks which of many are among them. */
export const idsOf = async (rows: { execute: () => Promise<{ id: number }[]> }): Promise<ReadonlySet<number>> =>
  new Set((await rows.execute()).map(({ id }) => id))

/** Of these ids the rows, in the order of the ids; what is gone meanwhile is left out. */
export const inOrderOf = <DB, TB extends keyof DB, O>(
  ids: readonly number[],
  rows: SelectQueryBuilder<DB, TB, O>,
  id: string,
): SelectQueryBuilder<DB, TB, O> =>
  rows.where(isOneOf(id, ids)).orderBy(sql`array_position(${listOf(ids)}, ${sql.ref(id)})`)
