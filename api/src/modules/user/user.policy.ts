import type { Pair, TypeValue } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type FieldProblem, throwIfAny, wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { administratorsGroup } from '../group/group.administrators'
import { objectionToGiving, outrankingGroupIds } from '../group/group.policy'
import { groupWithRights } from '../group/group.repository'
import { isAttachedBeyond, isStaff, reachOf } from '../reach'

type UserAction = 'update' | 'destroy' | 'govern' | 'invite' | 'impersonate'

/**
 * Whether the user `alias` is above the actor: does anything that the actor cannot, or sees accounts and websites that
 * the actor does not reach. Who could change somebody above them would be them, or the one who decides about them.
 */
export const isAbove = (actor: Pick<Actor, 'id' | 'pairs' | 'scope'>, alias: string): RawBuilder<SqlBool> => {
  const of = (column: string) => `${alias}.${column}`
  return sql<SqlBool>`(${sql.ref(of('id'))} <> ${actor.id}::bigint and (
    coalesce(${sql.ref(of('usr_id_group'))} in (${outrankingGroupIds(actor)}), false)
    or ${isAttachedBeyond(reachOf(actor), of('id'))}))`
}

/** Whoever holds one of these administers: decides about groups, or looks as others. */
const ADMINISTERS: readonly Pair[] = ['user.impersonate', 'group.store', 'group.update', 'group.destroy']
/** The same for people, held by whoever reaches all of them. */
const ADMINISTERS_PEOPLE: readonly Pair[] = ['user.store', 'user.update', 'user.destroy']

/** Whether the user `alias` is an administrator of some kind, in whichever group. */
export const isAdministrator = (alias: string): RawBuilder<boolean> => {
  const right = sql`ap.grp_controller || '.' || ap.grp_method`
  return sql<boolean>`exists (select from access_groups as ag where ag.id = ${sql.ref(`${alias}.usr_id_group`)}
    and (ag.gro_is_administrators or exists (select from access_group_permissions as ap where ap.grp_id_group = ag.id
      and (${right} = any (${ADMINISTERS}::text[])
        or (ag.gro_scope = 'all' and ${right} = any (${ADMINISTERS_PEOPLE}::text[]))))))`
}

/** Somebody as far as rights on them are concerned. */
type Governed = {
  id: number
  above: boolean
  administers?: boolean
  invited?: boolean
  usr_status?: TypeValue<'userStatus'>
}

/** What somebody may do to a user they can see. The pair was asked at the route; this is about the record. */
export const canUser = (actor: Pick<Actor, 'id' | 'pairs'>, action: UserAction, user: Governed): boolean => {
  const isOwn = user.id === actor.id
  if (user.above) return false
  switch (action) {
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
    case 'impersonate':
      // Who cannot sign in sees nothing, and an administrator is nobody to be looked as.
      return (
        !isOwn &&
        user.administers === false &&
        user.invited === false &&
        user.usr_status === 'Ativo' &&
        actor.pairs.has('user.impersonate')
      )
  }
}

/** Everybody's own record is theirs to change, but for what others decide and what asks for the current password. */
const NOT_ONES_OWN = ['usr_status', 'usr_id_group', 'usr_comission', 'usr_email', 'usr_password'] as const

// What only the database knows, asked inside the transaction.

/** What people are paid is decided by those who look after publishers, whomever publishers bring in. */
export const objectionToPay = (actor: Pick<Actor, 'scope'>, pay: string | null): FieldProblem['code'] | null =>
  isStaff(actor) || pay === null ? null : 'notYours'

type Patch = Partial<Row<'users'>>

/** The group as it is now and stays until the transaction ends: nobody removes it while people are given it. */
const heldGroup = async (tx: Tx, id: number) => {
  await tx.lock('access_groups', id)
  return groupWithRights(tx.read, id)
}

export const refuseGiving = async (tx: Tx, actor: Actor, groupId: number, field = 'usr_id_group'): Promise<void> => {
  const code = objectionToGiving(actor, await heldGroup(tx, groupId))
  if (code) throw wrongField(field, code)
}

export type Administrators = { people: Set<number>; group: number }

/** Who administers now. Whoever asks waits for others who asked: two never take the last two away at once. */
export const administratorsOf = async (tx: Tx): Promise<Administrators> => {
  await tx.inTurn('administrators')
  const group = (await administratorsGroup(tx.read))?.id ?? 0
  const people = await tx.read
    .selectFrom('users')
    .select('id')
    .where('usr_id_group', '=', group)
    .where('usr_status', '=', 'Ativo')
    // Who was invited and never came cannot put anything right.
    .where('usr_password', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return { people: new Set(people.map(({ id }) => id)), group }
}

export const losesAccess = (patch: Patch, group: number): boolean =>
  (patch.usr_status !== undefined && patch.usr_status !== 'Ativo') ||
  Boolean(patch.deleted_at) ||
  (patch.usr_id_group !== undefined && patch.usr_id_group !== group)

/** Whether nobody would be left to administer. */
export const isLastAdministrator = ({ people, group }: Administrators, id: number, patch: Patch): boolean =>
  people.has(id) && people.size === 1 && losesAccess(patch, group)

const DECIDES_ACCESS = ['usr_status', 'usr_id_group', 'deleted_at'] as const

/** Pay that is said by those who are not told it counts as changed also as it is: whoever tried all there are would learn it. */
const changed = (actor: Actor, row: Row<'users'>, patch: Patch) => (field: keyof Patch) =>
  patch[field] !== undefined && (patch[field] !== row[field] || (field === 'usr_comission' && !isStaff(actor)))

/** Refuses what speaks against a change of one person, all of it at once. */
export const refuseChange = async (tx: Tx, actor: Actor, row: Row<'users'>, patch: Patch): Promise<void> => {
  const isChanged = changed(actor, row, patch)
  const problems: FieldProblem[] = []
  if (row.id === actor.id)
    problems.push(...NOT_ONES_OWN.filter(isChanged).map(field => ({ field, code: 'ownRecord' as const })))
  else {
    if (isChanged('usr_comission') && !isStaff(actor)) problems.push({ field: 'usr_comission', code: 'notYours' })
    if (isChanged('usr_id_group') && patch.usr_id_group) {
      const code = objectionToGiving(actor, await heldGroup(tx, patch.usr_id_group))
      if (code) problems.push({ field: 'usr_id_group', code })
    }
    const deciding = DECIDES_ACCESS.filter(isChanged)
    if (deciding.length > 0 && isLastAdministrator(await administratorsOf(tx), row.id, patch))
      problems.push({ field: deciding[0] ?? 'usr_status', code: 'lastAdministrator' })
  }
  throwIfAny(problems)
}
