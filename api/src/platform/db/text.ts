import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The same order and the same letters on every server, whatever language its database was made for. */
const EVERY_LANGUAGE = sql.raw('collate "und-x-icu"')

/** A column by its name, or a text that is worked out. */
type Text = string | RawBuilder<string | null>
const asText = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

export const alphabetically = (text: Text): RawBuilder<string> => sql<string>`${asText(text)} ${EVERY_LANGUAGE}`

/** What a name is compared by where one name is one whatever its case, as the indexes of such names have it. */
export const caseless = (text: Text): RawBuilder<string> => sql<string>`lower(${alphabetically(text)})`

/** Whatever case it is written in; `%` and `_` are what somebody looks for and not wildcards. */
export const contains = (within: Text, text: string): RawBuilder<SqlBool> => {
  const pattern = `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${caseless(within)} like lower(${pattern}::text ${EVERY_LANGUAGE})`
}

/** One parameter however many there are, so that the statement stays the same one and is not read anew for each row. */
export const listOf = (ids: readonly number[]): RawBuilder<readonly number[]> => sql`${ids}::bigint[]`

export const wordsOf = (words: readonly string[]): RawBuilder<readonly string[]> => sql`${words}::text[]`

export const isOneOf = (column: string, ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any (${listOf(ids)})`

/** Whether a write failed because another row has this already. Both engines name the constraint. */
export const isTaken = (error: unknown, constraint: string): boolean => {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && broken === constraint
}

/** An instant as every answer writes it, where it comes inside of something else and is not read by itself. */
export const instantText = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
