import { getSession, signOut } from '@candela/shared-auth'
import type { PublicRegistry } from '@candela/shared-contract'
import { type RouteObject, redirect } from '@candela/shared-ui/router'
import { ErrorPage } from '../pages/ErrorPage'
import { isErrorVariant } from '../pages/errorVariants'
import { NothingToOpen } from '../pages/NothingToOpen'
import { OauthSuccess } from '../pages/OauthSuccess'
import { ShellCrash } from '../pages/ShellCrash'
import { startPath } from '../registry/routes'
import { remoteRoutes } from '../remotes/remoteRoutes'
import { Root } from './Root'
import { goToSignIn } from './signInPage'

const UNKNOWN = '/error/error-v6'

/** Nothing of our own: the splash covers the page until there is something to see. */
const Blank = () => null

const toUnknown = () => redirect(UNKNOWN)

export const createRoutes = (registry: PublicRegistry): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ShellCrash,
    HydrateFallback: Blank,
    children: [
      {
        index: true,
        Component: NothingToOpen,
        loader: () => {
          const { user } = getSession()
          const start = user && startPath(registry, user)
          return start ? redirect(start) : null
        },
      },
      {
        path: 'logout',
        Component: Blank,
        loader: async () => {
          await signOut()
          goToSignIn()
          return null
        },
      },
      { path: 'error', Component: Blank, loader: () => redirect('/error/error-v1') },
      {
        path: 'error/:variant',
        Component: ErrorPage,
        loader: ({ params }) => (isErrorVariant(params.variant) ? null : redirect(UNKNOWN)),
      },
      { path: 'error/*', Component: Blank, loader: toUnknown },
      { path: 'oauth/success', Component: OauthSuccess },
      ...remoteRoutes(registry),
      // Without a session the way leads to the sign-in page instead, see Root.
      { path: '*', Component: Blank, loader: () => (getSession().user ? redirect(UNKNOWN) : null) },
    ],
  },
]
