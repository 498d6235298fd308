import type { AuditRules } from '../../platform/audit'

export const viewAudit = {
  saved_views: {
    type: 'view',
    object: row => row.id,
    noise: ['created_at'],
    refers: { viw_id_user: 'user', viw_id_group: 'group' },
  },
  saved_view_pins: { none: "a mark in somebody's own sidebar" },
} satisfies Partial<AuditRules>
