import { BREAKPOINTS } from '@candela/shared-ui'
import { useSyncExternalStore } from 'react'

/** The same limit as the layout's media queries. */
const NARROW = `(max-width: ${BREAKPOINTS.narrow - 0.02}px)`

const subscribe = (listener: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isNarrow = (): boolean => matchMedia(NARROW).matches

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
