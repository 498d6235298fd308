import { can } from '@candela/shared-auth'
import {
  type Labels,
  type Locale,
  labelIn,
  NAV_GROUP_FACTS,
  NAV_GROUPS,
  type NavEntry,
  type NavGroup,
  type Pair,
  type PublicRegistry,
  pathFor,
  type SessionUser,
} from '@candela/shared-contract'
import { routeAt } from '../registry/routes'
import type { Searchable } from './match'

export type Destination = Searchable & {
  path: string
  section: string
  icon: string | undefined
  /** Something to do there, rather than to look at. */
  isAction: boolean
}

type Route = PublicRegistry['remotes'][number]['declaration']['routes'][number]

type Declared = {
  label: Labels
  path: string
  anyOf: readonly Pair[]
  group?: NavGroup
  icon?: string
  section: Labels
}

/** The other addresses of a page stand behind the first. */
const isAlias = (route: Route, before: readonly Route[]): boolean =>
  before.some(({ module, title }) => module === route.module && title.en === route.title.en)

const byMenu = (a: NavEntry, b: NavEntry): number =>
  NAV_GROUPS.indexOf(a.group ?? 'main') - NAV_GROUPS.indexOf(b.group ?? 'main') || a.order - b.order

/** Sidebar first and in its order: of several names for one address, people know that one. */
const declaredBy = (registry: PublicRegistry): Declared[] => {
  const from = <T>(pick: (remote: PublicRegistry['remotes'][number]['declaration']) => readonly T[]) =>
    registry.remotes.flatMap(({ declaration }) =>
      pick(declaration).map(entry => ({ ...entry, section: declaration.title })),
    )
  return [
    ...from(({ nav }) => nav.filter(({ placement }) => placement === 'sidebar')).sort(byMenu),
    ...from(({ nav }) => nav.filter(({ placement }) => placement === 'header')),
    ...from(({ palette }) => palette ?? []),
    ...from(({ routes }) =>
      routes.filter((route, place) => !route.path.includes(':') && !isAlias(route, routes.slice(0, place))),
    ).map(({ title, ...route }) => ({ ...route, label: title })),
  ]
}

/** Every page that this person may open, those that the menu does not list included, each address once. */
export const destinationsOf = (registry: PublicRegistry, user: SessionUser, locale: Locale): Destination[] => {
  const byPath = new Map<string, Destination>()
  for (const entry of declaredBy(registry)) {
    const path = pathFor(entry, user)
    const route = routeAt(registry, path)?.route
    const group = entry.group && NAV_GROUP_FACTS[entry.group]
    if (byPath.has(path) || !can(user, entry.anyOf) || (route && !can(user, route.anyOf))) continue
    const section = entry.group === 'main' ? '' : labelIn(group?.label ?? entry.section, locale)
    const isAction = route?.action === true
    const icon = entry.icon ?? (isAction ? 'plus' : group?.icon)
    const keywords = [section, ...Object.values(entry.label), path]
    byPath.set(path, { label: labelIn(entry.label, locale), section, icon, path, keywords, isAction })
  }
  return [...byPath.values()]
}
