import {
  CellStyleModule,
  InfiniteRowModelModule,
  type Module,
  ModuleRegistry,
  RowApiModule,
  ScrollApiModule,
  ValidationModule,
} from 'ag-grid-community'

/** What the lists use of the grid and nothing else: each module weighs. */
const USED: Module[] = [InfiniteRowModelModule, CellStyleModule, RowApiModule, ScrollApiModule]

// Explains misuse in words where the product would only log a number.
if (process.env.NODE_ENV === 'development') USED.push(ValidationModule)

ModuleRegistry.registerModules(USED)
