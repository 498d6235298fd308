import { useSyncExternalStore } from 'react'

/** Below 975 px; the layout's media queries use the same limit. */
const NARROW = '(max-width: 974.98px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const isNarrow = (): boolean => matchMedia(NARROW).matches

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
