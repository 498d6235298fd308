import type { Group, Permission } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { alphabetically } from '../../platform/db/text'
import { type LogRules, nameRules } from '../logged'
import { type GroupScope, groupScope, isGroupAbove, type SeenGroup } from './group.policy'
import { toGroup } from './group.present'

export const groupsIn = (read: Reader, scope: GroupScope) =>
  read
    .selectFrom('access_groups as g')
    .$if(!scope.all, query =>
      query.where(eb => eb.or([eb('g.gro_scope', '=', 'own'), eb('g.id', '=', scope.all ? 0 : scope.own)])),
    )

/** Names each time what it counts: people who left do not have the group any more. */
export const usersCount = sql<number>`(
  select count(*) from users as u where u.usr_id_group = g.id and u.deleted_at is null
)`

export const permissionsCount = sql<number>`(
  select count(*) from access_group_permissions as p where p.grp_id_group = g.id
)`

/** In a stable order. */
const permissionsOf = (read: Reader, id: number): Promise<Permission[]> =>
  read
    .selectFrom('access_group_permissions')
    .where('grp_id_group', '=', id)
    .select(['grp_controller', 'grp_method'])
    .orderBy('grp_controller')
    .orderBy('grp_method')
    .execute()

type RightOf = { id: number; grp_controller: string | null; grp_method: string | null }

/** One group of all the rows that a join with its rights makes of it. */
const gathered = <R extends RightOf>(rows: readonly R[]) => {
  const groups = new Map<number, Omit<R, 'grp_controller' | 'grp_method'> & { permissions: Permission[] }>()
  for (const { grp_controller, grp_method, ...facts } of rows) {
    const group = groups.get(facts.id) ?? { ...facts, permissions: [] }
    if (grp_controller && grp_method) group.permissions.push({ grp_controller, grp_method })
    groups.set(facts.id, group)
  }
  return [...groups.values()]
}

const withRights = (read: Reader, scope: GroupScope) =>
  groupsIn(read, scope)
    .leftJoin('access_group_permissions as p', 'p.grp_id_group', 'g.id')
    .where('g.deleted_at', 'is', null)
    .select(['g.id', 'g.gro_name', 'g.gro_scope', 'g.created_at', 'g.updated_at', 'p.grp_controller', 'p.grp_method'])

/** Every group in reach with its rights, as people sort their names. */
export const groupsWithRights = async (read: Reader, scope: GroupScope): Promise<Group[]> =>
  gathered(await withRights(read, scope).orderBy(alphabetically('g.gro_name')).orderBy('g.id').execute())

/** A group with its rights, in one question; null when it is gone. */
export const groupWithRights = async (read: Reader, id: number | null): Promise<Group | null> => {
  if (id === null) return null
  const [group] = gathered(
    await withRights(read, { all: true })
      .where('g.id', '=', id)
      .orderBy('p.grp_controller')
      .orderBy('p.grp_method')
      .execute(),
  )
  return group ?? null
}

/** A group that the actor sees; a foreign one is as absent as one that never was. */
export const groupInScope = async (read: Reader, actor: Actor, id: number): Promise<SeenGroup | null> => {
  const row = await groupsIn(read, groupScope(actor))
    .where('g.id', '=', id)
    .where('g.deleted_at', 'is', null)
    .selectAll('g')
    .select([usersCount.as('users_count'), isGroupAbove(actor, 'g').as('above')])
    .$narrowType<{ above: boolean }>()
    .executeTakeFirst()
  if (!row) return null
  const { users_count, gro_is_administrators, above } = row
  return { ...toGroup(row, await permissionsOf(read, id)), users_count, gro_is_administrators, above }
}

/** People of a group who are signed in at this moment. */
export const signedInCount = async (read: Reader, groupId: number): Promise<number> => {
  const { people } = await read
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.ses_id_user')
    .where('u.usr_id_group', '=', groupId)
    .where('u.usr_status', '=', 'Ativo')
    .where('u.deleted_at', 'is', null)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`clock_timestamp()`)
    .select(({ fn }) => fn.count<number>('u.id').distinct().as('people'))
    .executeTakeFirstOrThrow()
  return people
}

export const groupLogRules: LogRules = {
  types: ['access group'],
  ...nameRules({ table: 'access_groups', name: 'gro_name' }),
}
