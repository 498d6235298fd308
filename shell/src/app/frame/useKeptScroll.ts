import { useLocation } from '@candela/shared-ui/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const offsets = new Map<string, number>()

/** A new page starts at its top, one that people come back to where they left it; a changed query is the same page. */
export const useKeptScroll = (area: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation()
  const shown = useRef<string>(undefined)
  /** As the area said last: to ask it lays out the whole page, which is about to change. */
  const here = useRef(0)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const meant = shown.current === pathname ? here.current : (offsets.get(key) ?? 0)
    if (meant !== here.current) element.scrollTop = meant
    shown.current = pathname
    here.current = meant
    offsets.set(key, meant)

    const keep = () => {
      here.current = element.scrollTop
      offsets.set(key, here.current)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [key, pathname, area])
}
