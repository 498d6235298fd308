import { can } from '@candela/shared-auth'
import { DEFAULT_LOCALE, type PublicRegistry, type RouteDeclaration, type SessionUser } from '@candela/shared-contract'
import { matchPath } from '@candela/shared-ui/router'
import { sidebarOf } from './menu'

/** The route that serves an address; a fixed one wins over one with a parameter. */
export const routeAt = (registry: PublicRegistry, path: string): RouteDeclaration | undefined => {
  const routes = registry.remotes.flatMap(({ declaration }) => declaration.routes)
  return routes.find(route => route.path === path) ?? routes.find(route => matchPath(route.path, path))
}

const mayOpen = (registry: PublicRegistry, user: SessionUser, path: string): boolean => {
  const route = routeAt(registry, path)
  return route !== undefined && can(user, route.anyOf)
}

const DASHBOARD = '/dashboard'

/** Where `/` leads: the dashboard, else the first entry of the menu that opens for this person. */
export const startPath = (registry: PublicRegistry, user: SessionUser): string | undefined => {
  const menu = sidebarOf(registry, user, DEFAULT_LOCALE).flatMap(({ items }) => items.map(({ path }) => path))
  return [DASHBOARD, ...menu].find(path => mayOpen(registry, user, path))
}
