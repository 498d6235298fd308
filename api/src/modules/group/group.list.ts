import { type BodyOf, type endpoints, LIST_PAGE, SCOPES } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { type GroupScope, groupScope, isGroupAbove, objectionToGiving } from './group.policy'
import { toGroupRow } from './group.present'
import { groupsIn, groupsWithRights, permissionsCount, usersCount } from './group.repository'

export type GroupListQuery = BodyOf<typeof endpoints.group.list>

type SortField = NonNullable<GroupListQuery['sort']>[number]['field']

/** Names as people sort them, scopes from narrow to wide. */
const SORTED_BY: Record<SortField, RawBuilder<unknown>> = {
  gro_name: alphabetically('g.gro_name'),
  gro_scope: sql`array_position(${sql.lit(`{${SCOPES.join(',')}}`)}::text[], g.gro_scope)`,
  permissions_count: permissionsCount,
  users_count: usersCount,
  created_at: sql.ref('g.created_at'),
  updated_at: sql.ref('g.updated_at'),
}

const livingGroups = (read: Reader, scope: GroupScope, { search = '', filters }: GroupListQuery) => {
  const text = search.trim()
  const scopes = filters?.gro_scope ?? []
  return groupsIn(read, scope)
    .where('g.deleted_at', 'is', null)
    .$if(text !== '', query => query.where(contains('g.gro_name', text)))
    .$if(scopes.length > 0, query => query.where('g.gro_scope', 'in', scopes))
}

const groupPage = async (read: Reader, actor: Actor, query: GroupListQuery) => {
  const { page = 1, perPage = LIST_PAGE, sort } = query
  const groups = livingGroups(read, groupScope(actor), query)
  const { total } = await groups.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const usual = [{ field: 'gro_name', dir: 'asc' }] as const
  const rows = await ordered(groups, { sort, usual, columns: SORTED_BY, id: 'g.id' })
    .select(['g.id', 'g.gro_name', 'g.gro_scope', 'g.gro_is_administrators', 'g.created_at', 'g.updated_at'])
    .select([permissionsCount.as('permissions_count'), usersCount.as('users_count')])
    .select(isGroupAbove(actor, 'g').as('above'))
    .$narrowType<{ above: boolean }>()
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total, page, perPage }
}

export const listGroups = async ({ app, actor }: Ctx, query: GroupListQuery) => {
  const { rows, ...meta } = await groupPage(app.database.read, actor, query)
  return { data: rows.map(row => toGroupRow(actor, row)), meta: { ...meta, asOf: new Date().toISOString() } }
}

/** What pickers get: every group that the caller may give to people. */
export const groupLabels = async (
  read: Reader,
  giver: Pick<Actor, 'pairs' | 'scope' | 'groupId'>,
): Promise<{ id: number; label: string }[]> => {
  const groups = await groupsWithRights(read, groupScope(giver))
  return groups
    .filter(group => objectionToGiving(giver, group) === null)
    .map(({ id, gro_name }) => ({ id, label: gro_name }))
}
