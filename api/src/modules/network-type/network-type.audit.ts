import type { AuditRules } from '../../platform/audit'

export const networkTypeAudit = {
  ad_network_types: { type: 'ad network type', object: row => row.id, noise: ['created_at'] },
} satisfies Partial<AuditRules>
