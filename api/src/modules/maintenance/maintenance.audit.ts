import type { AuditRules } from '../../platform/audit'

export const maintenanceAudit = {
  maintenance: {
    type: 'maintenance',
    object: row => row.id,
    noise: ['created_at'],
    refers: { usm_id_user: 'user', usm_id_group: 'group' },
  },
} satisfies Partial<AuditRules>
