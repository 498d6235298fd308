import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

type Roots = {
  root: HTMLElement | null
  /** Those of open dialogs, the top one last. */
  dialogs: readonly HTMLElement[]
}

const store = createStore<Roots>()(() => ({ root: null, dialogs: [] }))

const setRoot = (root: HTMLElement | null) => store.setState({ root })

/** Where the overlays of every area are drawn. The host places it once, after its own content. */
export const OverlayRoot = () => <div ref={setRoot} data-overlay-root="" />

const Inside = createContext<HTMLElement | null | undefined>(undefined)

const useRoots = <Part,>(part: (roots: Roots) => Part): Part | null =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => null,
  )

const pageRoot = ({ root }: Roots) => root ?? document.body

/**
 * The element to portal into: the layer that this is part of, else that of the page. A page without an overlay root
 * uses its body; on the server there is nothing.
 */
export const useOverlayRoot = (): HTMLElement | null => {
  const inside = use(Inside)
  const root = useRoots(pageRoot)
  return inside === undefined ? root : inside
}

type LayerRootProps = {
  /** Everything outside is out of reach: what is said in the meantime is said inside. */
  isDialog?: boolean
  children: ReactNode
}

/** Around what a layer holds: what opens from there is drawn there, goes with it, and is in reach while it is open. */
export const LayerRoot = ({ isDialog = false, children }: LayerRootProps) => {
  const [inside, setInside] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!isDialog || !inside) return
    store.setState(({ dialogs }) => ({ dialogs: [...dialogs, inside] }))
    return () => store.setState(({ dialogs }) => ({ dialogs: dialogs.filter(other => other !== inside) }))
  }, [isDialog, inside])

  return (
    <Inside value={inside}>
      {children}
      <div ref={setInside} data-overlay-root="" />
    </Inside>
  )
}

const openDialogs = ({ dialogs }: Roots) => dialogs

/** The page and the dialogs over it, the top one last. */
export const useStackedRoots = (): readonly HTMLElement[] => {
  const page = useRoots(pageRoot)
  const dialogs = useRoots(openDialogs)
  return page && dialogs ? [page, ...dialogs] : []
}
