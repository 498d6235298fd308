import { type RefObject, useEffect } from 'react'
import { focusPageHeading } from './pageHeading'

/** It takes the focus along, so nobody can ask afterwards where that was. */
const showDialog = (layer: HTMLElement) => {
  if (layer instanceof HTMLDialogElement && !layer.open) layer.showModal()
}

const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body

/** A button is busy while it is asked whether it was meant, and itself again within so many frames. */
const MOST_FRAMES = 20

/** What is not there any more went with what was done. */
const goBackTo = (before: Element | null, frames = MOST_FRAMES): void => {
  if (isThere(before) && !before.matches(':disabled')) {
    before.focus()
    return
  }
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (isThere(before) && frames > 0) goBackTo(before, frames - 1)
    else focusPageHeading()
  })
}

/**
 * Moves the focus into a layer (to what asks for it by `data-autofocus`, else to the layer itself), and when the layer
 * goes with it, back where it was, or to the heading of the page.
 */
export const useHeldFocus = (open: boolean, layer: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = layer.current
    if (!open || !element) return
    const before = document.activeElement
    showDialog(element)
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()
    return () => {
      if (document.activeElement !== document.body) return
      goBackTo(before)
    }
  }, [open, layer])
}
