import { can } from '@candela/shared-auth'
import {
  DEFAULT_LOCALE,
  type PublicRegistry,
  type PublicRemote,
  type RouteDeclaration,
  type SessionUser,
  sidebarOf,
} from '@candela/shared-contract'
import { matchRoutes } from '@candela/shared-ui/router'
import { readerOf } from './reader'

export type FoundRoute = { remote: PublicRemote; route: RouteDeclaration; params: Record<string, string | undefined> }

const toRouteObjects = ({ remotes }: PublicRegistry) =>
  remotes.flatMap(remote => remote.declaration.routes.map(route => ({ path: route.path, handle: { remote, route } })))

const known = new WeakMap<PublicRegistry, ReturnType<typeof toRouteObjects>>()

const routeObjects = (registry: PublicRegistry) => {
  const objects = known.get(registry) ?? toRouteObjects(registry)
  known.set(registry, objects)
  return objects
}

/** The route that serves an address, and whose it is; a fixed one wins over one with a parameter. */
export const routeAt = (registry: PublicRegistry, pathname: string): FoundRoute | undefined => {
  const match = matchRoutes(routeObjects(registry), pathname)?.at(-1)
  return match && { ...match.route.handle, params: match.params }
}

const mayOpen = (registry: PublicRegistry, user: SessionUser, path: string): boolean => {
  const found = routeAt(registry, path)
  return found !== undefined && can(user, found.route.anyOf)
}

const DASHBOARD = '/dashboard'

/** Where `/` leads: the dashboard, else the first entry of the menu that opens for this person. */
export const startPath = (registry: PublicRegistry, user: SessionUser): string | undefined => {
  const menu = sidebarOf(registry, readerOf(user), DEFAULT_LOCALE).flatMap(({ items }) => items.map(({ path }) => path))
  return [DASHBOARD, ...menu].find(path => mayOpen(registry, user, path))
}
