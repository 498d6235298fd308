import { Route, Routes, useLoaderData, useLocation, useRevalidator } from '@candela/shared-ui/router'
import type { FoundRoute } from '../registry/routes'
import { RemoteScreen } from './RemoteScreen'
import { UpdateHint } from './UpdateHint'

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
            <RemoteScreen
              key={`${remote.version} ${pathname}`}
              remote={remote}
              route={route}
              onEnterAgain={revalidate}
            />
          }
        />
      </Routes>
      <UpdateHint remote={remote} pathname={pathname} onEnterAgain={revalidate} />
    </>
  )
}
