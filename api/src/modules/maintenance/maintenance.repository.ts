import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'

const IS_NOW = sql<boolean>`(usm_from is null or usm_from <= clock_timestamp())
  and (usm_until is null or usm_until > clock_timestamp())`

/** Whether there is one for the user `u`: part of the question that every request asks. */
export const isInMaintenance = sql<boolean>`exists (
  select from maintenance where (usm_id_user = u.id or usm_id_group = u.usr_id_group) and ${IS_NOW}
)`

/** The notice that a person sees while they, or their group, are in maintenance now. */
export const maintenanceOf = async (
  read: Reader,
  userId: number,
  groupId: number | null,
): Promise<{ message: string | null; until: string | null } | null> => {
  const entry = await read
    .selectFrom('maintenance')
    .where(eb => eb.or([eb('usm_id_user', '=', userId), eb('usm_id_group', '=', groupId ?? 0)]))
    .where(IS_NOW)
    .select(['usm_message as message', 'usm_until as until'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return entry ?? null
}
