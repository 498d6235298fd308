import type { AuditRules } from '../../platform/audit'

export const shareAudit = {
  website_revenue_shares: {
    type: 'revenue share',
    object: row => row.id,
    noise: ['id', 'created_at', 'wrs_id_creator'],
    refers: { wrs_id_website: 'website' },
  },
  website_revenue_share_conditions: {
    type: 'revenue share',
    object: row => row.rev_id_share,
    noise: ['id', 'rev_id_share'],
    refers: { rev_technology: 'technology' },
  },
} satisfies Partial<AuditRules>
