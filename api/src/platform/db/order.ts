import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

type Sort<Field extends string> = readonly { field: Field; dir: 'asc' | 'desc' }[]

type Order<Field extends string> = {
  /** What the caller asks for, the first one first. */
  sort: Sort<Field> | undefined
  /** The order of a list that nobody sorted. */
  usual: Sort<Field>
  columns: Record<Field, RawBuilder<unknown>>
  /** Fields that some rows lack; those rows come last either way. */
  nullable?: ReadonlySet<Field>
  /** The column that tells equal rows apart, so that each keeps its place from page to page. */
  id: string
}

export const ordered = <DB, TB extends keyof DB, O, Field extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { sort, usual, columns, nullable, id }: Order<Field>,
): SelectQueryBuilder<DB, TB, O> => {
  const order = sort?.length ? sort : usual
  return (
    order
      .reduce(
        (sorted, { field, dir }) =>
          sorted.orderBy(columns[field], by => {
            const directed = dir === 'desc' ? by.desc() : by.asc()
            return nullable?.has(field) ? directed.nullsLast() : directed
          }),
        rows,
      )
      // In the direction of the last field, which is that of the index.
      .orderBy(sql.ref(id), order.at(-1)?.dir)
  )
}
