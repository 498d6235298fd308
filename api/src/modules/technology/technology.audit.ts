import type { AuditRules } from '../../platform/audit'

export const technologyAudit = {
  ad_network_categories: { type: 'technology', object: row => row.id, noise: ['created_at'] },
} satisfies Partial<AuditRules>
