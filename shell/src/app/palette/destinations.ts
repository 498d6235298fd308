import { can } from '@candela/shared-auth'
import type { Labels, Locale, NavGroup, Pair, PublicRegistry, SessionUser } from '@candela/shared-contract'
import { GROUP_ICONS } from '../frame/menuIcons'
import { labelIn } from '../registry/menu'
import { pathFor } from '../registry/paths'
import { routeAt } from '../registry/routes'
import type { Searchable } from './match'

export type Destination = Searchable & { path: string; section: string; icon: string | undefined }

type Declared = {
  label: Labels
  path: string
  anyOf: readonly Pair[]
  group?: NavGroup
  icon?: string
  section: Labels
}

/** Sidebar first: of several names for one address, people know that one. */
const declaredBy = (registry: PublicRegistry): Declared[] => {
  const from = <T>(pick: (remote: PublicRegistry['remotes'][number]['declaration']) => readonly T[]) =>
    registry.remotes.flatMap(({ declaration }) =>
      pick(declaration).map(entry => ({ ...entry, section: declaration.title })),
    )
  return [
    ...from(({ nav }) => nav.filter(({ placement }) => placement === 'sidebar')),
    ...from(({ nav }) => nav.filter(({ placement }) => placement === 'header')),
    ...from(({ palette }) => palette ?? []),
    ...from(({ routes }) => routes.filter(({ path }) => !path.includes(':'))).map(({ title, ...route }) => ({
      ...route,
      label: title,
    })),
  ]
}

/** Every page that this person may open, those that the menu does not list included, each address once. */
export const destinationsOf = (
  registry: PublicRegistry,
  user: SessionUser,
  locale: Locale,
  nameOf: (group: NavGroup) => string,
): Destination[] => {
  const byPath = new Map<string, Destination>()
  for (const entry of declaredBy(registry)) {
    const path = pathFor(entry, user)
    const route = routeAt(registry, path)
    if (byPath.has(path) || !can(user, entry.anyOf) || (route && !can(user, route.anyOf))) continue
    const section = entry.group && entry.group !== 'main' ? nameOf(entry.group) : labelIn(entry.section, locale)
    const icon = entry.icon ?? (entry.group && GROUP_ICONS[entry.group])
    const keywords = [section, ...Object.values(entry.label), path]
    byPath.set(path, { label: labelIn(entry.label, locale), section, icon, path, keywords })
  }
  return [...byPath.values()]
}
