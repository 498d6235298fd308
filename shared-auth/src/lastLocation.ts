import { ownPath } from './ownPath'
import { getSession } from './session'
import { isRecord, readItem, removeItem, writeItem } from './storage'

const LAST_LOCATION_KEY = 'candela.lastLocation'
const LAST_LOCATION_MS = 120_000

const NEVER_RETURNED_TO = /^\/(?:$|(?:auth|logout|error|oauth)(?:\/|$))/

/** As the server reads it, which takes escapes for what they stand for. */
const pathOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    return decodeURI(path)
  } catch {
    return '/'
  }
}

/** Null for another origin and for places that nobody returns to. */
const toReturnable = (path: unknown): string | null => {
  const own = ownPath(path, location.origin)
  return own === null || NEVER_RETURNED_TO.test(pathOf(own)) ? null : own
}

/** Remembers where a person was, to bring them back after signing in. */
export const rememberLocation = (path: string): void => {
  const returnable = toReturnable(path)
  // Where somebody was as somebody else is nothing to come back to.
  if (returnable && !getSession().viewing) writeItem(LAST_LOCATION_KEY, { path: returnable, at: Date.now() })
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
