import { getSession, signOut } from '@candela/shared-auth'
import { type RouteObject, redirect } from '@candela/shared-ui/router'
import type { QueryClient } from '@tanstack/react-query'
import { ErrorPage } from '../pages/ErrorPage'
import { isErrorVariant } from '../pages/errorVariants'
import { NothingToOpen } from '../pages/NothingToOpen'
import { OauthSuccess } from '../pages/OauthSuccess'
import { ShellCrash } from '../pages/ShellCrash'
import { startPath } from '../registry/routes'
import { getRegistry } from '../registry/store'
import { loadPage, shouldReloadPage } from '../remotes/loadPage'
import { RemotePage } from '../remotes/RemotePage'
import { Root } from './Root'
import { goToSignIn } from './signInPage'
import { UNKNOWN_PAGE } from './unknownPage'

/** Nothing of our own: the splash covers the page until there is something to see. */
const Blank = () => null

const toUnknown = () => redirect(UNKNOWN_PAGE)

export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
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
          const start = user && startPath(getRegistry(), user)
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
        loader: ({ params }) => (isErrorVariant(params.variant) ? null : redirect(UNKNOWN_PAGE)),
      },
      { path: 'error/*', Component: Blank, loader: toUnknown },
      { path: 'oauth/success', Component: OauthSuccess },
      { path: '*', Component: RemotePage, loader: loadPage(queryClient), shouldRevalidate: shouldReloadPage },
    ],
  },
]
