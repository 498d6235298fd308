import type { AuditRules } from '../../platform/audit'

export const quotationAudit = {
  currency_quotations: {
    type: 'currency',
    object: row => row.id,
    noise: ['created_at'],
    refers: { cue_id_user: 'user' },
  },
} satisfies Partial<AuditRules>
