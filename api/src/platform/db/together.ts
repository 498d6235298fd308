import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader } from './database'

type Query = Expression<object> & { execute: () => Promise<object[]> }
type Queries = Readonly<Record<string, Query>>
type Answers<Q extends Queries> = { [Name in keyof Q]: Awaited<ReturnType<Q[Name]['execute']>> }

/**
 * Several small reads of one moment in one statement, where each would cost more to ask than to answer. Their values come as
 * JSON has them, so decimals and instants are selected as text.
 */
export const readTogether = <Q extends Queries>(read: Reader, queries: Q): Promise<Answers<Q>> => {
  const answers = Object.entries(queries).map(([name, query]) => sql`${jsonArrayFrom(query)} as ${sql.ref(name)}`)
  const together = sql<Answers<Q>>`(select ${sql.join(answers)})`
  return read.selectFrom(together.as('t')).selectAll().executeTakeFirstOrThrow() as Promise<Answers<Q>>
}
