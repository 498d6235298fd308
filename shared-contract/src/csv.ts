import type { Language } from './locales'

/** Text, or a number as exact text with a dot; nothing for what is not known. */
export type CsvCell = string | { exact: string } | null

/** Put before a file, so that spreadsheets take it for UTF-8. */
export const CSV_BOM = '\uFEFF'

/** As spreadsheets of that language open a file by themselves. */
const marksOf = (language: Language) =>
  language === 'en' ? { delimiter: ',', decimal: '.' } : { delimiter: ';', decimal: ',' }

/** What a spreadsheet would take for the beginning of a formula, in its wide forms too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Text that a spreadsheet would take for a formula is marked as text; numbers stay numbers, negative ones too. */
export const csvLines = (language: Language, rows: readonly (readonly CsvCell[])[]): string => {
  const { delimiter, decimal } = marksOf(language)
  const quoted = (text: string): string =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const written = (cell: CsvCell): string => {
    if (cell === null) return ''
    if (typeof cell === 'object') return quoted(cell.exact.replace('.', decimal))
    return quoted(FORMULA.test(cell) ? `'${cell}` : cell)
  }
  return rows.map(row => `${row.map(written).join(delimiter)}\r\n`).join('')
}
