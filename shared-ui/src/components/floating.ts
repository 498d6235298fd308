import { type RefObject, useEffect, useLayoutEffect } from 'react'

export type Align = 'start' | 'end'

const GAP = 6
const EDGE = 8

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** Below its anchor, or above where there is more room; never past the edge of the window. */
const place = (anchor: HTMLElement, floating: HTMLElement, align: Align) => {
  const from = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const roomBelow = clientHeight - from.bottom - GAP - EDGE
  const roomAbove = from.top - GAP - EDGE
  const above = floating.scrollHeight > roomBelow && roomAbove > roomBelow

  floating.style.minWidth = `${from.width}px`
  floating.style.maxWidth = `${clientWidth - 2 * EDGE}px`
  floating.style.maxHeight = `${Math.max(above ? roomAbove : roomBelow, 120)}px`

  const left = align === 'start' ? from.left : from.right - floating.offsetWidth
  const top = above ? from.top - GAP - floating.offsetHeight : from.bottom + GAP
  floating.style.left = `${clamp(left, EDGE, clientWidth - EDGE - floating.offsetWidth)}px`
  floating.style.top = `${Math.max(top, EDGE)}px`
  // What hangs from a dialog lies over it, although dropdowns lie under dialogs.
  floating.style.zIndex = anchor.closest('[role=dialog]') ? 'var(--z-modal)' : 'var(--z-dropdown)'
}

type FloatingOptions = {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  floating: RefObject<HTMLElement | null>
  align: Align
}

/** Keeps an element with `position: fixed` beside its anchor while it is open. */
export const useFloating = ({ open, anchor, floating, align }: FloatingOptions): void => {
  useLayoutEffect(() => {
    if (!open) return
    const update = () => {
      if (anchor.current && floating.current) place(anchor.current, floating.current, align)
    }
    update()
    window.addEventListener('resize', update)
    window.addEventListener('scroll', update, true)
    return () => {
      window.removeEventListener('resize', update)
      window.removeEventListener('scroll', update, true)
    }
  }, [open, anchor, floating, align])
}

type OutsideOptions = {
  open: boolean
  inside: readonly RefObject<HTMLElement | null>[]
  onPress: () => void
}

/** A press anywhere else. */
export const useOutsidePress = ({ open, inside, onPress }: OutsideOptions): void => {
  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!inside.some(ref => ref.current?.contains(target as Node))) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  })
}
