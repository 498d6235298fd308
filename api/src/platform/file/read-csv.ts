import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { CSV_BOM, IMPORT_ROWS, withoutGuard } from '@candela/shared-contract'
import { CsvError, parse } from 'csv-parse'
import { AppError, type FieldProblem, throwIfAny, wrongField } from '../http/app-error'
import { textOf } from '../http/text'

export type CsvLine<C extends string> = {
  /** Where it begins in the file, counted from 1 as editors do. */
  line: number
  cells: Partial<Record<C, string>>
  /** It has more cells than there are columns. */
  isTooLong: boolean
}

/** What the first line of a file may name, and what it has to. */
export type CsvColumns<C extends string> = {
  columnOf: (name: string) => C | undefined
  required: readonly C[]
}

/** How much of a foreign column's name is said back. */
const SHOWN = 60

const fileProblem = (code: FieldProblem['code']): AppError => new AppError('invalid', { fields: [{ code }] })

/** Spreadsheets put a mark in front, and save in other encodings as well: whoever did is told what to do. */
const lettersOf = (bytes: Buffer): string => {
  const text = textOf(bytes)
  if (text === undefined) throw fileProblem('encoding')
  return text.startsWith(CSV_BOM) ? text.slice(1) : text
}

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Spreadsheets write `;` where the comma is a decimal mark; the first line says which of the two it is. */
const delimiterOf = (text: string): ',' | ';' => {
  const head = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  return count(head, ';') > count(head, ',') ? ';' : ','
}

type Parsed = { record: string[]; info: { lines: number } }

const SLICE = 64 * 1024

/** A little at a time, so that a long file keeps nobody else waiting. */
const slicesOf = async function* (text: string) {
  for (let start = 0; start < text.length; start += SLICE) {
    yield text.slice(start, start + SLICE)
    await turn()
  }
}

const recordsOf = async (text: string): Promise<Parsed[]> => {
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    // Files that went through several hands mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    // One line more than is let in, and the head.
    to: IMPORT_ROWS + 2,
  })
  try {
    const records: Parsed[] = []
    for await (const record of Readable.from(slicesOf(text)).pipe(parser)) records.push(record as Parsed)
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as { lines?: unknown }).lines
    throw typeof line === 'number' ? wrongField(`line ${line}`, 'csv') : fileProblem('csv')
  }
}

const headOf = <C extends string>(names: readonly string[], { columnOf, required }: CsvColumns<C>): C[] => {
  const columns = names.map(columnOf)
  const at = (index: number) => names[index]?.trim().slice(0, SHOWN) || `${index + 1}`
  const fields = columns.flatMap((column, index): FieldProblem[] => {
    if (column === undefined) return [{ field: at(index), code: 'columnUnknown' }]
    return columns.indexOf(column) === index ? [] : [{ field: at(index), code: 'duplicate' }]
  })
  const missing = required.filter(column => !columns.includes(column))
  fields.push(...missing.map(field => ({ field, code: 'columnMissing' as const })))
  throwIfAny(fields.slice(0, 20))
  return columns.flatMap(column => column ?? [])
}

const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + count(cell.replace(/\r\n?/g, '\n'), '\n'), 0)

/** The lines of a file to import, with what stands under each column; refuses what is no such file. */
export const readCsv = async <C extends string>(bytes: Buffer, expected: CsvColumns<C>): Promise<CsvLine<C>[]> => {
  const [head, ...records] = await recordsOf(lettersOf(bytes))
  if (!head || records.length === 0) throw fileProblem('csvEmpty')
  const columns = headOf(head.record, expected)
  if (records.length > IMPORT_ROWS) throw fileProblem('tooMany')
  return records
    .filter(({ record }) => record.some(cell => cell.trim() !== ''))
    .map(({ record, info }) => ({
      line: info.lines - breaksIn(record),
      cells: Object.fromEntries(
        columns.map((column, index) => [column, withoutGuard(record[index] ?? '').trim()]),
      ) as CsvLine<C>['cells'],
      isTooLong: record.slice(columns.length).some(cell => cell.trim() !== ''),
    }))
}
