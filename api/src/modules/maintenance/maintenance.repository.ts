import { MAINTENANCE_NOTICE_MINUTES, type Pair } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'

/** Whoever may end the maintenance is never locked out by it. */
export const ENDS_MAINTENANCE: Pair = 'userMaintenance.removeAll'

const IS_NOW = sql<boolean>`(usm_from is null or usm_from <= clock_timestamp())
  and (usm_until is null or usm_until > clock_timestamp()) and deleted_at is null`

/** Whether there is one for the user `u`: part of the question that every request asks. */
export const isInMaintenance = sql<boolean>`exists (
  select from maintenance where (usm_id_user = u.id or usm_id_group = u.usr_id_group) and ${IS_NOW}
)`

const entriesOf = (read: Reader, userId: number, groupId: number | null) =>
  read
    .selectFrom('maintenance')
    .where(eb => eb.or([eb('usm_id_user', '=', userId), eb('usm_id_group', '=', groupId ?? 0)]))

/** The notice that a person sees while they, or their group, are in maintenance now. */
export const maintenanceOf = async (
  read: Reader,
  userId: number,
  groupId: number | null,
): Promise<{ message: string | null; until: string | null } | null> => {
  const entry = await entriesOf(read, userId, groupId)
    .where(IS_NOW)
    .select(['usm_message as message', 'usm_until as until'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return entry ?? null
}

/** What is about to keep somebody out who is not kept out yet; the one that begins first. */
export const comingMaintenanceOf = async (
  read: Reader,
  { id, groupId, pairs, maintenance }: Pick<Actor, 'id' | 'groupId' | 'pairs' | 'maintenance'>,
): Promise<{ from: string; until: string | null; message: string | null } | null> => {
  if (maintenance || pairs.has(ENDS_MAINTENANCE)) return null
  const entry = await entriesOf(read, id, groupId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`usm_from > clock_timestamp()
        and usm_from <= clock_timestamp() + make_interval(mins => ${MAINTENANCE_NOTICE_MINUTES}::int)`,
    )
    .select(['usm_from as from', 'usm_until as until', 'usm_message as message'])
    .$narrowType<{ from: string }>()
    .orderBy('usm_from')
    .orderBy('id')
    .executeTakeFirst()
  return entry ?? null
}
