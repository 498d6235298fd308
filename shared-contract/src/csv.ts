import type { Language } from './locales'

/** The forms in which a table is written as a file. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Rows that are written while somebody waits; a file of more is made in the background. */
export const DIRECT_ROWS = 5_000

/** Text, a number as exact text with a dot, or a day; nothing for what is not known. */
export type FileCell = string | { exact: string } | { day: string } | null

/** Put before a file, so that spreadsheets take it for UTF-8. */
export const CSV_BOM = '\uFEFF'

/** As spreadsheets of that language open a file by themselves. */
export const marksOf = (language: Language) =>
  language === 'en' ? ({ delimiter: ',', decimal: '.' } as const) : ({ delimiter: ';', decimal: ',' } as const)

/**
 * What a spreadsheet would take for the beginning of a formula, in its wide forms too, is marked by an apostrophe. Text
 * that looks as if it were marked already gets one more, so that taking one away gives back what was there.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell of ours. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** A comma and a semicolon part cells somewhere, so both are quoted: whoever reads the file has to find out which does. */
const PARTS = /[",;\r\n]/

/** Text that a spreadsheet would take for a formula is marked as text; numbers stay numbers, negative ones too. */
export const csvLines = (language: Language, rows: readonly (readonly FileCell[])[]): string => {
  const { delimiter, decimal } = marksOf(language)
  const quoted = (text: string): string => (PARTS.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const written = (cell: FileCell): string => {
    if (cell === null) return ''
    if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.exact.replace('.', decimal)
    return quoted(guarded(cell))
  }
  return rows.map(row => `${row.map(written).join(delimiter)}\r\n`).join('')
}
