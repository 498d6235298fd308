import type { Access, Endpoint } from './endpoint'
import { isPair, type Pair } from './permissions'

const OR_OWN = ' or own'

/** Rights of which any lets somebody call; none for calls that ask for no right. */
export const pairsFor = (access: Access): Pair[] => {
  if (typeof access === 'object') return Object.values(access.byAction)
  const pair = access.endsWith(OR_OWN) ? access.slice(0, -OR_OWN.length) : access
  return isPair(pair) ? [pair] : []
}

/** Whether the call needs no right for the caller's own record. */
export const allowsOwnRecord = (access: Access): boolean => typeof access === 'string' && access.endsWith(OR_OWN)

/** As documents say it. */
export const wordsOfAccess = ({ access, shows, mirrors }: Pick<Endpoint, 'access' | 'shows' | 'mirrors'>): string => {
  const own =
    typeof access === 'string'
      ? access
      : Object.entries(access.byAction)
          .map(([action, pair]) => `${action}: ${pair}`)
          .join(', ')
  if (mirrors) return `${own}, with ${wordsOfAccess(mirrors)}`
  return shows ? `${own}, with ${shows}` : own
}
