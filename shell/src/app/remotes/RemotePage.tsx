import { Navigate, Route, Routes, useLocation } from '@candela/shared-ui/router'
import { routeAt } from '../registry/routes'
import { useRegistry } from '../registry/store'
import { UNKNOWN_PAGE } from '../router/unknownPage'
import { RemoteScreen } from './RemoteScreen'
import { UpdateHint } from './UpdateHint'

/** Whatever address is not the shell's own: the registry in force says whose it is, and that may change in an open page. */
export const RemotePage = () => {
  const { pathname } = useLocation()
  const found = routeAt(useRegistry(), pathname)
  if (!found) return <Navigate to={UNKNOWN_PAGE} replace />
  const { remote, route } = found
  return (
    <>
      <Routes>
        {/* Without a key two screens of one kind, or of two versions, would be one and keep each other's state. */}
        <Route
          path={route.path}
          element={<RemoteScreen key={`${remote.version} ${pathname}`} remote={remote} route={route} />}
        />
      </Routes>
      <UpdateHint remote={remote} pathname={pathname} />
    </>
  )
}
