import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type ChartDay, dayAt, type PlotArea } from './days'

const stepOf = (key: string, from: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Which day is looked at: under the pointer, or where the arrows went. */
export const useActiveDay = (days: readonly ChartDay[], area: PlotArea | undefined) => {
  const [active, setActive] = useState<number>()
  const last = days.length - 1
  return {
    // The days may have become fewer.
    active: active === undefined || active > last ? undefined : active,
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!area) return
      const { left, width } = currentTarget.getBoundingClientRect()
      setActive(dayAt((((clientX - left) / width) * 100 - area.left) / area.width, days))
    },
    onPointerLeave: () => setActive(undefined),
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (currentTarget.matches(':focus-visible')) setActive(last)
    },
    onBlur: () => setActive(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setActive(undefined)
      const next = stepOf(event.key, active ?? last, last)
      if (next === undefined) return
      event.preventDefault()
      setActive(next)
    },
  }
}
