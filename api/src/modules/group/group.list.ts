import { type BodyOf, type endpoints, SCOPES } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { totalOf } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { type Choice, chosen, listAnswer, narrowed, type OrderOf, searched } from '../../platform/list'
import { type GroupScope, groupScope, isGroupAbove, objectionToGiving } from './group.policy'
import { toGroupRow } from './group.present'
import { groupsIn, groupsWithRights, permissionsCount, usersCount } from './group.repository'

type GroupQuery = BodyOf<typeof endpoints.group.list>

/** Names as people sort them, scopes from narrow to wide. */
const ORDER: OrderOf<GroupQuery> = {
  usual: [{ field: 'gro_name', dir: 'asc' }],
  columns: {
    ...columnsOf('g', ['created_at', 'updated_at']),
    gro_name: alphabetically('g.gro_name'),
    gro_scope: sql`array_position(${sql.lit(`{${SCOPES.join(',')}}`)}::text[], g.gro_scope)`,
    permissions_count: permissionsCount,
    users_count: usersCount,
  },
  id: 'g.id',
}

const matchingGroups = (read: Reader, scope: GroupScope, { search, filters }: Choice<GroupQuery>) =>
  narrowed(groupsIn(read, scope).where('g.deleted_at', 'is', null), [
    searched(search, text => contains('g.gro_name', text)),
    chosen('g.gro_scope', filters?.gro_scope),
  ])

export const listGroups = ({ app, actor }: Ctx, query: GroupQuery) => {
  const { read } = app.database
  const groups = matchingGroups(read, groupScope(actor), query)
  const rows = ordered(groups, query.sort, ORDER)
    .select(['g.id', 'g.gro_name', 'g.gro_scope', 'g.gro_is_administrators', 'g.created_at', 'g.updated_at'])
    .select([permissionsCount.as('permissions_count'), usersCount.as('users_count')])
    .select(isGroupAbove(actor, 'g').as('above'))
    .$narrowType<{ above: boolean }>()
  const page = (window: Window) => windowed(rows, window).execute()
  return listAnswer(read, query, totalOf(groups), page, onPage => onPage.map(row => toGroupRow(actor, row)))
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
