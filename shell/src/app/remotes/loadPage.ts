import { can, getSession } from '@candela/shared-auth'
import { DELAYS } from '@candela/shared-ui'
import { redirect } from '@candela/shared-ui/router'
import type { QueryClient } from '@tanstack/react-query'
import { type FoundRoute, routeAt } from '../registry/routes'
import { applyLatestVersionAt, getRegistry } from '../registry/store'
import { UNKNOWN_PAGE } from '../router/unknownPage'
import { askAhead } from './askAhead'
import { startGrid } from './grid'
import { enterScreen } from './screens'

const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>(resolve => setTimeout(resolve, milliseconds))])

/** As long as the browser takes to show what was pressed: to draw a page takes longer. */
const FRAME_MS = 20

/**
 * On the way to a page of a remote: its latest version is taken over, its code and its first questions start side by
 * side. A screen that comes soon replaces the page before it at once; for a later one its skeleton shows the way. Until
 * then the page before it stays as it is, in the version that it came with.
 */
export const loadPage =
  (queryClient: QueryClient) =>
  async ({ request }: { request: Request }): Promise<FoundRoute | Response | null> => {
    const { user } = getSession()
    // Without a session the way leads to the sign-in page, see Root.
    if (!user) return null
    const { pathname, search } = new URL(request.url)
    applyLatestVersionAt(pathname)
    const found = routeAt(getRegistry(), pathname)
    if (!found) return redirect(UNKNOWN_PAGE)
    if (!can(user, found.route.anyOf)) return found
    askAhead(queryClient, found, search)
    startGrid(found.route)
    const frame = new Promise(resolve => setTimeout(resolve, FRAME_MS))
    await atMost(DELAYS.skeleton, enterScreen(found.remote, found.route.module))
    await frame
    return found
  }

type Urls = { currentUrl: URL; nextUrl: URL }

/** Another question to the same list is no way into the page; its own link is. */
export const shouldReloadPage = ({ currentUrl, nextUrl }: Urls): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
