import { isIP } from 'node:net'
import type { Scope } from '@candela/shared-contract'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** The groups of an address that may be written short, with zeros where it is. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  if (tail === undefined) return first
  const last = tail.split(':').filter(Boolean)
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
}

/** Without what tells one household from the next: `203.0.113.x`, of long addresses the first four groups. */
export const maskedAddress = (address: string | null): string | null => {
  const plain = (address ?? '').replace(MAPPED, '')
  if (isIP(plain) === 4) return plain.replace(/\d+$/, 'x')
  if (isIP(plain) === 6) return [...groupsOf(plain).slice(0, 4), 'x'].join(':')
  return null
}

/** Where people were is shown whole only to those who reach everything. */
export const ipSeenBy = ({ scope }: { scope: Scope }): ((address: string | null) => string | null) =>
  scope === 'all' ? address => address : maskedAddress
