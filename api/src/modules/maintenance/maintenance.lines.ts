import type { Affected, MaintenanceState, MaintenanceTarget } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { groupScope, isGroupAbove } from '../group/group.policy'
import { groupHolds, reachesUser, reachOf } from '../reach'
import { isAbove } from '../user/user.policy'
import { ENDS_MAINTENANCE } from './maintenance.repository'

/** An entry as its readers know it. */
export type MaintenanceLine = Row<'maintenance'> &
  Affected & {
    state: MaintenanceState
    target: MaintenanceTarget
    target_name: string
    /** Whom it is for can do or see more than the reader: not theirs to change. */
    above: boolean
  }

const STATE = sql`case when m.usm_until <= clock_timestamp() then 'over'
  when m.usm_from > clock_timestamp() then 'planned' else 'now' end`

/** Whether people of the group `g` are never kept out. */
const staysReachable = groupHolds(ENDS_MAINTENANCE, 'g.id')

/** Who could sign in: everybody of the group `g`. */
const peopleOfGroup = sql`(select count(*) from users as gp where gp.usr_id_group = g.id and gp.deleted_at is null
  and gp.usr_status = 'Ativo')`

/** Kept out by an entry for the user `u`, or for the group `g`. */
const peopleCount = sql<number>`case when ${staysReachable} then 0
  when u.id is null then ${peopleOfGroup}
  when u.usr_status = 'Ativo' then 1 else 0 end`

const reachesGroup = (actor: Pick<Actor, 'scope' | 'groupId'>): RawBuilder<SqlBool> => {
  const scope = groupScope(actor)
  return scope.all ? sql`true` : sql`(g.gro_scope = 'own' or g.id = ${scope.own}::bigint)`
}

/** Of the user `u`, or the group `g` where there is none, whether the actor reaches it. */
const isInReach = (actor: Actor): RawBuilder<SqlBool> => sql`case when u.id is null
  then ${reachesGroup(actor)} else ${reachesUser(reachOf(actor), 'u')} end`

const isAboveReader = (actor: Actor): RawBuilder<SqlBool> => sql`case when u.id is null
  then ${isGroupAbove(actor, 'g')} else ${isAbove(actor, 'u')} end`

/** Every entry in reach whose user or group is there: those that are there, or those that were removed. */
const linesIn = (read: Reader, actor: Actor, isIncluded: RawBuilder<SqlBool>) =>
  read.selectFrom(
    sql<MaintenanceLine>`(select m.*, ${STATE} as state,
        case when u.id is null then 'group' else 'user' end as target,
        coalesce(u.usr_name, g.gro_name) as target_name,
        ${staysReachable} as stays_reachable, ${peopleCount} as people_count, ${isAboveReader(actor)} as above
      from maintenance as m
      left join users as u on u.id = m.usm_id_user
      left join access_groups as g on g.id = coalesce(m.usm_id_group, u.usr_id_group) and g.deleted_at is null
      where ${isIncluded} and u.deleted_at is null and (u.id is not null or g.id is not null)
        and ${isInReach(actor)})`.as('m'),
  )

export const maintenanceLines = (read: Reader, actor: Actor) => linesIn(read, actor, sql`m.deleted_at is null`)

export const removedMaintenance = (read: Reader, actor: Actor) => linesIn(read, actor, sql`m.deleted_at is not null`)

export const maintenanceLine = (read: Reader, actor: Actor, id: number): Promise<MaintenanceLine | undefined> =>
  maintenanceLines(read, actor).selectAll().where('m.id', '=', id).executeTakeFirst()

type Target = { user: number | null; group: number | null }

/** Whom an entry would be for, as the actor sees them; nothing where they do not. */
export const targetOf = (
  read: Reader,
  actor: Actor,
  { user, group }: Target,
): Promise<(Affected & { above: boolean }) | undefined> =>
  read
    .selectFrom(
      sql<Affected & { above: boolean }>`(select ${staysReachable} as stays_reachable,
          ${peopleCount} as people_count, ${isAboveReader(actor)} as above
        from (select ${user}::bigint as to_user, ${group}::bigint as to_group) as t
        left join users as u on u.id = t.to_user
        left join access_groups as g on g.id = coalesce(t.to_group, u.usr_id_group) and g.deleted_at is null
        where u.deleted_at is null and (u.id is not null or (t.to_user is null and g.id is not null))
          and ${isInReach(actor)})`.as('t'),
    )
    .selectAll()
    .executeTakeFirst()
