import type { View } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { isOwnView, mayChange } from './view.policy'
import type { FoundView } from './view.repository'

export const groupOf = ({ viw_id_group, gro_scope, above }: Pick<FoundView, 'viw_id_group' | 'gro_scope' | 'above'>) =>
  viw_id_group !== null && gro_scope !== null ? { id: viw_id_group, gro_scope, above } : null

export const toView = (actor: Pick<Actor, 'id' | 'pairs' | 'scope' | 'groupId'>, row: FoundView): View => ({
  id: row.id,
  viw_name: row.viw_name,
  viw_list: row.viw_list,
  viw_search: row.viw_search,
  viw_look: row.viw_look,
  viw_sharing: row.viw_sharing,
  viw_id_group: row.viw_id_group,
  gro_name: row.gro_name,
  owner: row.is_known ? { id: row.viw_id_user, label: row.usr_name } : null,
  mine: isOwnView(actor, row),
  pinned: row.pinned,
  can: { update: mayChange(actor, { ...row, group: groupOf(row) }) },
  created_at: row.created_at,
  updated_at: row.updated_at,
})
