import type { Group, GroupRecord, GroupRow, Permission } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { canGroup } from './group.policy'

/** What of a right leaves the server: these fields and no others. */
export const toPermission = ({ grp_controller, grp_method }: Permission): Permission => ({ grp_controller, grp_method })

export const toGroup = (row: Row<'access_groups'>, permissions: readonly Permission[]): Group => ({
  id: row.id,
  gro_name: row.gro_name,
  gro_scope: row.gro_scope,
  permissions: permissions.map(toPermission),
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export const toGroupRow = (row: GroupRow): GroupRow => ({
  id: row.id,
  gro_name: row.gro_name,
  gro_scope: row.gro_scope,
  permissions_count: row.permissions_count,
  users_count: row.users_count,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneGroup = (actor: Pick<Actor, 'pairs' | 'groupId'>, record: GroupRecord) => ({
  record,
  can: { update: canGroup(actor, 'update', record), destroy: canGroup(actor, 'destroy', record) },
})
