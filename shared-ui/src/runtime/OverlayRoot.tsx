import { useSyncExternalStore } from 'react'

let root: HTMLElement | null = null
const listeners = new Set<() => void>()

const setRoot = (element: HTMLElement | null) => {
  root = element
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where the overlays of every area are drawn. The host places it once, after its own content. */
export const OverlayRoot = () => <div ref={setRoot} data-overlay-root="" />

/** The element to portal into. A page without an overlay root uses its body; on the server there is nothing. */
export const useOverlayRoot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => root ?? document.body,
    () => null,
  )
