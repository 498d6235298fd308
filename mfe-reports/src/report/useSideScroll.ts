import { type RefObject, useLayoutEffect } from 'react'

type Parts = {
  root: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
}

/**
 * Where the columns are wider than the room: heading and rows move sideways together, a shadow says at which side there
 * is more, and a column that an edge would cut is not drawn until all of it is in sight: no figure is ever half.
 */
export const useSideScroll = ({ root, head, body }: Parts, columns: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other edges
  useLayoutEffect(() => {
    const [table, heading, rows] = [root.current, head.current, body.current]
    const [first, ...others] = heading?.querySelectorAll<HTMLElement>('[role=columnheader]') ?? []
    if (!table || !heading || !rows || !first) return
    const look = () => {
      const { scrollLeft: left, clientWidth, scrollWidth } = rows
      const [from, to] = [left + first.offsetWidth, left + clientWidth]
      table.toggleAttribute('data-more-left', left > 1)
      table.toggleAttribute('data-more-right', left + clientWidth < scrollWidth - 1)
      table.style.setProperty('--first', `${first.offsetWidth}px`)
      for (const [index, { offsetLeft, offsetWidth }] of others.entries()) {
        const end = offsetLeft + offsetWidth
        const isCut = (offsetLeft < from - 1 && end > from + 1) || (offsetLeft < to - 1 && end > to + 1)
        table.style.setProperty(`--seen-${index + 1}`, isCut ? '0' : '1')
      }
    }
    const follow = (moved: HTMLElement, other: HTMLElement) => () => {
      if (other.scrollLeft !== moved.scrollLeft) other.scrollLeft = moved.scrollLeft
      look()
    }
    const onRows = follow(rows, heading)
    // The focus may come to a heading that is out of sight.
    const onHeading = follow(heading, rows)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(rows)
    rows.addEventListener('scroll', onRows, { passive: true })
    heading.addEventListener('scroll', onHeading, { passive: true })
    return () => {
      observer.disconnect()
      rows.removeEventListener('scroll', onRows)
      heading.removeEventListener('scroll', onHeading)
    }
  }, [root, head, body, columns])
}
