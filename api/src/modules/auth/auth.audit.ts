import type { AuditRules } from '../../platform/audit'

export const authAudit = {
  sessions: {
    type: 'login',
    object: row => row.ses_id_user,
    masked: ['ses_token_hash'],
    refers: { ses_id_user: 'user' },
  },
  viewings: {
    type: 'login',
    object: row => row.vwg_id_user,
    noise: ['created_at'],
    masked: ['vwg_token_hash'],
    // Also where it ended: who looked as whom.
    identifyingColumns: ['vwg_id_user', 'vwg_id_viewer'],
    refers: { vwg_id_user: 'user', vwg_id_viewer: 'user' },
  },
  password_resets: {
    type: 'user',
    object: row => row.pwr_id_user,
    masked: ['pwr_token_hash'],
    refers: { pwr_id_user: 'user' },
  },
  visit_logs: { none: 'the sign-in itself is audited as the session it opens' },
  sign_in_failures: { none: 'a log of attempts, no change of a record' },
} satisfies Partial<AuditRules>
