import { useEffect, useRef } from 'react'
import { hasSingleKeys } from '../../components/singleKeys'
import { isElsewhere } from './useListKeys'

const INTO_ROWS = ['j', 'k']
const AMONG_ROWS = [...INTO_ROWS, 'x', 'X', 'e', 'Enter', ' ', 'ArrowUp', 'ArrowDown']

/**
 * Keys that come before the grid does: what is seen already is walked already. From the key that goes into the rows on
 * they are kept, and pressed again, in their order, when the grid is there.
 */
export const useEarlyKeys = (isDrawn: boolean): void => {
  const kept = useRef<KeyboardEvent[]>([])

  useEffect(() => {
    if (isDrawn) {
      for (const { key, shiftKey } of kept.current.splice(0)) {
        const target = document.activeElement
        // What was opened or typed into meanwhile is not the list.
        if (isElsewhere(target)) return
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
      }
      return
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isElsewhere(event.target) || !hasSingleKeys()) return
      if (event.key === 'Tab') kept.current = []
      if (!(kept.current.length > 0 ? AMONG_ROWS : INTO_ROWS).includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      kept.current.push(event)
    }
    // Before anything else hears it: a button that has the focus would take Enter for its own.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isDrawn])
}
