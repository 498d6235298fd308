import {
  CSV_BOM,
  type FieldErrorCode,
  MOST_COUNTED,
  UPLOAD_COLUMNS_READ,
  UPLOAD_HEADING_LENGTH,
  UPLOAD_ROWS,
  type UploadColumn,
  withoutGuard,
} from '@candela/shared-contract'
import { CsvError, parse } from 'csv-parse/sync'
import { messageOf } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import { ungrouped } from '../../platform/file/cells'
import { AppError, wrongField } from '../../platform/http/app-error'
import { type Columns, suggested } from './upload.names'

export type UploadLine<C extends string = UploadColumn> = { line: number; cells: Partial<Record<C, string>> }
export type UploadFile<C extends string = UploadColumn> = {
  /** Each heading with what it is, in the order of the file. */
  headings: { heading: string; column: C | null }[]
  missing: C[]
  lines: UploadLine<C>[]
  /** Lines that have more or fewer cells than there are headings. */
  uneven: number[]
}
export type LineProblem<C extends string = UploadColumn> = { line: number; column: C | null; code: FieldErrorCode }

/** As many of a kind as somebody looks at. */
export const SHOWN = 50

const MARKS = ['\t', ';', ',']

/** How often the first line has each mark, outside of quotes. */
const marksOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map(MARKS.map(mark => [mark, 0]))
  let isQuoted = false
  let hasBegun = false
  for (const each of text) {
    if (each === '"') isQuoted = !isQuoted
    const isEnd = !isQuoted && (each === '\n' || each === '\r')
    if (isEnd && hasBegun) break
    if (!isEnd) hasBegun = true
    const count = counts.get(each)
    if (count !== undefined && !isQuoted) counts.set(each, count + 1)
  }
  return counts
}

/** Spreadsheets paste tabs; files have what their language parts cells with. */
const delimiterOf = (text: string): string => {
  const counts = marksOf(text)
  const [best = ','] = MARKS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  // Too wide a file is not read at all: the API waits while lines are read.
  if ((counts.get(best) ?? 0) >= UPLOAD_COLUMNS_READ) throw wrongField('text', 'tooMany')
  return best
}

const recordsOf = (text: string): { record: string[]; info: { lines: number } }[] => {
  const body = text.startsWith(CSV_BOM) ? text.slice(1) : text
  try {
    return parse(body, {
      delimiter: delimiterOf(body),
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: UPLOAD_ROWS + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as { lines?: unknown }).lines
    throw typeof line === 'number' ? wrongField(`line ${line}`, 'csv') : wrongField('text', 'csv')
  }
}

const remembers = <C extends string>(
  known: Readonly<Record<string, C | null>> | null,
  heading: string,
): C | null | undefined => (known && Object.hasOwn(known, heading) ? known[heading] : undefined)

/** The lines of what was pasted or read from a file, with their cells by what they are. */
export const readLines = <C extends string>(
  { text, headings: said }: { text: string; headings?: readonly { heading: string; column: C | null }[] | undefined },
  known: Readonly<Record<string, C | null>> | null,
  columns: Columns<C>,
): UploadFile<C> => {
  const [head, ...records] = recordsOf(text)
  if (!head || records.length === 0) throw wrongField('text', 'csvEmpty')
  if (records.length > UPLOAD_ROWS) throw wrongField('text', 'tooMany')
  const names = head.record
  if (names.length < 2) throw wrongField('text', 'csv')
  if (names.length > UPLOAD_COLUMNS_READ) throw wrongField('text', 'tooMany')
  if (names.some(({ length }) => length > UPLOAD_HEADING_LENGTH)) throw wrongField('text', 'tooLong')
  const taken = new Set<C>()
  const saidOf = new Map(said?.map(({ heading, column }) => [heading, column]))
  const headings = names.map(heading => {
    const remembered = saidOf.has(heading) ? saidOf.get(heading) : remembers(known, heading)
    const column = remembered === undefined ? suggested(heading, columns) : remembered
    // The first of two headings that are the same thing is it; somebody says otherwise.
    if (column === null || taken.has(column)) return { heading, column: null }
    taken.add(column)
    return { heading, column }
  })
  const read = headings.flatMap(({ column }, index) => (column ? [{ column, index }] : []))
  const lines = records.map(
    ({ record, info }): UploadLine<C> => ({
      line: info.lines,
      cells: Object.fromEntries(
        read.map(({ column, index }) => [column, withoutGuard(record[index] ?? '')]),
      ) as UploadLine<C>['cells'],
    }),
  )
  const uneven = records.filter(({ record }) => record.length !== names.length).map(({ info }) => info.lines)
  return { headings, missing: columns.required.filter(column => !taken.has(column)), lines, uneven }
}

export const headingOf = ({ headings }: UploadFile<string>, column: string | null): string =>
  headings.find(each => each.column === column)?.heading ?? ''

/** As much of a cell as tells which one it is. */
const LONGEST_SAID = 80

const shortened = (cell: string): string =>
  cell.length > LONGEST_SAID ? `${cell.slice(0, LONGEST_SAID).toWellFormed()}…` : cell.toWellFormed()

/** How much is wrong and on how many lines, and of the first of it what and why. */
export const problemsTold = <C extends string>(
  { locale }: Pick<Ctx, 'locale'>,
  file: UploadFile<C>,
  problems: readonly LineProblem<C>[],
) => {
  const cells = new Map(file.lines.map(line => [line.line, line.cells]))
  return {
    problems_count: problems.length,
    wrong_lines: new Set(problems.map(({ line }) => line)).size,
    problems: problems.slice(0, SHOWN).map(({ line, column, code }) => ({
      line,
      heading: headingOf(file, column),
      said: (column && shortened(cells.get(line)?.[column] ?? '')) || null,
      code,
      message: messageOf(locale, code, {}),
    })),
  }
}

/** Nothing is stored while any line is wrong. */
export const assertRight = (file: UploadFile<string>, problems: readonly LineProblem<string>[]): void => {
  if (problems.length === 0) return
  throw new AppError('invalid', {
    fields: problems.slice(0, SHOWN).map(({ line, column, code }) => {
      const heading = headingOf(file, column)
      return { field: heading ? `line ${line}, ${heading}` : `line ${line}`, code }
    }),
  })
}

export const assertColumns = ({ missing }: UploadFile<string>): void => {
  if (missing.length > 0)
    throw new AppError('invalid', { fields: missing.map(field => ({ field, code: 'columnMissing' as const })) })
}

type Parsed<T> = { value: T } | { code: FieldErrorCode }

/** An amount in micro-units. */
export const moneyOf = (text: string, decimal: '.' | ','): Parsed<number> => {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/.exec(ungrouped(text, decimal)) ?? []
  if (whole === '') return { code: text === '' ? 'required' : 'invalid' }
  return { value: Number(`${sign}${whole}${fraction.padEnd(6, '0')}`) }
}

export const countOf = (text: string, decimal: '.' | ','): Parsed<number> => {
  const digits = ungrouped(text, decimal)
  if (/^-\d+$/.test(digits)) return { code: 'tooSmall' }
  if (!/^\d+$/.test(digits)) return { code: text === '' ? 'required' : 'digits' }
  return Number(digits) > MOST_COUNTED ? { code: 'tooBig' } : { value: Number(digits) }
}

/** What counts add up to. A file of more than a number holds exactly is refused. */
export const exactTotal = (counts: readonly number[]): number => {
  const sum = counts.reduce((total, count) => total + count, 0)
  if (!Number.isSafeInteger(sum)) throw wrongField('text', 'tooBig')
  return sum
}
