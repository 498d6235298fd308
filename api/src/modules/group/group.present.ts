import { type Group, type GroupRow, groupRowSchema, type Permission, permissionSchema } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { pickShown } from '../../platform/present'
import { canGroup, type JudgedGroup, type SeenGroup } from './group.policy'

export const toPermission = (right: Permission): Permission => pickShown(permissionSchema, right)

export const toGroup = (row: Row<'access_groups'>, permissions: readonly Permission[]): Group => ({
  id: row.id,
  gro_name: row.gro_name,
  gro_scope: row.gro_scope,
  permissions: permissions.map(toPermission),
  created_at: row.created_at,
  updated_at: row.updated_at,
})

type ActorRights = Pick<Actor, 'pairs' | 'groupId'>

const canOf = (actor: ActorRights, group: JudgedGroup) => ({
  update: canGroup(actor, 'update', group),
  destroy: canGroup(actor, 'destroy', group),
})

export const toGroupRow = (actor: ActorRights, row: Omit<GroupRow, 'can'> & JudgedGroup): GroupRow =>
  pickShown(groupRowSchema, { ...row, can: canOf(actor, row) })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneGroup = (actor: ActorRights, { above, ...record }: SeenGroup) => ({
  record,
  can: canOf(actor, { ...record, above }),
})
