import { SEARCH_HITS, type SearchBody } from '@candela/shared-contract'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { inOrderOf } from './order'
import { alphabetically, caseless } from './text'

/** Where a kind of record is found. */
export type Searchable = {
  id: string
  /** What it is called: the order of those that match equally well. */
  name: string
  /** What else may be typed of it, each with how it is stored if that differs from how it is typed. */
  others?: readonly { column: string; typedAs?: (text: string) => string }[]
  /** What is found as a whole only. */
  codes?: readonly string[]
}

/** Without case and accents: São, SAO and sao are one. */
const folded = (text: string | RawBuilder<string>): RawBuilder<string> =>
  sql`regexp_replace(normalize(${caseless(text)}, NFD), '[\\u0300-\\u036f]', '', 'g')`

/** Worked out once and not for each row. */
const foldedText = (text: string): RawBuilder<string> => sql`(select ${folded(sql<string>`${text}::text`)})`

/** Each word after a space, whatever stands between words in names and addresses. */
const spaced = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`(' ' || translate(${text}, './@-_()[]"''', repeat(' ', 11)))`

const EXACT_ID = /^#?([1-9]\d{0,14})$/

const idIn = (text: string): number | null => Number(EXACT_ID.exec(text)?.[1]) || null

/** From the best: the id itself, how it begins, how one of its words begins, within a word. */
const rankOf = (text: string, { id, name, others = [], codes = [] }: Searchable) => {
  const places = [{ column: name, text }, ...others.flatMap(({ column, typedAs }) => placesOf(column, text, typedAs))]
  const found = places.map(({ column, text }) => ({ within: folded(column), wanted: foldedText(text) }))
  const asked = idIn(text)
  const exact: RawBuilder<SqlBool>[] = [
    ...(asked === null ? [] : [sql<SqlBool>`${sql.ref(id)} = ${asked}::bigint`]),
    ...codes.map(code => sql<SqlBool>`${sql.ref(code)} = ${text}`),
  ]
  const isFound = sql<SqlBool>`(${sql.join(
    [...exact, ...found.map(({ within, wanted }) => sql`strpos(${within}, ${wanted}) > 0`)],
    sql` or `,
  )})`
  const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
    conditions.length > 0 ? sql`coalesce(${sql.join(conditions, sql` or `)}, false)` : sql`false`
  const rank = sql<number>`case
    when ${anyOf(exact)} then 0
    when ${anyOf(found.map(({ within, wanted }) => sql`strpos(${within}, ${wanted}) = 1`))} then 1
    when ${anyOf(found.map(({ within, wanted }) => sql`strpos(${spaced(within)}, ${spaced(wanted)}) > 0`))} then 2
    else 3 end`
  return { isFound, rank }
}

/** A column is looked through as it was typed and, where that is something else, as it is stored. */
const placesOf = (column: string, text: string, typedAs = (same: string) => same) =>
  [...new Set([text, typedAs(text)])].map(each => ({ column, text: each }))

const NONE = sql<SqlBool>`false`

/**
 * Of these rows what somebody typed, the best first and no more than a few; of what they saw before, those still there.
 * What is selected of them is worked out for those few alone.
 */
export const found = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { text = '', ids = [] }: SearchBody,
  searchable: Searchable,
): SelectQueryBuilder<DB, TB, O> => {
  if (ids.length > 0) return inOrderOf(ids, rows, searchable.id)
  const typed = text.trim().replace(/\s+/g, ' ')
  if (!typed) return rows.where(NONE)
  const { isFound, rank } = rankOf(typed, searchable)
  return rows
    .where(isFound)
    .orderBy(rank)
    .orderBy(alphabetically(searchable.name))
    .orderBy(sql.ref(searchable.id))
    .limit(SEARCH_HITS)
}
