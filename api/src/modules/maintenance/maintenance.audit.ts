import type { AuditRules } from '../../platform/audit'

export const maintenanceAudit = {
  maintenance: { type: 'maintenance', object: row => row.id, noise: ['created_at'] },
} satisfies Partial<AuditRules>
