import { LIST_PAGE, MAX_PER_PAGE } from '@candela/shared-contract'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { TotalAndCounts } from './db/counts'
import type { Reader } from './db/database'
import type { Order, Window } from './db/order'
import { isOneOf } from './db/text'

/** What every list is asked. */
type ListQuery = {
  search?: string | undefined
  filters?: object | undefined
  sort?: readonly { field: string; dir: 'asc' | 'desc' }[] | undefined
  page?: number | undefined
  perPage?: number | undefined
}
/** Which rows a list shows, whatever page of it and in whatever order. */
export type Choice<Q extends ListQuery> = Pick<Q, 'search' | 'filters'>
/** Which rows, and in which order. */
export type UnpagedQuery<Q extends ListQuery> = Pick<Q, 'search' | 'filters' | 'sort'>
export type OrderOf<Q extends ListQuery> = Order<NonNullable<Q['sort']>[number]['field']>

export type Condition = RawBuilder<SqlBool> | undefined

/** Rows of which all of this holds; what nobody asked for does not narrow them. */
export const narrowed = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, O> =>
  conditions.reduce((fewer, condition) => (condition ? fewer.where(condition) : fewer), rows)

/** What somebody looks for, if they typed more than spaces. */
export const searched = (search: string | undefined, isFound: (text: string) => RawBuilder<SqlBool>): Condition => {
  const text = search?.trim()
  return text ? isFound(text) : undefined
}

const areNumbers = (values: readonly (string | number)[]): values is readonly number[] =>
  values.every(value => typeof value === 'number')

/** A filter that chooses among the values of a column. Those of a column of numbers are numbers. */
export const chosen = (column: string, values: readonly (string | number)[] = []): Condition => {
  if (values.length === 0) return undefined
  return areNumbers(values) ? isOneOf(column, values) : sql`${sql.ref(column)} in (${sql.join(values)})`
}

/** Pickers offer as many as a page has at most: whoever looks for another one types a part of its name. */
export const optionLimit = ({ limit }: { limit?: string | undefined }): number =>
  Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE)

/** By the clock that dates the rows: another one may be a moment ahead. */
const timeOf = async (read: Reader): Promise<string> => {
  const clock = sql<{ now: string }>`(select clock_timestamp() as now)`.as('clock')
  return (await read.selectFrom(clock).select('now').executeTakeFirstOrThrow()).now
}

/** The page of a list that is asked for, as it leaves the server. What changed after `asOf` may be missing from it. */
export const listAnswer = async <R, T>(
  read: Reader,
  { page = 1, perPage = LIST_PAGE }: Pick<ListQuery, 'page' | 'perPage'>,
  counts: Promise<TotalAndCounts>,
  rowsOf: (window: Window) => Promise<readonly R[]>,
  present: (rows: readonly R[]) => T[] | Promise<T[]>,
) => {
  const rowsAsOf = async () => {
    const asOf = await timeOf(read)
    return { asOf, rows: await rowsOf({ limit: perPage, offset: (page - 1) * perPage }) }
  }
  const [counted, { asOf, rows }] = await Promise.all([counts, rowsAsOf()])
  const data = await present(rows)
  return { data, meta: { ...counted, page, perPage, asOf } }
}
