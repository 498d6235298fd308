import { PAIRS, type Pair, type Permission, toPair } from '@candela/shared-contract'

/** What a group may do, as the matrix works with it. */
export type Rights = ReadonlySet<Pair>

export type Share = boolean | 'mixed'

export type RightsDiff = { added: Pair[]; removed: Pair[] }

/** A right that this version of the screen does not know is none that it shows; `toPermissions` keeps it. */
export const toRights = (permissions: readonly Permission[]): Rights =>
  new Set(permissions.flatMap(({ grp_controller, grp_method }) => toPair(grp_controller, grp_method) ?? []))

const isUnknown = ({ grp_controller, grp_method }: Permission): boolean => !toPair(grp_controller, grp_method)

/** In the order of the contract, so that equal sets are equal lists; what is not known here stays as it was. */
export const toPermissions = (rights: Rights, before: readonly Permission[] = []): Permission[] => [
  ...PAIRS.filter(pair => rights.has(pair)).map(pair => {
    const [grp_controller = '', grp_method = ''] = pair.split('.')
    return { grp_controller, grp_method }
  }),
  ...before.filter(isUnknown),
]

/** How much of several rights is held. */
export const shareOf = (pairs: readonly Pair[], rights: Rights): Share => {
  const held = countOf(pairs, rights)
  if (held === 0) return false
  return held === pairs.length ? true : 'mixed'
}

export const countOf = (pairs: readonly Pair[], rights: Rights): number => pairs.filter(pair => rights.has(pair)).length

/** With all of these rights, or without any of them. */
export const withRights = (rights: Rights, pairs: readonly Pair[], held: boolean): Rights => {
  const changed = new Set(rights)
  for (const pair of pairs) {
    if (held) changed.add(pair)
    else changed.delete(pair)
  }
  return changed
}

export const diffOf = (before: Rights, after: Rights): RightsDiff => ({
  added: PAIRS.filter(pair => after.has(pair) && !before.has(pair)),
  removed: PAIRS.filter(pair => before.has(pair) && !after.has(pair)),
})

export const isChanged = (pair: Pair, before: Rights, after: Rights): boolean => before.has(pair) !== after.has(pair)

/** What two people did to the same rights, together. */
export const mergeRights = (base: Rights, mine: Rights, theirs: Rights): Rights => {
  const { added, removed } = diffOf(base, mine)
  return withRights(withRights(theirs, added, true), removed, false)
}
