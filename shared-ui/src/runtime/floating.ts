import { type RefObject, useLayoutEffect } from 'react'

export type Align = 'start' | 'end'

const loadPlacing = () => import(/* webpackPrefetch: true */ './placing')

/** Over everything else, also over the dialog that it belongs to. Where Tab goes, it follows what it hangs from. */
export const raise = (surface: HTMLElement, source?: HTMLElement) => {
  surface.popover = 'manual'
  surface.showPopover?.(source && { source })
}

/** Where it stands until what places it has come. */
const putBelow = (anchor: HTMLElement, { style, offsetWidth }: HTMLElement, align: Align) => {
  const { left, right, bottom } = anchor.getBoundingClientRect()
  style.left = `${align === 'start' ? left : right - offsetWidth}px`
  style.top = `${bottom}px`
}

export type FloatingOptions = {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  floating: RefObject<HTMLElement | null>
  align: Align
}

/** Shows an element with `position: fixed` beside its anchor, and keeps it there while it is open. */
export const useFloating = ({ open, anchor, floating, align }: FloatingOptions): void => {
  useLayoutEffect(() => {
    const [from, surface] = [anchor.current, floating.current]
    if (!open || !from || !surface) return
    raise(surface, from)
    putBelow(from, surface, align)
    let isOver = false
    let stop = () => {
      isOver = true
    }
    const keep = ({ keepBeside }: Awaited<ReturnType<typeof loadPlacing>>) => {
      if (!isOver) stop = keepBeside(from, surface, align)
    }
    // Without it, as on a line that is down, below is where it stays.
    loadPlacing().then(keep, () => undefined)
    return () => stop()
  }, [open, anchor, floating, align])
}
