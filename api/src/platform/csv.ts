import { Readable } from 'node:stream'
import { CSV_BOM, type CsvCell, csvLines, type Language } from '@candela/shared-contract'
import type { FileAnswer } from './http/bind'

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
