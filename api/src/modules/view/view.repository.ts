import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { alphabetically } from '../../platform/db/text'
import { hasRows } from '../../platform/record'
import { groupScope, isGroupAbove } from '../group/group.policy'
import { groupsIn } from '../group/group.repository'
import { type LogRules, nameRules } from '../logged'
import { reachesUser, reachOf } from '../reach'

type ActorRights = Pick<Actor, 'id' | 'pairs' | 'scope' | 'groupId'>

/** More than anybody looks through; one's own come first. */
const MAX_FOUND = 300

/** Publishers share access groups without knowing each other: of people they meet only whom they reach. */
const isKnown = (viewer: ActorRights): RawBuilder<SqlBool> =>
  viewer.scope === 'own' ? reachesUser(reachOf(viewer), 'u') : sql`true`

/** What the people behind the product share with publishers is theirs, from whomever it comes. */
const isMeantFor = (viewer: ActorRights): RawBuilder<SqlBool> =>
  sql`(coalesce(o.gro_scope, 'own') <> 'own' or ${isKnown(viewer)})`

/** What the group sees first is found by those who decide it, too. */
const isManaged = (read: Reader, viewer: ActorRights): RawBuilder<SqlBool> =>
  viewer.pairs.has('group.update')
    ? sql`(v.viw_sharing = 'default' and v.viw_id_group in ${groupsIn(read, groupScope(viewer))
        .where('g.deleted_at', 'is', null)
        .select('g.id')})`
    : sql`false`

const viewsFor = (read: Reader, viewer: ActorRights) =>
  read
    .selectFrom('saved_views as v')
    .innerJoin('users as u', 'u.id', 'v.viw_id_user')
    .leftJoin('access_groups as o', 'o.id', 'u.usr_id_group')
    .leftJoin('access_groups as t', 't.id', 'v.viw_id_group')
    .leftJoin('saved_view_pins as p', join =>
      join.onRef('p.vip_id_view', '=', 'v.id').on('p.vip_id_user', '=', viewer.id),
    )
    .where(
      sql<SqlBool>`(v.viw_id_user = ${viewer.id}::bigint
        or (v.viw_id_group = ${viewer.groupId}::bigint and ${isMeantFor(viewer)})
        or ${isManaged(read, viewer)})`,
    )
    .select(['v.id', 'v.viw_id_user', 'v.viw_name', 'v.viw_list', 'v.viw_search', 'v.viw_look', 'v.viw_sharing'])
    .select(['v.viw_id_group', 'v.created_at', 'v.updated_at', 'u.usr_name', 't.gro_name', 't.gro_scope'])
    .select([sql<boolean>`p.vip_id_view is not null`.as('pinned'), sql<boolean>`${isKnown(viewer)}`.as('is_known')])
    .select(sql<boolean>`coalesce(${isGroupAbove(viewer, 't')}, false)`.as('above'))

export type FoundView = Awaited<ReturnType<typeof foundViews>>[number]

export const foundViews = (read: Reader, viewer: ActorRights, list?: string) =>
  viewsFor(read, viewer)
    .$if(list !== undefined, query => query.where('v.viw_list', '=', list ?? ''))
    .orderBy(sql`v.viw_id_user <> ${viewer.id}::bigint`)
    .orderBy(alphabetically('v.viw_name'))
    .orderBy('v.id')
    .limit(MAX_FOUND)
    .execute()

export const foundView = (read: Reader, viewer: ActorRights, id: number): Promise<FoundView | undefined> =>
  viewsFor(read, viewer).where('v.id', '=', id).executeTakeFirst()

export const ownViewsCount = async (read: Reader, userId: number): Promise<number> => {
  const { count } = await read
    .selectFrom('saved_views')
    .where('viw_id_user', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What a group sees first in a list, other than this view. */
export const defaultIdOf = async (
  read: Reader,
  { viw_id_group, viw_list }: { viw_id_group: number; viw_list: string },
  except: number | null,
): Promise<number | undefined> => {
  const row = await read
    .selectFrom('saved_views')
    .where('viw_id_group', '=', viw_id_group)
    .where('viw_list', '=', viw_list)
    .where('viw_sharing', '=', 'default')
    .$if(except !== null, query => query.where('id', '<>', except ?? 0))
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Their own first, then those that they decide about. */
export const groupsToShareWith = async (read: Reader, viewer: ActorRights): Promise<{ id: number; label: string }[]> =>
  groupsIn(read, groupScope(viewer))
    .where('g.deleted_at', 'is', null)
    .$if(!viewer.pairs.has('group.update'), query => query.where('g.id', '=', viewer.groupId ?? 0))
    .select(['g.id', 'g.gro_name as label'])
    .orderBy(sql`g.id <> ${viewer.groupId ?? 0}::bigint`)
    .orderBy(alphabetically('g.gro_name'))
    .orderBy('g.id')
    .execute()

/** The group that somebody wants to share with: their own, or one that they reach. */
export const groupToShareWith = async (read: Reader, viewer: ActorRights, id: number | null) => {
  if (id === null) return null
  const group = await groupsIn(read, groupScope(viewer))
    .where('g.deleted_at', 'is', null)
    .where('g.id', '=', id)
    .select(['g.id', 'g.gro_scope', isGroupAbove(viewer, 'g').as('above')])
    .$narrowType<{ above: boolean }>()
    .executeTakeFirst()
  return group ?? null
}

export const isPinned = (read: Reader, viewId: number, userId: number): Promise<boolean> =>
  hasRows(read.selectFrom('saved_view_pins').where('vip_id_view', '=', viewId).where('vip_id_user', '=', userId))

export const viewLogRules: LogRules = {
  types: ['view'],
  namesOf: nameRules({ table: 'saved_views', name: 'viw_name' }).namesOf,
}
