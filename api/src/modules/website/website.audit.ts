import type { AuditRules } from '../../platform/audit'

export const websiteAudit = {
  websites: { type: 'website', object: row => row.id, noise: ['created_at'], refers: { anw_account_id: 'account' } },
  website_users: {
    type: 'website',
    object: row => row.wsu_id_website,
    noise: ['id', 'created_at'],
    refers: { wsu_id_website: 'website', wsu_id_user: 'user' },
  },
  website_fees: { none: 'a trigger writes it with each `anw_comission`, and that is audited' },
} satisfies Partial<AuditRules>
