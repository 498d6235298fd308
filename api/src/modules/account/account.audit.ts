import type { AuditRules } from '../../platform/audit'

/** Everything of an account is found by the account, whichever of its tables it stands in. */
export const accountAudit = {
  accounts: { type: 'account', object: row => row.id, noise: ['created_at'] },
  account_managers: {
    type: 'account manager',
    object: row => row.acm_id_account,
    noise: ['id', 'created_at'],
    identifyingColumns: ['acm_id_user'],
    refers: { acm_id_account: 'account', acm_id_user: 'user' },
  },
  account_users: {
    type: 'account',
    object: row => row.acu_id_account,
    noise: ['id', 'created_at'],
    identifyingColumns: ['acu_id_user'],
    refers: { acu_id_account: 'account', acu_id_user: 'user' },
  },
  account_notes: {
    type: 'account',
    object: row => row.acn_id_account,
    noise: ['id', 'created_at'],
    refers: { acn_id_account: 'account', acn_id_author: 'user' },
  },
} satisfies Partial<AuditRules>
