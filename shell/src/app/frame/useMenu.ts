import { useSession } from '@candela/shared-auth'
import { useLocation } from '@candela/shared-ui/router'
import { useLocale } from '@candela/shared-ui/runtime'
import { useEffect, useMemo } from 'react'
import { useRegistry } from '../page'
import { headerOf, type MenuGroup, type MenuItem, sidebarOf } from '../registry/menu'
import { currentOf } from '../registry/paths'
import { FLAT_GROUPS } from './menuIcons'
import { unfold } from './useFrame'

export type Menu = {
  groups: MenuGroup[]
  links: MenuItem[]
  bells: MenuItem[]
  /** The address of the sidebar's entry that this page belongs to. */
  current: string | undefined
}

const EMPTY = { groups: [], links: [], bells: [] }

/** What the person may see of the menu, and where in it they are. The group they arrive in unfolds. */
export const useMenu = (): Menu => {
  const user = useSession(session => session.user)
  const registry = useRegistry()
  const locale = useLocale()
  const { pathname } = useLocation()

  const lists = useMemo(
    () => (user ? { groups: sidebarOf(registry, user, locale), ...headerOf(registry, user, locale) } : EMPTY),
    [registry, user, locale],
  )
  const current = currentOf(
    lists.groups.flatMap(({ items }) => items.map(({ path }) => path)),
    pathname,
  )
  const group = lists.groups.find(({ items }) => items.some(({ path }) => path === current))?.group

  useEffect(() => {
    if (current && group && !FLAT_GROUPS.has(group)) unfold(group)
  }, [current, group])

  return { ...lists, current }
}
