import type { AuditRules } from '../../platform/audit'

export const technologyAudit = {
  ad_network_categories: { type: 'technology', object: row => row.id, noise: ['created_at'] },
  technology_merges: {
    type: 'technology',
    object: row => row.tmg_id_into,
    noise: [
      'tmg_id_into',
      'tmg_id_user',
      'tmg_networks',
      'tmg_campaigns',
      'tmg_orders',
      'tmg_conditions',
      'created_at',
    ],
    identifyingColumns: ['tmg_id_from'],
    refers: { tmg_id_from: 'technology' },
  },
} satisfies Partial<AuditRules>
