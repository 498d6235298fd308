import { useLayer } from '@candela/shared-ui/runtime'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const HOVER_MS = 100

/**
 * What flies out of an entry of the rail: after a moment of hovering, so that crossing the rail opens nothing; at once
 * on focus; and it goes when pointer and focus are both elsewhere.
 */
export const useFlyout = () => {
  const [top, setTop] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const entry = useRef<HTMLLIElement>(null)

  const wait = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, HOVER_MS)
  }
  const open = () => {
    clearTimeout(timer.current)
    setTop(entry.current?.getBoundingClientRect().top ?? 0)
  }
  const close = () => {
    clearTimeout(timer.current)
    setTop(null)
  }

  useLayer({ open: top !== null, onEscape: close })
  useEffect(() => () => clearTimeout(timer.current), [])

  const area = {
    ref: entry,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') wait(open)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !entry.current?.querySelector(':focus-visible')) wait(close)
    },
    onFocus: open,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!entry.current?.contains(relatedTarget)) close()
    },
  }
  return { top, open, close, area }
}
