import type { Group, Pair, SessionUser } from '@candela/shared-contract'
import type { ReactNode } from 'react'
import { useSession } from './session'

const held = new WeakMap<Group, ReadonlySet<string>>()

const pairsOf = (group: Group): ReadonlySet<string> => {
  const known = held.get(group)
  if (known) return known
  const pairs = new Set(group.permissions.map(({ grp_controller, grp_method }) => `${grp_controller}.${grp_method}`))
  held.set(group, pairs)
  return pairs
}

/** Whether a person's group holds any of the pairs. Nobody, no group, no pairs: no. */
export const can = (user: SessionUser | null, anyOf: readonly Pair[]): boolean => {
  if (!user?.group) return false
  const pairs = pairsOf(user.group)
  return anyOf.some(pair => pairs.has(pair))
}

/** Courtesy of the interface: the server is the lock. */
export const useCan = (...anyOf: Pair[]): boolean => useSession(({ user }) => can(user, anyOf))

export const Can = ({ anyOf, children }: { anyOf: readonly Pair[]; children: ReactNode }): ReactNode =>
  useCan(...anyOf) ? children : null
