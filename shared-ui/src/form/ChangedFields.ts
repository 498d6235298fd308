import { createContext } from 'react'

/** Fields of a record that say something else than what was saved: a mark stands beside them. */
export const ChangedFields = createContext<ReadonlySet<string>>(new Set())
