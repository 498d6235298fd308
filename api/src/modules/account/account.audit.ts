import { sql } from 'kysely'
import type { AuditRules } from '../../platform/audit'
import { contains, isOneOf } from '../../platform/db/text'
import type { Logged } from '../logged'
import { reachesAccount } from '../reach'

/** Everything of an account is found by the account, whichever of its tables it stands in. */
export const accountAudit = {
  accounts: { type: 'account', object: row => row.id, noise: ['created_at'] },
  account_managers: {
    type: 'account manager',
    object: row => row.acm_id_account,
    noise: ['id', 'created_at'],
    names: ['acm_id_user'],
    refers: { acm_id_account: 'account', acm_id_user: 'user' },
  },
  account_users: {
    type: 'account',
    object: row => row.acu_id_account,
    noise: ['id', 'created_at'],
    names: ['acu_id_user'],
    refers: { acu_id_account: 'account', acu_id_user: 'user' },
  },
  account_notes: {
    type: 'account',
    object: row => row.acn_id_account,
    noise: ['id', 'created_at'],
    refers: { acn_id_account: 'account', acn_id_author: 'user' },
  },
} satisfies Partial<AuditRules>

export const accountLogged: Logged = {
  types: ['account', 'account manager'],
  // Of a foreign account only the number is told, also where a website came from it.
  namesOf: async (read, ids, reach) => {
    const rows = await read
      .selectFrom('accounts as a')
      .select(['a.id', 'a.acc_name'])
      .where(isOneOf('a.id', ids))
      .where(reachesAccount(reach, 'a.id'))
      .execute()
    return new Map(rows.map(({ id, acc_name }) => [id, acc_name]))
  },
  reachedBy: reach => sql`select ra.id from accounts as ra where ${reachesAccount(reach, 'ra.id')}`,
  calledSo: (reach, text) =>
    sql`select ca.id from accounts as ca where ${contains('ca.acc_name', text)} and ${reachesAccount(reach, 'ca.id')}`,
}
