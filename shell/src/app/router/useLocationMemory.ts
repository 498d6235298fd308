import { rememberLocation } from '@candela/shared-auth'
import { useLocation } from '@candela/shared-ui/router'
import { useEffect } from 'react'
import { keepOpened } from './opened'

/** Keeps where the person is, so that they come back there: after signing in again, and by Ctrl K. */
export const useLocationMemory = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => rememberLocation(pathname + search), [pathname, search])
  useEffect(() => keepOpened(pathname), [pathname])
}
