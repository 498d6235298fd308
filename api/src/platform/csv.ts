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

/** A number as it stands, where there is one. */
export const exactCell = (value: string | number | null): CsvCell => (value === null ? null : { exact: String(value) })

type CellOf<R, W> = (row: R, words: W) => CsvCell
type TextOf<R> = { [Field in keyof R]: R[Field] extends string | null ? Field : never }[keyof R]
/** Texts of a row are written as they stand; everything else says what stands there. */
type Cells<Column extends string, R, W> = { readonly [C in Column]?: CellOf<R, W> } & {
  readonly [C in Exclude<Column, TextOf<R>>]: CellOf<R, W>
}

type ListFile<Column extends string, R, W> = {
  /** What the file is called, what stands above its columns, and the words in its cells. */
  words: Record<Language, W>
  columns: readonly Column[]
  rows: AsyncIterable<readonly R[]>
  cells: Cells<Column, R, W>
}

/** The rows that were there when a file was asked for, in the order on screen. */
export const batchesOf = async function* <R>(
  ids: readonly number[],
  rowsOf: (ids: readonly number[]) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield await rowsOf(ids.slice(start, start + BATCH))
}

/** A list as a file, with the order and the columns on screen, in the language of the reader. */
export const csvOfList = <
  Column extends string,
  R extends object,
  W extends { file: string; columns: Record<Column, string> },
>(
  ctx: Ctx,
  { words, columns, rows, cells }: ListFile<Column, R, W>,
): FileAnswer => {
  const language = languageOf(ctx.locale)
  const own = words[language]
  const texts = (row: R) => row as Record<Column, string | null>
  const cellOf = (column: Column, row: R): CsvCell => {
    const cell: CellOf<R, W> | undefined = cells[column]
    return cell ? cell(row, own) : texts(row)[column]
  }
  const lines = async function* () {
    for await (const batch of rows) yield batch.map(row => columns.map(column => cellOf(column, row)))
  }
  const head = columns.map(column => own.columns[column])
  return csvAnswer(language, own.file, head, lines())
}
