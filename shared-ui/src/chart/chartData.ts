import { CSV_BOM, type CsvCell, csvLines, type Language } from '@candela/shared-contract'

/** One value as people read it, and as it stands in a file. */
export type ChartCell = { shown: string; file: CsvCell }

/** Numbers of a file say their unit, for they are bare there. */
export type ChartColumn = { label: string; numeric?: boolean; unit?: string | undefined }

/** What a chart is made of: its table, its file and its picture come from these rows. */
export type ChartData = {
  columns: readonly ChartColumn[]
  rows: readonly (readonly ChartCell[])[]
}

/** The first heading says whose or which days: a file is read far from its chart. */
export const csvOf = ({ columns, rows }: ChartData, about: string, language: Language): Blob => {
  const head = columns.map(({ label, unit }, index) => {
    const remark = index === 0 ? about : unit
    return remark ? `${label} (${remark})` : label
  })
  const lines = csvLines(language, [head, ...rows.map(row => row.map(({ file }) => file))])
  return new Blob([CSV_BOM + lines], { type: 'text/csv;charset=utf-8' })
}
