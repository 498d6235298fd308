import { can, getSession } from '@candela/shared-auth'
import { sidebarOf } from '@candela/shared-contract'
import { getLocale } from '@candela/shared-ui/runtime'
import type { QueryClient } from '@tanstack/react-query'
import { readerOf } from '../registry/reader'
import { type FoundRoute, routeAt } from '../registry/routes'
import { getRegistry } from '../registry/store'
import { askAhead } from './askAhead'
import { gridScript, hasGrid, startGrid } from './grid'
import { prefetch } from './preload'
import { ensureScreen } from './screens'
import { scriptsOf } from './scripts'

/** A pointer that only crosses a link wants nothing of it. */
const MEANT_MS = 60

/** The page of a remote behind an address, when this person may open it. */
const openable = (pathname: string): FoundRoute | undefined => {
  const { user } = getSession()
  const found = routeAt(getRegistry(), pathname)
  return found && can(user, found.route.anyOf) ? found : undefined
}

const linkIn = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('nav a[href^="/"]') : null

/** Whoever points at a link of a menu, or reaches it with the keyboard, will probably follow it. */
export const prepareOnIntent = (queryClient: QueryClient): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const consider = ({ target }: Event) => {
    clearTimeout(timer)
    const link = linkIn(target)
    if (!link || link.pathname === window.location.pathname) return
    timer = setTimeout(() => {
      const found = openable(link.pathname)
      if (!found) return
      void ensureScreen(found.remote, found.route.module)
      startGrid(found.route)
      // A page of many numbers is asked for by whoever opens it.
      if (!found.route.data?.some(({ together }) => together)) askAhead(queryClient, found, link.search)
    }, MEANT_MS)
  }
  document.addEventListener('pointerover', consider)
  document.addEventListener('focusin', consider)
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Safari has no word for it: a moment later is as good. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}

const prefetchMenu = (): void => {
  const { user } = getSession()
  if (!user) return
  const entries = sidebarOf(getRegistry(), readerOf(user), getLocale()).flatMap(({ items }) => items)
  const pages = entries.flatMap(({ path }) => openable(path) ?? [])
  const grid = pages.some(({ route }) => hasGrid(route)) ? gridScript() : undefined
  const scripts = pages.flatMap(({ remote, route }) => scriptsOf(remote, route.module))
  void prefetch(grid ? [grid, ...scripts] : scripts)
}

/** Once the first page is there: the screens that the menu leads to. */
export const prefetchWhenIdle = (): void => {
  if (!savesData()) whenIdle(prefetchMenu)
}
