import type { Group } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'

/** A group with its rights, in a stable order; null when it is gone. */
export const groupWithRights = async (read: Reader, id: number | null): Promise<Group | null> => {
  if (id === null) return null
  const rows = await read
    .selectFrom('access_groups as g')
    .leftJoin('access_group_permissions as p', 'p.grp_id_group', 'g.id')
    .where('g.id', '=', id)
    .where('g.deleted_at', 'is', null)
    .select(['g.id', 'g.gro_name', 'g.gro_scope', 'g.created_at', 'g.updated_at', 'p.grp_controller', 'p.grp_method'])
    .orderBy('p.grp_controller')
    .orderBy('p.grp_method')
    .execute()
  const first = rows[0]
  if (!first) return null
  return {
    id: first.id,
    gro_name: first.gro_name,
    gro_scope: first.gro_scope,
    created_at: first.created_at,
    updated_at: first.updated_at,
    permissions: rows.flatMap(({ grp_controller, grp_method }) =>
      grp_controller && grp_method ? [{ grp_controller, grp_method }] : [],
    ),
  }
}
