import type { Group, GroupRow, Permission } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { canGroup, type JudgedGroup } from './group.policy'
import type { SeenGroup } from './group.repository'

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

type Viewer = Pick<Actor, 'pairs' | 'groupId'>

const canOf = (actor: Viewer, group: JudgedGroup) => ({
  update: canGroup(actor, 'update', group),
  destroy: canGroup(actor, 'destroy', group),
})

export const toGroupRow = (actor: Viewer, row: Omit<GroupRow, 'can'> & JudgedGroup): GroupRow => ({
  id: row.id,
  gro_name: row.gro_name,
  gro_scope: row.gro_scope,
  permissions_count: row.permissions_count,
  users_count: row.users_count,
  created_at: row.created_at,
  updated_at: row.updated_at,
  can: canOf(actor, row),
})

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneGroup = (actor: Viewer, { above, ...record }: SeenGroup) => ({
  record,
  can: canOf(actor, { ...record, above }),
})
