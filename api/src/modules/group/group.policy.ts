import {
  type GroupCreateBody,
  type GroupRecord,
  PAIRS,
  type Pair,
  type Permission,
  SCOPES,
  type Scope,
  toPair,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'
import { isAttachedBeyond, reachesUser, reachOf } from '../reach'

type GroupAction = 'update' | 'destroy'

/** Which groups somebody reaches. One rule for single records, lists, counts and pickers. */
export type GroupScope = { all: true } | { all: false; own: number }

type Rights = Pick<Actor, 'pairs' | 'scope' | 'groupId'>

/** Whoever does not reach all rows meets the groups of people like their own publishers, and their own group. */
export const groupScope = ({ scope, groupId }: Pick<Actor, 'scope' | 'groupId'>): GroupScope =>
  scope === 'all' ? { all: true } : { all: false, own: groupId ?? 0 }

/** As somebody sees a group: with whether it is above them. */
export type SeenGroup = GroupRecord & { above: boolean }

/** A group as far as rights on it are concerned. */
export type JudgedGroup = Pick<SeenGroup, 'id' | 'gro_is_administrators' | 'above'>

/** What somebody may do to a group they can see. The pair was asked at the route; this is about the record. */
export const canGroup = (actor: Pick<Actor, 'pairs' | 'groupId'>, action: GroupAction, group: JudgedGroup): boolean => {
  switch (action) {
    case 'update':
      return actor.pairs.has('group.update') && !group.above
    case 'destroy':
      // Nobody removes their own group: they would be without rights, and nobody left to undo it.
      return (
        actor.pairs.has('group.destroy') && !group.above && !group.gro_is_administrators && group.id !== actor.groupId
      )
  }
}

export const pairOf = ({ grp_controller, grp_method }: Permission): Pair | undefined =>
  toPair(grp_controller, grp_method)

export const pairsOf = (permissions: readonly Permission[]): ReadonlySet<Pair> =>
  new Set(permissions.flatMap(permission => pairOf(permission) ?? []))

const isWider = (scope: Scope, than: Scope): boolean => SCOPES.indexOf(scope) > SCOPES.indexOf(than)

/** With these somebody finds, opens and changes access groups: without one of them there is no way back. */
const WAY_BACK: readonly Pair[] = ['group.list', 'group.get', 'group.update']

export const losesWayBack = (had: ReadonlySet<Pair>, keeps: ReadonlySet<Pair>): boolean =>
  WAY_BACK.some(pair => had.has(pair) && !keeps.has(pair))

type Before = GivenGroup & { gro_is_administrators: boolean }

/**
 * What speaks against a change: nobody gives what they do not have, nobody saws off the branch they sit on, and whoever
 * administers the product does so whole. A new group has no `before`.
 */
export const objectionsTo = (
  actor: Rights,
  before: Before | null,
  { gro_scope, permissions }: Pick<GroupCreateBody, 'gro_scope' | 'permissions'>,
): FieldProblem[] => {
  const had = pairsOf(before?.permissions ?? [])
  const notHeld = permissions.flatMap((permission, index): FieldProblem[] => {
    const pair = pairOf(permission)
    return pair && !actor.pairs.has(pair) ? [{ field: `permissions.${index}`, code: 'notHeld' }] : []
  })
  // Whoever does not reach all rows would not even see a wider group afterwards.
  const widens = actor.scope !== 'all' && isWider(gro_scope, before?.gro_scope ?? 'own')
  const isOwn = before !== null && before.id === actor.groupId
  if (before?.gro_is_administrators) {
    const kept = pairsOf(permissions)
    return [
      ...problemAt('gro_scope', gro_scope !== 'all' && 'holdsAll'),
      ...problemAt('permissions', !PAIRS.every(pair => kept.has(pair)) && 'holdsAll'),
    ]
  }
  return [
    ...problemAt('gro_scope', widens && 'notHeld'),
    ...problemAt('gro_scope', isOwn && isWider(before.gro_scope, gro_scope) && 'lastRight'),
    ...problemAt('permissions', isOwn && losesWayBack(had, pairsOf(permissions)) && 'lastRight'),
    ...notHeld,
  ]
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

/** The same of all groups at once, inside a question to the database: the ids of those that outrank this person. */
export const outrankingGroupIds = ({ pairs, scope }: Pick<Giver, 'pairs' | 'scope'>): RawBuilder<number> => {
  const lacked = PAIRS.filter(pair => !pairs.has(pair))
  const wider = SCOPES.filter(other => isWider(other, scope))
  return sql<number>`select og.id from access_groups as og where (og.gro_scope = any (${wider}::text[]) or exists (select from access_group_permissions as op
      where op.grp_id_group = og.id and op.grp_controller || '.' || op.grp_method = any (${lacked}::text[])))`
}

/**
 * Whether the group `alias` is above the actor: it does what the actor cannot, or somebody has it who sees more than the
 * actor reaches. Whoever changed it would decide about people above them.
 */
export const isGroupAbove = (actor: Pick<Actor, 'id' | 'pairs' | 'scope'>, alias: string): RawBuilder<SqlBool> => {
  const id = sql.ref(`${alias}.id`)
  const reach = reachOf(actor)
  const beyond = sql`(${reachesUser(reach, 'gu')} is not true or ${isAttachedBeyond(reach, 'gu.id')})`
  return sql<SqlBool>`(${id} in (${outrankingGroupIds(actor)}) or exists (select from users as gu
    where gu.usr_id_group = ${id} and gu.deleted_at is null and ${beyond}))`
}

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
