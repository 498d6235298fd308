import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'

/** The notice that a person sees while they, or their group, are in maintenance now. */
export const maintenanceOf = async (
  read: Reader,
  userId: number,
  groupId: number | null,
): Promise<{ message: string | null; until: string | null } | null> => {
  const now = sql<string>`clock_timestamp()`
  const entry = await read
    .selectFrom('maintenance')
    .where(eb => eb.or([eb('usm_id_user', '=', userId), eb('usm_id_group', '=', groupId ?? 0)]))
    .where(eb => eb.or([eb('usm_from', 'is', null), eb('usm_from', '<=', now)]))
    .where(eb => eb.or([eb('usm_until', 'is', null), eb('usm_until', '>', now)]))
    .select(['usm_message as message', 'usm_until as until'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return entry ?? null
}
