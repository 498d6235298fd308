/**
 * A path that somebody gave or something remembered, as the browser understands it: it leads to our origin or it is null.
 * `/..//elsewhere` is ours as it is written and another host once it is resolved, so what is resolved is judged again.
 */
export const ownPath = (path: unknown, origin: string): string | null => {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  const isOurs = url.origin === origin && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search + url.hash : null
}
