import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

const store = createStore<{ root: HTMLElement | null }>()(() => ({ root: null }))

const setRoot = (root: HTMLElement | null) => store.setState({ root })

/** Where the overlays of every area are drawn. The host places it once, after its own content. */
export const OverlayRoot = () => <div ref={setRoot} data-overlay-root="" />

/** The element to portal into. A page without an overlay root uses its body; on the server there is nothing. */
export const useOverlayRoot = (): HTMLElement | null =>
  useSyncExternalStore(
    store.subscribe,
    () => store.getState().root ?? document.body,
    () => null,
  )
