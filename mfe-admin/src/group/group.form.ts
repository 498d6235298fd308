import type { GroupCreateBody, Pair, Permission } from '@candela/shared-contract'
import { controllersOf, pairsOf } from '@candela/shared-contract/rights/families'
import { pick } from '@candela/shared-ui/form'
import { mergeRights, toPermissions, toRights } from '@candela/shared-ui/rights'
import type { GroupAnswer } from './group.api'

/** The form is the payload: one name from the column to the field. */
export type GroupValues = GroupCreateBody

export const valuesOf = ({ record }: GroupAnswer): GroupValues => ({
  ...pick(record, ['gro_name', 'gro_scope']),
  permissions: toPermissions(toRights(record.permissions), record.permissions),
})

/** A new group can sign in and read the lists of choices; the rest is given to it. */
export const emptyGroup = (): GroupValues => ({
  gro_name: '',
  gro_scope: 'own',
  permissions: toPermissions(new Set(controllersOf('basics').flatMap(pairsOf))),
})

/** Like another group, but for the name. */
export const copyOf = (answer: GroupAnswer): GroupValues => ({ ...valuesOf(answer), gro_name: '' })

export const samePermissions = (a: readonly Permission[], b: readonly Permission[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b)

export const mergePermissions = (base: Permission[], mine: Permission[], theirs: Permission[]): Permission[] =>
  toPermissions(mergeRights(toRights(base), toRights(mine), toRights(theirs)), theirs)

/** What the server says of single entries of the list that was sent. */
export const problemsOf = (permissions: readonly Permission[], problem: unknown): ReadonlyMap<Pair, string> => {
  const entries = Array.isArray(problem) ? (problem as unknown[]) : []
  return new Map(
    entries.flatMap((words, index): [Pair, string][] => {
      const [pair] = toRights(permissions.slice(index, index + 1))
      const text = typeof words === 'string' ? words : Object.values(words ?? {}).find(one => typeof one === 'string')
      return pair && typeof text === 'string' ? [[pair, text]] : []
    }),
  )
}
