import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Up to so many rows stand on the page, all of them. */
export const MOST_AT_ONCE = 200
/** Of those, so many above the first one in sight. */
const ABOVE = 60
/** It moves in steps, so that not every pixel draws. */
const STEP = 10

export type RowWindow = { first: number; end: number }

/** Which rows are to be there when so many pixels of them are above the window. */
export const windowAt = (above: number, rowHeight: number, count: number): RowWindow => {
  const start = Math.floor(above / rowHeight) - ABOVE
  const first = Math.max(0, Math.min(Math.floor(start / STEP) * STEP, count - MOST_AT_ONCE))
  return { first, end: Math.min(count, first + MOST_AT_ONCE) }
}

const scrollerOf = (element: HTMLElement): HTMLElement => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return document.documentElement
}

let prints = false
const onPrint = (listener: () => void) => {
  const change = ({ type }: Event) => {
    prints = type === 'beforeprint'
    listener()
  }
  addEventListener('beforeprint', change)
  addEventListener('afterprint', change)
  return () => {
    prints = false
    removeEventListener('beforeprint', change)
    removeEventListener('afterprint', change)
  }
}
/** Paper waits for nothing: what a store says is drawn at once, a state would come too late. */
const usePrints = (): boolean => useSyncExternalStore(onPrint, () => prints)

/** The page scrolls, not the table: of many rows those are drawn that are near the window; on paper all of them. */
export const useRowWindow = (body: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow => {
  const isLong = count > MOST_AT_ONCE
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: MOST_AT_ONCE })
  const isPrinted = usePrints()

  useLayoutEffect(() => {
    const element = body.current
    if (!isLong || !element) return
    const scroller = scrollerOf(element)
    let frame = 0
    const look = () => {
      frame = 0
      const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top
      const next = windowAt(Math.max(0, above), rowHeight, count)
      setShown(known => (known.first === next.first && known.end === next.end ? known : next))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const observer = new ResizeObserver(soon)
    observer.observe(scroller)
    scroller.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      scroller.removeEventListener('scroll', soon)
    }
  }, [body, isLong, count, rowHeight])

  return isLong && !isPrinted ? shown : { first: 0, end: count }
}
