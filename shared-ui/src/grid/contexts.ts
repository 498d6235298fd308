import { createContext } from 'react'
import type { Sort } from './column'
import type { RowSelection } from './rows'

type Sorting = { sort: readonly Sort[]; onSort: (field: string, keepsOthers: boolean) => void }

/** Headings read it here, so that a change of the order does not rebuild the columns. */
export const SortContext = createContext<Sorting>({ sort: [], onSort: () => undefined })

type GridSelection = RowSelection & { toggleRow: (rowIndex: number, extend: boolean) => void }

/** Boxes read it here, for the same reason. */
export const SelectionContext = createContext<GridSelection | undefined>(undefined)
