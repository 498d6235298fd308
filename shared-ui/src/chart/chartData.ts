import { CSV_BOM, type CsvCell, csvLines, type Language } from '@candela/shared-contract'

/** One value as people read it, and as it stands in a file. */
export type ChartCell = { shown: string; file: CsvCell }

/** What a chart is made of: its table, its file and its picture come from these rows. */
export type ChartData = {
  columns: readonly { label: string; numeric?: boolean }[]
  rows: readonly (readonly ChartCell[])[]
}

export const csvOf = ({ columns, rows }: ChartData, language: Language): Blob => {
  const head = columns.map(({ label }) => label)
  const lines = csvLines(language, [head, ...rows.map(row => row.map(({ file }) => file))])
  return new Blob([CSV_BOM + lines], { type: 'text/csv;charset=utf-8' })
}
