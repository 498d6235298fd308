import { createContext } from 'react'
import type { Sort } from './column'

type Sorting = { sort: readonly Sort[]; onSort: (field: string, adds: boolean) => void }

/** Headings read it here, so that a change of the order does not rebuild the columns. */
export const SortContext = createContext<Sorting>({ sort: [], onSort: () => undefined })
