import { useCallback, useSyncExternalStore } from 'react'
import { BREAKPOINTS } from './theme/tokens'

/** Whether the window is narrower than a breakpoint: the same limits as the media queries of the styles. */
export const useBelow = (breakpoint: keyof typeof BREAKPOINTS): boolean => {
  const limit = `(max-width: ${BREAKPOINTS[breakpoint] - 0.02}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(limit)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [limit],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(limit).matches)
}
