import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the first render, which has to match the document word for word; true from then on. For what depends on
 * something that the document could not know, such as a password that was typed into it.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
