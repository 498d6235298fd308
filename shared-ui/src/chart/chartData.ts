import type { FileCell } from '@candela/shared-contract'

/** One value as people read it, and as it stands in a file. */
export type ChartCell = { shown: string; file: FileCell }

/** Numbers of a file say their unit, for they are bare there. */
export type ChartColumn = { label: string; numeric?: boolean; unit?: string | undefined }

/** What a chart is made of: its table, its file and its picture come from these rows. */
export type ChartData = {
  columns: readonly ChartColumn[]
  rows: readonly (readonly ChartCell[])[]
}
