import { DataGrid, type DataGridProps, type RowSource } from '@candela/shared-ui/grid'
import { ListSkeleton } from './ListSkeleton'

export type GridRowsProps<R> = Omit<DataGridProps<R>, 'source'> & {
  /** Nothing before the first answer. */
  source: RowSource<R> | undefined
}

/** The rows in columns, or their skeleton: the library and the first rows are fetched side by side. */
const GridRows = <R extends { id: number }>({ source, ...grid }: GridRowsProps<R>) =>
  source ? <DataGrid {...grid} source={source} /> : <ListSkeleton {...grid} />

export default GridRows
