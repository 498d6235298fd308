import { type RefObject, useEffect, useEffectEvent } from 'react'
import { focusPageHeading } from './Page'

const TABBABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]'

const tabbablesIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    element => element.tabIndex >= 0 && !element.closest('[hidden],[inert]'),
  )

type FocusTrapOptions = {
  open: boolean
  container: RefObject<HTMLElement | null>
  /** Only the top overlay holds the focus. */
  isTop: () => boolean
}

/**
 * Moves the focus in (to what asks for it by `data-autofocus`, else to the container), keeps it there, and gives it
 * back where it was, or to the heading of the page.
 */
export const useFocusTrap = ({ open, container, isTop }: FocusTrapOptions): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = container.current
    if (event.key !== 'Tab' || !element || !isTop()) return
    const stops = tabbablesIn(element)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    const leaves = document.activeElement === edge || (event.shiftKey && document.activeElement === element)
    if (stops.length > 0 && !leaves) return
    event.preventDefault()
    ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
  })

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const element = container.current
    if (element && isTop() && !element.contains(target as Node)) element.focus()
  })

  useEffect(() => {
    const element = container.current
    if (!open || !element) return
    const before = document.activeElement
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()

    const keyDown = (event: KeyboardEvent) => onKeyDown(event)
    const focusIn = (event: FocusEvent) => onFocusIn(event)
    document.addEventListener('keydown', keyDown)
    document.addEventListener('focusin', focusIn)
    return () => {
      document.removeEventListener('keydown', keyDown)
      document.removeEventListener('focusin', focusIn)
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      // What led here went with what was done.
      else if (document.activeElement === document.body) focusPageHeading()
    }
  }, [open, container])
}
