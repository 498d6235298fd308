import { useLocation } from '@candela/shared-ui/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const offsets = new Map<string, number>()

/** A new page starts at its top, one that people come back to where they left it; a changed query is the same page. */
export const useKeptScroll = (area: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation()
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    if (shown.current !== pathname) element.scrollTop = offsets.get(key) ?? 0
    shown.current = pathname

    const keep = () => offsets.set(key, element.scrollTop)
    keep()
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [key, pathname, area])
}
