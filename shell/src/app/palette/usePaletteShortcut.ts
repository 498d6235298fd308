import { useLayoutEffect } from 'react'
import { setPalette, useFrame } from '../frame/useFrame'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

export const shortcutName = (): string => (isApple() ? '⌘ K' : 'Ctrl K')

const onKeyDown = (event: KeyboardEvent) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!isShortcut || event.key.toLowerCase() !== 'k') return
  event.preventDefault()
  setPalette(!useFrame.getState().palette)
}

/** With the page itself: an effect would leave a moment in which the page stands and the keys do nothing. */
export const usePaletteShortcut = (): void =>
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
