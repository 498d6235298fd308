import type { Dimension, PerformanceAnswer, ReportLine } from '@candela/shared-contract'
import type { Key, Names } from './useNames'

/** A line as the table wants it. Fields are names of columns: `d.format`, `m.net`, `c.3.net`. */
export type ExplorerLine = Record<string, unknown> & {
  id: number
  href?: string | undefined
  line: Omit<ReportLine, 'key'>
  cells: readonly (ReportLine | null)[]
  key: Key | null
  names: Partial<Record<Dimension, string>>
}

type HrefOf = (key: Key) => string | undefined

export const toLines = (
  { rows }: PerformanceAnswer,
  dimensions: readonly Dimension[],
  names: Names,
  hrefOf: HrefOf,
): ExplorerLine[] =>
  rows.map(({ key, cells = [], ...line }, id) => ({
    ...{ id, line, key, cells, href: hrefOf(key) },
    names: Object.fromEntries(dimensions.map(dimension => [dimension, names.nameOf(dimension, key)])),
  }))

export const totalLine = (
  { totals, columns }: PerformanceAnswer,
  first: Dimension | undefined,
  said: string,
): ExplorerLine => ({
  ...{ id: -1, line: totals, key: null, cells: columns },
  names: first ? { [first]: said } : {},
})
