import { useEffect, useRef } from 'react'
import { hasSingleKeys } from '../../components/singleKeys'
import { belongsToOtherControl } from './useListKeys'

const INTO_ROWS = ['j', 'k']
const OPEN_A_ROW = ['e', 'Enter']
const AMONG_ROWS = [...INTO_ROWS, ...OPEN_A_ROW, 'x', 'X', ' ', 'ArrowUp', 'ArrowDown']

/**
 * Keys that come before the grid does: what is seen already is walked already. From the key that goes into the rows to
 * the one that opens a row they are kept, and pressed again, in their order, when the grid is there. Whoever goes on to
 * something else takes them back.
 */
export const useKeyPressBuffer = (isDrawn: boolean): void => {
  const kept = useRef<KeyboardEvent[]>([])

  useEffect(() => {
    if (isDrawn) {
      for (const { key, shiftKey } of kept.current.splice(0)) {
        const target = document.activeElement
        // What was opened or typed into meanwhile is not the list.
        if (belongsToOtherControl(target)) return
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
      }
      return
    }
    const forget = () => {
      kept.current = []
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || belongsToOtherControl(event.target)) return forget()
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!hasSingleKeys() || kept.current.some(({ key }) => OPEN_A_ROW.includes(key))) return
      if (!(kept.current.length > 0 ? AMONG_ROWS : INTO_ROWS).includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      kept.current.push(event)
    }
    // Before anything else hears it: a button that has the focus would take Enter for its own.
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', forget, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [isDrawn])
}
