import type { Scope, ViewSharing } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { FieldProblem } from '../../platform/http/app-error'

type Sharer = Pick<Actor, 'id' | 'pairs' | 'scope' | 'groupId'>
export type Shared = { viw_sharing: ViewSharing; viw_id_group: number | null }
/** `above`: it can do more than the actor, or somebody has it whom they do not reach. */
type Group = { id: number; gro_scope: Scope; above: boolean }
type Known = Shared & { viw_id_user: number; group: Group | null }

/** Whoever changes access groups decides what these see first, as far as they reach them. */
const managesGroup = ({ pairs, scope, groupId }: Sharer, group: Group): boolean =>
  pairs.has('group.update') && !group.above && (scope === 'all' || group.gro_scope === 'own' || group.id === groupId)

export const isOwnView = ({ id }: Pick<Actor, 'id'>, view: { viw_id_user: number }): boolean => view.viw_id_user === id

/** One's own, and as somebody who changes access groups what a group sees first. */
export const mayChange = (actor: Sharer, view: Known): boolean =>
  isOwnView(actor, view) || (view.viw_sharing === 'default' && view.group !== null && managesGroup(actor, view.group))

/**
 * What speaks against sharing it like this; what stays as it was is no question, so that somebody who changed groups
 * still keeps what they had shared. `group` is the one that is meant, when the caller reaches it.
 */
export const objectionsTo = (
  actor: Sharer,
  before: Known | null,
  { viw_sharing, viw_id_group }: Shared,
  group: Group | null,
): FieldProblem[] => {
  if (before && before.viw_sharing === viw_sharing && before.viw_id_group === viw_id_group) return []
  if (viw_sharing === 'private') {
    // It would be gone for whoever makes it so.
    return before && !isOwnView(actor, before) ? [{ field: 'viw_sharing', code: 'notYours' }] : []
  }
  if (viw_id_group === null) return [{ field: 'viw_id_group', code: 'required' }]
  const managesAny = actor.pairs.has('group.update')
  if (viw_sharing === 'default' && !managesAny) return [{ field: 'viw_sharing', code: 'notYours' }]
  if (viw_id_group !== actor.groupId && !managesAny) return [{ field: 'viw_id_group', code: 'notYours' }]
  if (!group) return [{ field: 'viw_id_group', code: 'notAnOption' }]
  // Among one's own one shares as one likes; what others see first is said by whoever may change their group.
  const isAmongOwn = viw_sharing === 'group' && viw_id_group === actor.groupId
  return group.above && !isAmongOwn ? [{ field: 'viw_id_group', code: 'notYours' }] : []
}
