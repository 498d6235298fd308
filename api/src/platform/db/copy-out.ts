import { createQueryId, type Expression, PostgresQueryCompiler, sql } from 'kysely'
import { escapeLiteral } from 'pg'

/** A line of a file as the database writes it, without its end. */
export type Line = { line: string }

/** So many lines, as they stand in a file. */
export type LinesInBytes = { length: number; bytes: Buffer }

const PLAIN = ['string', 'number', 'bigint', 'boolean']
const isPlain = (value: unknown): value is string | number | bigint | boolean => PLAIN.includes(typeof value)

const textOf = (value: unknown): string => {
  if (!isPlain(value)) throw new TypeError('a value that has no text of its own')
  return String(value)
}
const itemOf = (value: unknown): string => (value === null ? 'NULL' : `"${textOf(value).replace(/[\\"]/g, '\\$&')}"`)

/** A value in the text of a statement, where the driver would have sent it beside that. */
const literalOf = (value: unknown): string => {
  if (value === null) return 'null'
  return escapeLiteral(Array.isArray(value) ? `{${value.map(itemOf).join(',')}}` : textOf(value))
}

/** COPY takes no values beside its text. */
class WithValues extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.append(literalOf(value))
  }
}

/** Sends the lines of a question: their bytes as they are, and before each of them how many these are. */
export const copyOfLines = (query: Expression<Line>): string =>
  new WithValues().compileQuery(
    sql`copy (select l.line || e'\r\n' from (${query}) as l) to stdout (format binary)`.toOperationNode(),
    createQueryId(),
  ).sql

/** Before the first row: a signature, flags and the length of what else there is, which is nothing. */
const HEAD_BYTES = 19
/** Before the only cell of a row: how many cells there are, and how long it is. */
const ROW_HEAD_BYTES = 6

/** The lines in what such a COPY sends. */
export async function* linesIn(sent: AsyncIterable<Buffer>): AsyncGenerator<LinesInBytes> {
  let rest: Buffer | undefined
  let at = HEAD_BYTES
  for await (const piece of sent) {
    const data = rest ? Buffer.concat([rest, piece]) : piece
    let [length, size] = [0, 0]
    while (at + ROW_HEAD_BYTES <= data.length) {
      const start = at + ROW_HEAD_BYTES
      const end = start + data.readInt32BE(start - 4)
      if (end > data.length) break
      // Within the piece, which is nobody else's: a file of many would leave as many of them behind.
      size += data.copy(data, size, start, end)
      length += 1
      at = end
    }
    rest = at < data.length ? Buffer.from(data.subarray(at)) : undefined
    at = Math.max(0, at - data.length)
    if (length > 0) yield { length, bytes: data.subarray(0, size) }
  }
}
