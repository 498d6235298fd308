import type { AuditRules } from '../../platform/audit'
import { isOneOf } from '../../platform/db/text'
import type { Logged } from '../logged'

export const viewAudit = {
  saved_views: {
    type: 'view',
    object: row => row.id,
    noise: ['created_at'],
    refers: { viw_id_user: 'user', viw_id_group: 'group' },
  },
  saved_view_pins: { none: "a mark in somebody's own sidebar" },
} satisfies Partial<AuditRules>

export const viewLogged: Logged = {
  types: ['view'],
  namesOf: async (read, ids) => {
    const rows = await read.selectFrom('saved_views').select(['id', 'viw_name']).where(isOneOf('id', ids)).execute()
    return new Map(rows.map(({ id, viw_name }) => [id, viw_name]))
  },
}
