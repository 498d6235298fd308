import { useLocation } from '@candela/shared-ui/router'
import { type RefObject, useLayoutEffect } from 'react'

const offsets = new Map<string, number>()

/** A new page starts at its top; one that people come back to is where they left it. */
export const useKeptScroll = (area: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query is the same page and keeps its place
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.scrollTop = offsets.get(key) ?? 0
    return () => {
      offsets.set(key, element.scrollTop)
    }
  }, [pathname, area])
}
