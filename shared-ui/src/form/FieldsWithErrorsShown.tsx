import { createContext } from 'react'

/** Fields whose errors show though nobody left or submitted them yet: somebody asked to go on from them. */
export const FieldsWithErrorsShown = createContext<ReadonlySet<string>>(new Set())
