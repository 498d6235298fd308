import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, also after it changed. */
export const useRoomWidth = (room: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return width
}
