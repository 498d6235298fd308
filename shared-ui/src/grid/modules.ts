import {
  CellStyleModule,
  InfiniteRowModelModule,
  type Module,
  PinnedRowModule,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  ValidationModule,
} from 'ag-grid-community'

/** What the lists use of the grid and nothing else: each module weighs. Misuse is explained in development only. */
export const gridModules: Module[] = [
  InfiniteRowModelModule,
  CellStyleModule,
  PinnedRowModule,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  ...(process.env.NODE_ENV === 'development' ? [ValidationModule] : []),
]
