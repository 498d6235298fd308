import type { Pair, TypeValue } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, type FieldProblem, wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { type GivenGroup, objectionToGiving, outranks, pairsOf } from '../group/group.policy'
import { groupsWithRights, groupWithRights } from '../group/group.repository'
import { isAttachedBeyond, reachOf } from '../reach'

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

/** With these, and all rows in reach, somebody can put right whatever went wrong with the rights of others. */
const ADMINISTERS: readonly Pair[] = ['group.list', 'group.get', 'group.update']

export const administers = ({ gro_scope, permissions }: Pick<GivenGroup, 'gro_scope' | 'permissions'>): boolean => {
  const pairs = pairsOf(permissions)
  return gro_scope === 'all' && ADMINISTERS.every(pair => pairs.has(pair))
}

/** Everybody's own record is theirs to change, but for what others decide and what asks for the current password. */
const NOT_ONES_OWN = ['usr_status', 'usr_id_group', 'usr_comission', 'usr_email', 'usr_password'] as const

// What only the database knows, asked inside the transaction.

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

export type Administrators = { people: Set<number>; groups: ReadonlySet<number> }

/** Who administers now. Whoever asks waits for others who asked: two never take the last two away at once. */
export const administratorsOf = async (tx: Tx): Promise<Administrators> => {
  await tx.inTurn('administrators')
  const groups = (await groupsWithRights(tx.read, { all: true })).filter(administers).map(({ id }) => id)
  const people = await tx.read
    .selectFrom('users')
    .select('id')
    .where('usr_id_group', 'in', [0, ...groups])
    .where('usr_status', '=', 'Ativo')
    // Who was invited and never came cannot put anything right.
    .where('usr_password', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return { people: new Set(people.map(({ id }) => id)), groups: new Set(groups) }
}

export const losesAccess = (patch: Patch, groups: ReadonlySet<number>): boolean =>
  (patch.usr_status !== undefined && patch.usr_status !== 'Ativo') ||
  Boolean(patch.deleted_at) ||
  (patch.usr_id_group !== undefined && !groups.has(patch.usr_id_group ?? 0))

/** Whether nobody would be left to administer. */
export const isLastAdministrator = ({ people, groups }: Administrators, id: number, patch: Patch): boolean =>
  people.has(id) && people.size === 1 && losesAccess(patch, groups)

/** Whether somebody does more than the actor, or sees more: of accounts and websites that the actor does not reach. */
const isAbove = async (tx: Tx, actor: Actor, row: Row<'users'>): Promise<boolean> => {
  const group = await groupWithRights(tx.read, row.usr_id_group)
  if (group !== null && outranks(group, actor)) return true
  const beyond = isAttachedBeyond(reachOf(actor), row.id)
  const query = tx.read.selectFrom('users').select('id').where('id', '=', row.id).where(beyond)
  return (await query.executeTakeFirst()) !== undefined
}

const DECIDES_ACCESS = ['usr_status', 'usr_id_group', 'deleted_at'] as const

const changed = (row: Row<'users'>, patch: Patch) => (field: keyof Patch) =>
  patch[field] !== undefined && patch[field] !== row[field]

/** Refuses what speaks against a change of one person, all of it at once. */
export const refuseChange = async (tx: Tx, actor: Actor, row: Row<'users'>, patch: Patch): Promise<void> => {
  const isChanged = changed(row, patch)
  const problems: FieldProblem[] = []
  if (row.id === actor.id)
    problems.push(...NOT_ONES_OWN.filter(isChanged).map(field => ({ field, code: 'ownRecord' as const })))
  else {
    // With their address or password one would be them, with all their rights and all that they see.
    const taken = (['usr_email', 'usr_password'] as const).filter(isChanged)
    if (taken.length > 0 && (await isAbove(tx, actor, row)))
      problems.push(...taken.map(field => ({ field, code: 'notYours' as const })))
    if (isChanged('usr_id_group') && patch.usr_id_group) {
      const code = objectionToGiving(actor, await heldGroup(tx, patch.usr_id_group))
      if (code) problems.push({ field: 'usr_id_group', code })
    }
    const deciding = DECIDES_ACCESS.filter(isChanged)
    if (deciding.length > 0 && isLastAdministrator(await administratorsOf(tx), row.id, patch))
      problems.push({ field: deciding[0] ?? 'usr_status', code: 'lastAdministrator' })
  }
  if (problems.length > 0) throw new AppError('invalid', { fields: problems })
}
