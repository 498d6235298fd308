import { Readable } from 'node:stream'
import type { BodyOf } from '@candela/shared-contract'
import {
  CSV_BOM,
  contentsOf,
  csvLines,
  DIRECT_ROWS,
  type Endpoint,
  type FileFormat,
  stampIn,
} from '@candela/shared-contract'
import type { Ctx } from '../context'
import type { LinesInBytes } from '../db/copy-out'
import { AppError } from '../http/app-error'
import { type Binding, type FileAnswer, guardedFile } from '../http/bind'
import { BATCH, type Lines, type Pace, type ReadParts, type Sheet } from './sheet'
import { xlsxOf } from './xlsx'

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** `users_20261121-0412.csv`, by the clock of its reader, for whom another day would be another file. */
export const fileName = ({ name, zone, nameZone = zone }: Sheet, format: FileFormat, at = new Date()): string =>
  `${name}_${stampIn(nameZone, at)}.${format}`

async function* csvOf({ language, head }: Sheet, batches: AsyncIterable<Lines>): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_BOM + csvLines(language, [head]))
  for await (const lines of batches) yield Buffer.from(csvLines(language, lines))
}

/** The bytes of a file while its rows are read: however many there are, a batch of them is in memory. */
export const bytesOf = (sheet: Sheet, format: FileFormat, batches: AsyncIterable<Lines>): AsyncIterable<Buffer> =>
  (format === 'csv' ? csvOf : xlsxOf)(sheet, batches)

/** The bytes of a file of lines that the database has written. */
export async function* bytesOfCsv(
  { language, head }: Sheet,
  batches: AsyncIterable<LinesInBytes>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_BOM + csvLines(language, [head]))
  for await (const { bytes } of batches) yield bytes
}

/** No more than are written while somebody waits; one more tells that there are. */
const readFew: ReadParts = async ids => {
  const found = await ids({ limit: DIRECT_ROWS + 1 })
  const parts = async function* () {
    for (let start = 0; start < found.length; start += BATCH) yield found.slice(start, start + BATCH)
  }
  return { total: found.length, parts: parts() }
}

/** A file that is short enough to wait for. */
export const directFile = async (sheet: Sheet, format: FileFormat): Promise<FileAnswer> => {
  const { total, batches } = await sheet.open(readFew)
  if (total > DIRECT_ROWS) throw new AppError('fileTooLong')
  return {
    type: FILE_TYPES[format],
    name: fileName(sheet, format),
    content: Readable.from(bytesOf(sheet, format, batches)),
  }
}

/** Everything of which there is a file, by what is in it. */
type FileSource = {
  endpoint: Endpoint
  sheetOf: (ctx: Ctx, question: never, pace: Pace) => Promise<Sheet>
  assertAskable?: ((ctx: Ctx, question: never) => Promise<unknown>) | undefined
}
const sources = new Map<string, FileSource>()

export const fileSource = (contents: string): FileSource | undefined => sources.get(contents)

/** A call that answers a table as a file. Where that is long it is made in the background instead, from the same question. */
export const guardedSheet = <E extends Endpoint>(
  endpoint: E,
  sheetOf: (ctx: Ctx, question: BodyOf<E>, pace: Pace) => Promise<Sheet>,
  /** Refuses what no file can be made of, as far as that is known before any row is read. */
  assertAskable?: (ctx: Ctx, question: BodyOf<E>) => Promise<unknown>,
): Binding => {
  sources.set(contentsOf(endpoint), { endpoint, sheetOf, assertAskable })
  return guardedFile(endpoint, async (ctx, { body }) =>
    directFile(await sheetOf(ctx, body, 'direct'), (body as { format?: FileFormat }).format ?? 'csv'),
  )
}
