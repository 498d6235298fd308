import { Readable } from 'node:stream'
import { CSV_BOM, type CsvCell, csvLines, type Language, languageOf } from '@candela/shared-contract'
import type { Ctx } from './context'
import type { FileAnswer } from './http/bind'

/** Rows that are in memory at a time. */
const BATCH = 1_000

/** `users_20261121-0412.csv`, by the clock of the server, in UTC. */
const nameAt = (name: string, at: Date): string =>
  `${name}_${at.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.csv`

/** A file that is written while it is read: however many rows there are, a batch of them is in memory. */
export const csvAnswer = (
  language: Language,
  name: string,
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): FileAnswer => {
  const lines = async function* () {
    yield CSV_BOM + csvLines(language, [head])
    for await (const rows of batches) yield csvLines(language, rows)
  }
  return { type: 'text/csv; charset=utf-8', name: nameAt(name, new Date()), content: Readable.from(lines()) }
}

type ListFile<Column extends string, R> = {
  /** What the file is called and what stands above its columns, in the language of the reader. */
  words: { file: string; columns: Record<Column, string> }
  columns: readonly Column[]
  /** The rows that were there when the file was asked for, in the order on screen. */
  ids: readonly number[]
  rowsOf: (ids: readonly number[]) => Promise<readonly R[]>
  cellOf: (column: Column, row: R) => CsvCell
}

/** A list as a file, with the order and the columns on screen. */
export const csvOfList = <Column extends string, R>(
  ctx: Ctx,
  { words, columns, ids, rowsOf, cellOf }: ListFile<Column, R>,
): FileAnswer => {
  const batches = async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows = await rowsOf(ids.slice(start, start + BATCH))
      yield rows.map(row => columns.map(column => cellOf(column, row)))
    }
  }
  const head = columns.map(column => words.columns[column])
  return csvAnswer(languageOf(ctx.locale), words.file, head, batches())
}
