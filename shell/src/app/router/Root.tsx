import { useSession } from '@candela/shared-auth'
import { Outlet, useLocation } from '@candela/shared-ui/router'
import { useEffect } from 'react'
import { Frame } from '../frame/Frame'
import { Maintenance } from '../pages/Maintenance'
import { OpenFrame } from '../pages/OpenFrame'
import { isOpenPage } from './openPages'
import { PageAnnouncer } from './PageAnnouncer'
import { goToSignIn } from './signInPage'
import { useLocationMemory } from './useLocationMemory'
import { useSamePerson } from './useSamePerson'

/** What stands around the page: it depends on who is asking. */
const Surroundings = () => {
  const user = useSession(session => session.user)
  const maintenance = useSession(session => session.maintenance)
  if (maintenance) return <Maintenance {...maintenance} />
  const PageFrame = user ? Frame : OpenFrame
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

export const Root = () => {
  const userId = useSession(({ user }) => user?.id)
  const { pathname } = useLocation()
  const locked = userId === undefined && !isOpenPage(pathname)
  useLocationMemory()
  useSamePerson(userId)

  useEffect(() => {
    if (locked) goToSignIn()
  }, [locked])

  if (locked) return null
  return (
    <>
      <Surroundings />
      <PageAnnouncer />
    </>
  )
}
