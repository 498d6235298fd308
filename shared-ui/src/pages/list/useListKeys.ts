import type { RowKeyboard } from '@candela/shared-ui/grid'
import { useNavigate } from '@candela/shared-ui/router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

import { hasSingleKeys } from '../../components/singleKeys'

/** Whoever types, or is in something that lies over the list, means that. */
export const belongsToOtherControl = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') ||
  target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null ||
  document.querySelector('[aria-modal=true]') !== null

type ListKeysOptions<R> = {
  rowKeyboard: RefObject<RowKeyboard<R> | null>
  editHrefOf: (row: R) => string | undefined
  selects: boolean
  /** Nothing: there is nothing to let go of. */
  onClear: (() => void) | undefined
}

/** Keys that work wherever the focus is on the page: to the next row, choose it, edit it, let go of all. */
export const useListKeys = <R>({ rowKeyboard, editHrefOf, selects, onClear }: ListKeysOptions<R>): void => {
  const navigate = useNavigate()

  const act = useEffectEvent(({ key, shiftKey }: KeyboardEvent): boolean => {
    const list = rowKeyboard.current
    if (key === 'Escape' && onClear) onClear()
    else if (!list || !hasSingleKeys()) return false
    else if (key === 'j' || key === 'k') list.move(key === 'j' ? 1 : -1)
    else if (key.toLowerCase() === 'x' && selects) list.toggle(shiftKey)
    else if (key === 'e') {
      const row = list.focused()
      const href = row && editHrefOf(row)
      if (!href) return false
      void navigate(href)
    } else return false
    return true
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!belongsToOtherControl(event.target) && act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
