import { isRecord, readItem, removeItem, writeItem } from './storage'

const LAST_LOCATION_KEY = 'candela.lastLocation'
const LAST_LOCATION_MS = 120_000

const NEVER_RETURNED_TO = /^\/(?:$|(?:auth|logout|error|oauth)(?:\/|$))/

/** The path as the browser understands it, or null for another origin and for places that nobody returns to. */
const toReturnable = (path: unknown): string | null => {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  try {
    const url = new URL(path, location.origin)
    if (url.origin !== location.origin || NEVER_RETURNED_TO.test(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** Remembers where a person was, to bring them back after signing in. */
export const rememberLocation = (path: string): void => {
  const returnable = toReturnable(path)
  if (returnable) writeItem(LAST_LOCATION_KEY, { path: returnable, at: Date.now() })
}

export const forgetLocation = (): void => removeItem(LAST_LOCATION_KEY)

/** Where the person was within the last 120 seconds. It is given out once. */
export const takeLastLocation = (): string | null => {
  const stored = readItem(LAST_LOCATION_KEY)
  forgetLocation()
  if (!isRecord(stored) || typeof stored.at !== 'number') return null
  const age = Date.now() - stored.at
  return age >= 0 && age <= LAST_LOCATION_MS ? toReturnable(stored.path) : null
}
