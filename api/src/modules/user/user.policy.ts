import { type Pair, type Permission, SCOPES, type Scope, type TypeValue } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { FieldProblem } from '../../platform/http/app-error'
import { groupScope, pairsOf } from '../group/group.policy'

export type UserAction = 'get' | 'update' | 'destroy' | 'govern' | 'invite'

/** What somebody may do to a user they can see. The pair was asked at the route; this is about the record. */
export const canUser = (
  actor: Pick<Actor, 'id' | 'pairs'>,
  action: UserAction,
  user: { id: number; invited?: boolean; usr_status?: TypeValue<'userStatus'> },
): boolean => {
  const isOwn = user.id === actor.id
  switch (action) {
    case 'get':
      return isOwn || actor.pairs.has('user.get')
    case 'update':
      return isOwn || actor.pairs.has('user.update')
    case 'destroy':
      // Nobody removes themselves: there would be nobody left to undo it.
      return !isOwn && actor.pairs.has('user.destroy')
    case 'govern':
      // Status, group and commission are what others decide.
      return !isOwn && actor.pairs.has('user.update')
    case 'invite':
      return !isOwn && user.invited === true && user.usr_status === 'Ativo' && actor.pairs.has('user.invite')
  }
}

/** A group as far as giving it is concerned. */
export type GivenGroup = { id: number; gro_scope: Scope; permissions: readonly Permission[] }

type Giver = Pick<Actor, 'pairs' | 'scope' | 'groupId'>

const width = (scope: Scope): number => SCOPES.indexOf(scope)

const holds = (giver: Giver, pairs: ReadonlySet<Pair>): boolean => [...pairs].every(pair => giver.pairs.has(pair))

/** Whether a group is one that the giver sees at all; one that they do not see is as absent as one that never was. */
const isSeen = (giver: Giver, group: GivenGroup): boolean => {
  const scope = groupScope(giver)
  return scope.all || group.gro_scope === 'own' || group.id === scope.own
}

/** Whether somebody in that group could do anything that this person cannot. */
export const outranks = (group: Pick<GivenGroup, 'gro_scope' | 'permissions'>, actor: Giver): boolean =>
  width(group.gro_scope) > width(actor.scope) || !holds(actor, pairsOf(group.permissions))

/**
 * What speaks against giving people this group. Nobody gives what they do not have; and whoever does not reach
 * everybody gives less than they have, so that a publisher invites viewers and no second owner.
 */
export const objectionToGiving = (giver: Giver, group: GivenGroup | null): FieldProblem['code'] | null => {
  if (!group || !isSeen(giver, group)) return 'notAnOption'
  if (outranks(group, giver)) return 'notHeld'
  if (giver.scope === 'all') return null
  const isLess = width(group.gro_scope) < width(giver.scope) || pairsOf(group.permissions).size < giver.pairs.size
  return isLess ? null : 'notHeld'
}

/** With these, and all rows in reach, somebody can put right whatever went wrong with the rights of others. */
const ADMINISTERS: readonly Pair[] = ['group.list', 'group.get', 'group.update']

export const administers = ({ gro_scope, permissions }: Pick<GivenGroup, 'gro_scope' | 'permissions'>): boolean => {
  const pairs = pairsOf(permissions)
  return gro_scope === 'all' && ADMINISTERS.every(pair => pairs.has(pair))
}

/** Everybody's own record is theirs to change, but for what others decide and what asks for the current password. */
export const NOT_ONES_OWN = ['usr_status', 'usr_id_group', 'usr_comission', 'usr_email', 'usr_password'] as const
