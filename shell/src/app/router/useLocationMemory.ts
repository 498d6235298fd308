import { rememberLocation } from '@candela/shared-auth'
import { useLocation } from '@candela/shared-ui/router'
import { useEffect } from 'react'

/** Keeps where the person is, so that they come back there after signing in again. */
export const useLocationMemory = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => rememberLocation(pathname + search), [pathname, search])
}
