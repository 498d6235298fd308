import { type Currency, type FileCell, type Language, languageOf, PLATFORM_ZONE } from '@candela/shared-contract'
import type { Expression } from 'kysely'
import type { Ctx } from '../context'
import type { Line } from '../db/copy-out'
import type { Window } from '../db/order'

/** Rows that are in memory at a time. */
export const BATCH = 1_000

export type Lines = readonly (readonly FileCell[])[]

/** How whoever writes the file reads the ids of its rows: all of them, or no more than it can bear. */
export type ReadParts = (
  ids: (window?: Window) => Promise<number[]>,
) => Promise<{ total: number; parts: AsyncIterable<readonly number[]> }>

/** Whether somebody waits for it, or it is made in the background. */
export type Pace = 'direct' | 'patient'

/** A table that becomes a file, in whichever form. */
export type Sheet = {
  language: Language
  /** How the file is called, but for when it was made and its ending: of plain letters. */
  name: string
  head: readonly string[]
  /** A line below the others, in files that tell it apart from them. */
  totals?: readonly FileCell[]
  /** What filters are called, for the sentence that says what the file is about. */
  words: Readonly<Record<string, string>>
  /** What it is about besides its filters. */
  about?: string
  currency?: Currency
  /** Whose days and hours are in it. */
  zone: string
  /** Whose clock the name shows, where those in it are in no zone of its reader's. */
  nameZone?: string
  open: (readParts: ReadParts) => Promise<{ total: number; batches: AsyncIterable<Lines> }>
  /**
   * The same lines in the same order as the database itself writes them in a CSV file, where there may be a million: one
   * part after the other, and how many lines there are in all.
   */
  csv?: { parts: readonly Expression<Line>[]; count: Expression<{ total: number }> }
}

/** A number as it stands, where there is one. */
export const exactCell = (value: string | number | null): FileCell => (value === null ? null : { exact: String(value) })

type CellOf<R, W> = (row: R, words: W) => FileCell
type TextOf<R> = { [Field in keyof R]: R[Field] extends string | null ? Field : never }[keyof R]
/** Texts of a row are written as they stand; everything else says what stands there. */
type Cells<Column extends string, R, W> = { readonly [C in Column]?: CellOf<R, W> } & {
  readonly [C in Exclude<Column, TextOf<R>>]: CellOf<R, W>
}

type Ids = (window?: Window) => Promise<number[]>
type RowsInParts<R> = { ids: Ids; rowsOf: (ids: readonly number[]) => Promise<readonly R[]> }

/** The ids of its rows in the order on screen, and the rows of some of them. */
export const rowsInParts = <R>(ids: Ids, rowsOf: RowsInParts<R>['rowsOf']): RowsInParts<R> => ({ ids, rowsOf })

type ListFile<Column extends string, R, W> = {
  /** What the file is called, what stands above its columns, and the words in its cells. */
  words: Record<Language, W>
  columns: readonly Column[]
  rows: RowsInParts<R>
  cells: Cells<Column, R, W>
}

/** A list as a file, with the order and the columns on screen, in the language of the reader. */
export const sheetOfList = <
  Column extends string,
  R extends object,
  W extends { file: string; columns: Record<Column, string> },
>(
  { locale }: Pick<Ctx, 'locale'>,
  { words, columns, rows: { ids, rowsOf }, cells }: ListFile<Column, R, W>,
): Sheet => {
  const language = languageOf(locale)
  const own = words[language]
  const texts = (row: R) => row as Record<Column, string | null>
  const cellOf = (column: Column, row: R): FileCell => {
    const cell: CellOf<R, W> | undefined = cells[column]
    return cell ? cell(row, own) : texts(row)[column]
  }
  return {
    language,
    name: own.file,
    head: columns.map(column => own.columns[column]),
    words: own.columns,
    zone: 'UTC',
    nameZone: PLATFORM_ZONE,
    open: async readParts => {
      const { total, parts } = await readParts(ids)
      const batches = async function* () {
        for await (const part of parts)
          yield (await rowsOf(part)).map(row => columns.map(column => cellOf(column, row)))
      }
      return { total, batches: batches() }
    },
  }
}

/** So many lines, of which some at a time are worked out. */
export const openParts = (
  total: number,
  linesFrom: (start: number, count: number) => Lines,
): ReturnType<Sheet['open']> => {
  const batches = async function* () {
    for (let start = 0; start < total; start += BATCH) yield linesFrom(start, BATCH)
  }
  return Promise.resolve({ total, batches: batches() })
}

/** Lines that are there already. */
export const openLines = (lines: Lines): ReturnType<Sheet['open']> =>
  openParts(lines.length, (start, count) => lines.slice(start, start + count))
