import {
  CSV_BOM,
  type FieldErrorCode,
  REQUIRED_UPLOAD_COLUMNS,
  UPLOAD_ROWS,
  type UploadColumn,
  withoutGuard,
} from '@candela/shared-contract'
import { CsvError, parse } from 'csv-parse/sync'
import { ungrouped } from '../../platform/file/cells'
import { AppError, wrongField } from '../../platform/http/app-error'

/** What the columns of a file can be, and how they are called. */
export type Columns<C extends string> = { required: readonly C[]; names: Readonly<Record<C, readonly string[]>> }

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

/** How networks and spreadsheets of four languages call them, without case, accents and signs. */
const NAMES: Record<UploadColumn, readonly string[]> = {
  anr_date: ['date', 'day', 'data', 'dia', 'fecha', 'giorno'],
  anw_website: ['website', 'site', 'domain', 'url', 'dominio', 'sitio', 'sito', 'siteweb'],
  anr_format: ['format', 'formato', 'placement'],
  anr_device: ['device', 'dispositivo', 'devicecategory'],
  anr_ad_requests: ['adrequests', 'requests', 'solicitacoes', 'solicitudes', 'richieste'],
  anr_impressions: ['impressions', 'impressoes', 'impresiones', 'impressioni'],
  anr_value: ['value', 'revenue', 'earnings', 'gross', 'receita', 'valor', 'bruto', 'ingresos', 'ricavi', 'lordo'],
  anr_currency: ['currency', 'moeda', 'moneda', 'valuta'],
  anr_refresh_ad_requests: ['refreshadrequests', 'refreshrequests'],
  anr_refresh_impressions: ['refreshimpressions'],
  anr_ad_type: ['adtype', 'type', 'tipo'],
  anr_author: ['author', 'autor', 'autore'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Rows of an ad network. */
export const ROW_COLUMNS: Columns<UploadColumn> = { required: REQUIRED_UPLOAD_COLUMNS, names: NAMES }

const suggested = <C extends string>(heading: string, { names }: Columns<C>): C | null => {
  const name = plain(heading)
  const columns = Object.keys(names) as C[]
  return columns.find(column => plain(column) === name || names[column].includes(name)) ?? null
}

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Spreadsheets paste tabs; files have what their language parts cells with. */
const delimiterOf = (head: string): string => {
  const [best] = ['\t', ';', ','].toSorted((one, other) => count(head, other) - count(head, one))
  return best ?? ','
}

const recordsOf = (text: string): { record: string[]; info: { lines: number } }[] => {
  const body = text.startsWith(CSV_BOM) ? text.slice(1) : text
  try {
    return parse(body, {
      delimiter: delimiterOf(body.split(/[\r\n]/, 1)[0] ?? ''),
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
  const lines = records.map(
    ({ record, info }): UploadLine<C> => ({
      line: info.lines,
      cells: Object.fromEntries(
        headings.flatMap(({ column }, index) => (column ? [[column, withoutGuard(record[index] ?? '')]] : [])),
      ) as UploadLine<C>['cells'],
    }),
  )
  const uneven = records.filter(({ record }) => record.length !== names.length).map(({ info }) => info.lines)
  return { headings, missing: columns.required.filter(column => !taken.has(column)), lines, uneven }
}

export const headingOf = ({ headings }: UploadFile<string>, column: string | null): string =>
  headings.find(each => each.column === column)?.heading ?? ''

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
  if (!/^\d{1,15}$/.test(digits)) return { code: text === '' ? 'required' : 'digits' }
  return { value: Number(digits) }
}

/** The host of a website, however it was written. */
export const hostOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./, '')
