import type { AuditRules } from '../../platform/audit'

export const orderAudit = {
  orders: {
    type: 'order',
    object: row => row.id,
    noise: ['created_at'],
    refers: {
      ord_id_ad_network_category: 'technology',
      ord_id_ad_network_type: 'ad network type',
      ord_id_website: 'website',
      ord_id_ad_network: 'ad network',
    },
  },
} satisfies Partial<AuditRules>
