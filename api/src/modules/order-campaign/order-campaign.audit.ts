import type { AuditRules } from '../../platform/audit'

export const orderCampaignAudit = {
  order_campaigns: {
    type: 'order campaign',
    object: row => row.id,
    noise: ['created_at'],
    refers: { orc_id_ad_network_category: 'technology' },
  },
  order_campaign_networks: {
    type: 'order campaign',
    object: row => row.ocn_id_order_campaign,
    noise: ['id', 'created_at'],
    refers: { ocn_id_order_campaign: 'order campaign', ocn_id_ad_network: 'ad network' },
  },
} satisfies Partial<AuditRules>
