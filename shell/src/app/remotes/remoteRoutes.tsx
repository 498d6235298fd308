import { can, getSession } from '@candela/shared-auth'
import type { PublicRegistry, PublicRemote, RouteDeclaration } from '@candela/shared-contract'
import type { RouteObject } from '@candela/shared-ui/router'
import { RemoteScreen } from './RemoteScreen'
import { ensureScreen } from './screens'

/** A screen that comes sooner replaces the page before it at once; for a later one its skeleton shows the way. */
const PATIENCE_MS = 150

const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>(resolve => setTimeout(resolve, milliseconds))])

const toRoute = (remote: PublicRemote, route: RouteDeclaration): RouteObject => ({
  path: route.path,
  lazy: async () => {
    if (can(getSession().user, route.anyOf)) await atMost(PATIENCE_MS, ensureScreen(remote, route.module))
    return { element: <RemoteScreen remote={remote} route={route} /> }
  },
})

export const remoteRoutes = ({ remotes }: PublicRegistry): RouteObject[] =>
  remotes.flatMap(remote => remote.declaration.routes.map(route => toRoute(remote, route)))
