import { CSV_BOM, csvLines, type Language } from '@candela/shared-contract'
import type { ChartData } from './chartData'

/** The first heading says whose or which days: a file is read far from its chart. */
export const csvOf = ({ columns, rows }: ChartData, about: string, language: Language): Blob => {
  const head = columns.map(({ label, unit }, index) => {
    const remark = index === 0 ? about : unit
    return remark ? `${label} (${remark})` : label
  })
  const lines = csvLines(language, [head, ...rows.map(row => row.map(({ file }) => file))])
  return new Blob([CSV_BOM + lines], { type: 'text/csv;charset=utf-8' })
}
