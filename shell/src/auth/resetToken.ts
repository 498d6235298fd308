/**
 * The token of a mailed link. It is read once and leaves the address bar at once: it belongs neither into the history
 * nor onto a screenshot.
 */
export const takeResetToken = (): string | null => {
  const token = new URLSearchParams(location.search).get('token')
  if (token) history.replaceState(null, '', location.pathname)
  return token || null
}
