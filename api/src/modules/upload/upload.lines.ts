import {
  CSV_BOM,
  type FieldErrorCode,
  isDay,
  REQUIRED_UPLOAD_COLUMNS,
  UPLOAD_COLUMNS,
  UPLOAD_ROWS,
  type UploadCheckBody,
  type UploadColumn,
  type UploadHeadings,
  withoutGuard,
} from '@candela/shared-contract'
import { CsvError, parse } from 'csv-parse/sync'
import { AppError, wrongField } from '../../platform/http/app-error'

export type UploadLine = { line: number; cells: Partial<Record<UploadColumn, string>> }
export type UploadFile = {
  /** Each heading with what it is, in the order of the file. */
  headings: { heading: string; column: UploadColumn | null }[]
  missing: UploadColumn[]
  lines: UploadLine[]
  /** Lines that have more or fewer cells than there are headings. */
  uneven: number[]
}

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

const suggested = (heading: string): UploadColumn | null => {
  const name = plain(heading)
  return UPLOAD_COLUMNS.find(column => plain(column) === name || NAMES[column].includes(name)) ?? null
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

const remembers = (known: UploadHeadings | null, heading: string): UploadColumn | null | undefined =>
  known && Object.hasOwn(known, heading) ? known[heading] : undefined

/** The lines of what was pasted or read from a file, with their cells by what they are. */
export const readLines = ({ text, headings: said }: UploadCheckBody, known: UploadHeadings | null): UploadFile => {
  const [head, ...records] = recordsOf(text)
  if (!head || records.length === 0) throw wrongField('text', 'csvEmpty')
  if (records.length > UPLOAD_ROWS) throw wrongField('text', 'tooMany')
  const names = head.record
  if (names.length < 2) throw wrongField('text', 'csv')
  const taken = new Set<UploadColumn>()
  const saidOf = new Map(said?.map(({ heading, column }) => [heading, column]))
  const headings = names.map(heading => {
    const remembered = saidOf.has(heading) ? saidOf.get(heading) : remembers(known, heading)
    const column = remembered === undefined ? suggested(heading) : remembered
    // The first of two headings that are the same thing is it; somebody says otherwise.
    if (column === null || taken.has(column)) return { heading, column: null }
    taken.add(column)
    return { heading, column }
  })
  const lines = records.map(
    ({ record, info }): UploadLine => ({
      line: info.lines,
      cells: Object.fromEntries(
        headings.flatMap(({ column }, index) => (column ? [[column, withoutGuard(record[index] ?? '')]] : [])),
      ),
    }),
  )
  const uneven = records.filter(({ record }) => record.length !== names.length).map(({ info }) => info.lines)
  return { headings, missing: REQUIRED_UPLOAD_COLUMNS.filter(column => !taken.has(column)), lines, uneven }
}

export const assertColumns = ({ missing }: UploadFile): void => {
  if (missing.length > 0)
    throw new AppError('invalid', { fields: missing.map(field => ({ field, code: 'columnMissing' as const })) })
}

/** `2026-11-03`, or `3/11/2026` with the day first. */
export const dayOf = (text: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) ? iso : null
}

type Parsed<T> = { value: T } | { code: FieldErrorCode }

const ungrouped = (text: string, decimal: '.' | ','): string => {
  const group = decimal === ',' ? '.' : ','
  const bare = text.replace(/^(BRL|USD|EUR|R\$|US\$|\$|€)\s*/, '').replace(/[\s\u00a0]/g, '')
  const [whole = '', ...rest] = bare.split(decimal)
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+$`).test(whole)
  return [isGrouped ? whole.replaceAll(group, '') : whole, ...rest].join('.')
}

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
