import type { AuditRules } from '../../platform/audit'

export const exportAudit = {
  exports: {
    type: 'export',
    object: row => row.id,
    noise: ['created_at', 'exp_id_job', 'exp_reach'],
    refers: { exp_id_user: 'user' },
  },
  export_pieces: { none: 'the bytes of a file, whose row is audited with what they add up to' },
} satisfies Partial<AuditRules>
