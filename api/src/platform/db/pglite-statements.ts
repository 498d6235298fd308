import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'
import { isStale, statementNames } from './statement-names'

const { serialize } = protocol

const inOne = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** What statements are given, besides lists and documents. */
type Plain = string | number | boolean | bigint
type Prepared = { name: string; types: readonly number[] }
type Answered = { rows: Record<string, unknown>[]; affectedRows?: number }

/**
 * Statements that come again are read and planned once, and each is one message to the engine: the library's own way
 * takes six, and those cost more than a small statement.
 */
export const pgliteStatements = (database: PGlite) => {
  const nameOf = statementNames()
  const prepared = new Map<string, Prepared>()

  const send = (...parts: Uint8Array[]): Promise<messages.BackendMessage[]> =>
    database.runExclusive(() => database.execProtocolStream(inOne([...parts, serialize.sync()])))

  const prepare = async (name: string, text: string): Promise<Prepared> => {
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = { name, types: parse.parseDescribeStatementResults(answers) }
    prepared.set(text, statement)
    return statement
  }

  const toText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const written = type === undefined ? undefined : database.serializers[type]
    if (written) return written(value)
    return typeof value === 'object' ? JSON.stringify(value) : (value as Plain).toString()
  }

  const execute = async ({ name, types }: Prepared, params: readonly unknown[]): Promise<Answered> => {
    const values = params.map((value, index) => toText(value, types[index]))
    const answers = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    return parse.parseResults(answers, database.parsers)[0] as Answered
  }

  /** Tables were altered since it was planned. */
  const forget = async (text: string, name: string): Promise<void> => {
    prepared.delete(text)
    await send(serialize.close({ type: 'S', name }))
  }

  return async (text: string, params: readonly unknown[]): Promise<Answered> => {
    const name = params.length > 0 ? nameOf(text) : undefined
    if (!name) return database.query<Record<string, unknown>>(text, [...params])
    try {
      return await execute(prepared.get(text) ?? (await prepare(name, text)), params)
    } catch (error) {
      if (!isStale(error)) throw error
      await forget(text, name)
      if (database.isInTransaction()) throw error
      return execute(await prepare(name, text), params)
    }
  }
}
