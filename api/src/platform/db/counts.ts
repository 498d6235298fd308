import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

type Filters = { readonly [name: string]: readonly string[] | undefined }
type Choice<F extends Filters> = { search?: string | undefined; filters?: F | undefined }

/**
 * A column that a filter chooses among, or what is worked out of columns without a parameter, and the values that are
 * counted also where no row has them.
 */
type Counted = { column: string | RawBuilder<unknown>; values: readonly string[] }

export type TotalAndCounts = { total: number; counts?: Record<string, Record<string, number>> }

/** How many rows there are of one combination of values. */
type Group = { values: string[]; count: number }

const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0)

/**
 * How many rows a list has, and how many each value of these filters lets through. Counts of each filter leave that
 * filter out; all of them come from one question that leaves all of them out.
 */
export const countsOfFilters = async <F extends Filters, DB, TB extends keyof DB, O>(
  { search, filters }: Choice<F>,
  matching: (choice: Choice<F>) => SelectQueryBuilder<DB, TB, O>,
  counted: { readonly [Name in keyof F & string]?: Counted },
): Promise<TotalAndCounts> => {
  const countedFilters = Object.entries<Counted | undefined>(counted).flatMap(([name, of]) =>
    of ? [{ name, ...of, chosen: filters?.[name] ?? [] }] : [],
  )
  const withoutCounted = Object.fromEntries(countedFilters.map(({ name }) => [name, undefined]))
  const columns = countedFilters.map(({ column }) => (typeof column === 'string' ? sql.ref(column) : column))
  const texts = columns.map(column => sql`${column}::text`)
  const groups = await columns
    .reduce(
      (rows, column) => rows.groupBy(column),
      matching({ search, filters: filters && { ...filters, ...withoutCounted } }),
    )
    .select(({ fn }) => [
      sql<string[]>`json_build_array(${sql.join(texts)})`.as('values'),
      fn.countAll<number>().as('count'),
    ])
    .$castTo<Group>()
    .execute()

  /** What all filters let through, or all but one. */
  const shown = (but?: string): Group[] =>
    groups.filter(({ values }) =>
      countedFilters.every(
        ({ name, chosen }, place) => name === but || chosen.length === 0 || chosen.includes(values[place] ?? ''),
      ),
    )
  const counts = countedFilters.map(({ name, values: known }, place) => {
    const byValue = new Map(known.map(value => [value, 0]))
    for (const { values, count } of shown(name)) {
      const value = values[place] ?? ''
      byValue.set(value, (byValue.get(value) ?? 0) + count)
    }
    return [name, Object.fromEntries(byValue)] as const
  })
  return { total: sum(shown()), counts: Object.fromEntries(counts) }
}

/** How many rows there are, of a list that counts no filter. */
export const totalOf = <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>): Promise<TotalAndCounts> =>
  rows
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<TotalAndCounts>()
    .executeTakeFirstOrThrow()
