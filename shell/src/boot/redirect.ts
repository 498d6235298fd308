import { isSignedIn, rememberLocation, takeLastLocation } from '@candela/shared-auth'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

const SIGN_IN = '/auth/login'
const HOME = '/'
const RESET = '/auth/reset-password'

/** Pages of the application that need no session. */
const OPEN = /^\/(?:error|oauth|logout)(?:\/|$)/

const isMailedLink = ({ pathname, search }: Place): boolean =>
  pathname === RESET && Boolean(new URLSearchParams(search).get('token'))

/**
 * Where a person belongs instead, given the kind of the document: signed-in people have no business in the sign-in
 * area (a mailed reset link is a deliberate act), and everybody else has none in the application.
 */
export const redirectFrom = (area: string | undefined, place: Place): string | null => {
  if (area === 'auth') return isSignedIn() && !isMailedLink(place) ? (takeLastLocation() ?? HOME) : null
  if (area !== 'app' || OPEN.test(place.pathname) || isSignedIn()) return null
  rememberLocation(place.pathname + place.search + place.hash)
  return SIGN_IN
}
