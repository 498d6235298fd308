import { can, getSession } from '@candela/shared-auth'
import type { PublicRegistry, PublicRemote, RouteDeclaration } from '@candela/shared-contract'
import { DELAYS } from '@candela/shared-ui'
import type { RouteObject } from '@candela/shared-ui/router'
import { RemoteScreen } from './RemoteScreen'
import { ensureScreen } from './screens'

const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>(resolve => setTimeout(resolve, milliseconds))])

const toRoute = (remote: PublicRemote, route: RouteDeclaration): RouteObject => ({
  path: route.path,
  lazy: async () => {
    // A screen that comes sooner replaces the page before it at once; for a later one its skeleton shows the way.
    if (can(getSession().user, route.anyOf)) await atMost(DELAYS.skeleton, ensureScreen(remote, route.module))
    // Without a key two screens of one kind would be one, and keep each other's state.
    return { element: <RemoteScreen key={route.path} remote={remote} route={route} /> }
  },
})

export const remoteRoutes = ({ remotes }: PublicRegistry): RouteObject[] =>
  remotes.flatMap(remote => remote.declaration.routes.map(route => toRoute(remote, route)))
