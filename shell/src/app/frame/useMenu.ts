import { useSession } from '@candela/shared-auth'
import { headerOf, type MenuGroup, type MenuItem, NAV_GROUP_FACTS, sidebarOf } from '@candela/shared-contract'
import { useLocation } from '@candela/shared-ui/router'
import { useLocale } from '@candela/shared-ui/runtime'
import { useLayoutEffect, useMemo } from 'react'
import { currentOf } from '../registry/paths'
import { readerOf } from '../registry/reader'
import { useRegistry } from '../registry/store'
import { unfold } from './useFrame'
import { pinnedKeyAt, usePinnedViews } from './usePinnedViews'

export type Menu = {
  groups: MenuGroup[]
  links: MenuItem[]
  bells: MenuItem[]
  /** What this person keeps at hand. */
  views: MenuItem[]
  /** The address of the view or of the sidebar's entry that this page belongs to. */
  current: string | undefined
}

const EMPTY = { groups: [], links: [], bells: [] }

const BELL = 'bell'

type Lists = Omit<Menu, 'current' | 'views'>

const listsOf = (...[registry, reader, locale]: Parameters<typeof sidebarOf>): Lists => {
  const header = headerOf(registry, reader, locale)
  return {
    groups: sidebarOf(registry, reader, locale),
    // Those with a bell stand at the right as icons, the others are links beside the logo.
    links: header.filter(({ icon }) => icon !== BELL),
    bells: header.filter(({ icon }) => icon === BELL),
  }
}

/** What the person may see of the menu, and where in it they are. The group they arrive in unfolds. */
export const useMenu = (): Menu => {
  const user = useSession(session => session.user)
  const registry = useRegistry()
  const locale = useLocale()
  const { pathname, search } = useLocation()

  const lists = useMemo(() => (user ? listsOf(registry, readerOf(user), locale) : EMPTY), [registry, user, locale])
  const entries = useMemo(() => lists.groups.flatMap(({ items }) => items), [lists])
  const views = usePinnedViews(entries)
  const section = currentOf(
    entries.map(({ path }) => path),
    pathname,
  )
  const group = lists.groups.find(({ items }) => items.some(({ path }) => path === section))?.group
  const view = views.find(({ key }) => key === pinnedKeyAt(pathname, search))

  // Before it is painted: rows below a group that unfolds afterwards jump.
  useLayoutEffect(() => {
    if (section && group && !NAV_GROUP_FACTS[group].flat) unfold(group)
  }, [section, group])

  return { ...lists, views, current: view?.path ?? section }
}
