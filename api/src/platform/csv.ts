import { Readable } from 'node:stream'
import type { Language } from '@candela/shared-contract'
import { stringify } from 'csv-stringify/sync'
import type { FileAnswer } from './http/bind'

/** Text, or a number as exact text with a dot; nothing for what is not known. */
export type Cell = string | { exact: string } | null

const BOM = '\uFEFF'

/** As spreadsheets of that language open a file by themselves. */
const marksOf = (language: Language) =>
  language === 'en' ? { delimiter: ',', decimal: '.' } : { delimiter: ';', decimal: ',' }

/** Text that a spreadsheet would take for a formula is marked as text; numbers stay numbers, negative ones too. */
const linesOf = (language: Language, rows: readonly (readonly Cell[])[]): string => {
  const { delimiter, decimal } = marksOf(language)
  return stringify([...rows], {
    delimiter,
    record_delimiter: '\r\n',
    // A line break of either kind inside a text is quoted, whatever ends the lines of the file.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      object: value => ({ value: (value as { exact: string }).exact.replace('.', decimal), escape_formulas: false }),
    },
  })
}

/** `users_20261121-0412.csv`, by the clock of the server, in UTC. */
const nameAt = (name: string, at: Date): string =>
  `${name}_${at.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.csv`

/** A file that is written while it is read: however many rows there are, a batch of them is in memory. */
export const csvAnswer = (
  language: Language,
  name: string,
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): FileAnswer => {
  const lines = async function* () {
    yield BOM + linesOf(language, [head])
    for await (const rows of batches) yield linesOf(language, rows)
  }
  return { type: 'text/csv; charset=utf-8', name: nameAt(name, new Date()), content: Readable.from(lines()) }
}
