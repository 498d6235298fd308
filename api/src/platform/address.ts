import { isIP } from 'node:net'
import type { Scope } from '@candela/shared-contract'

/** The eight groups of an address, however short and in whichever digits it was written. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  if (tail === undefined) return first
  const last = tail.split(':').filter(Boolean)
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
}

/** The IPv4 address inside of `::ffff:203.0.113.7`, which a server that listens to both sees. */
const mappedIn = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** `[2001:db8::1]:4000`, `[2001:db8::1]` or `203.0.113.7:4000`: proxies name the port as well. */
const BRACKETED = /^\[([^[\]]*)\](?::\d+)?$/
const WITH_PORT = /^([\d.]+):\d+$/

/** The address alone, without port, brackets and the name of a network card; null where there is none. */
const plainAddress = (text: string): string | null => {
  const named = BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text
  const [plain = ''] = named.split('%')
  return isIP(plain) === 0 ? null : plain
}

/** All that comes from no address: one source, whatever it is called. */
const UNKNOWN = 'unknown'

/**
 * What counts as one source: an IPv4 address, of IPv6 the network of four groups that a household or a server gets, as
 * whoever has one has all addresses in it.
 */
export const sourceOf = (text: string): string => {
  const address = plainAddress(text)
  if (address === null) return UNKNOWN
  if (isIP(address) === 4) return address
  const groups = groupsOf(address)
  return mappedIn(groups) ?? groups.slice(0, 4).join(':')
}

/** Without what tells one household from the next: `203.0.113.x`, of long addresses the first four groups. */
export const maskedAddress = (address: string | null): string | null => {
  const source = sourceOf(address ?? '')
  if (source === UNKNOWN) return null
  return isIP(source) === 4 ? source.replace(/\d+$/, 'x') : `${source}:x`
}

/** Where people were is shown whole only to those who reach everything. */
export const ipSeenBy = ({ scope }: { scope: Scope }): ((address: string | null) => string | null) =>
  scope === 'all' ? address => address : maskedAddress
