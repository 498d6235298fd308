import { Route, RouteContext, Routes, useLoaderData, useLocation, useRevalidator } from '@candela/shared-ui/router'
import { type ReactNode, use, useState } from 'react'
import type { FoundRoute } from '../registry/routes'
import { RemoteScreen } from './RemoteScreen'
import { UpdateHint } from './UpdateHint'

/**
 * Where a screen stands among the routes, as it was when it came. The router hands out another object for it whenever a
 * navigation begins: whatever asks for it, such as a link, would be drawn again on the page that is just left.
 */
const SameRoute = ({ children }: { children: ReactNode }) => {
  const now = use(RouteContext)
  const [route] = useState(now)
  return <RouteContext value={route}>{children}</RouteContext>
}

/**
 * Whatever address is not the shell's own. What it shows came with the navigation, see `loadPage`: a version that is
 * taken over on the way to another page must not show here for the moment in between.
 */
export const RemotePage = () => {
  const { pathname } = useLocation()
  const found = useLoaderData<FoundRoute | null>()
  const { revalidate } = useRevalidator()
  if (!found) return null
  const { remote, route } = found
  return (
    <>
      <Routes>
        {/* Without a key two screens of one kind, or of two versions, would be one and keep each other's state. */}
        <Route
          path={route.path}
          element={
            <SameRoute key={`${remote.version} ${pathname}`}>
              <RemoteScreen remote={remote} route={route} onEnterAgain={revalidate} />
            </SameRoute>
          }
        />
      </Routes>
      <UpdateHint remote={remote} pathname={pathname} onEnterAgain={revalidate} />
    </>
  )
}
