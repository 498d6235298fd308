import { sql } from 'kysely'
import type { AuditRules } from '../../platform/audit'
import { contains, isOneOf } from '../../platform/db/text'
import type { Logged } from '../logged'
import { reachesWebsite } from '../reach'
import { readable } from './website.domain'

export const websiteAudit = {
  websites: { type: 'website', object: row => row.id, noise: ['created_at'], refers: { anw_account_id: 'account' } },
  website_users: {
    type: 'website',
    object: row => row.wsu_id_website,
    noise: ['id', 'created_at'],
    refers: { wsu_id_website: 'website', wsu_id_user: 'user' },
  },
  website_fees: { none: 'the database keeps it whenever the fee of a website changes, and that is audited' },
} satisfies Partial<AuditRules>

export const websiteLogged: Logged = {
  types: ['website'],
  namesOf: async (read, ids, reach) => {
    const rows = await read
      .selectFrom('websites as w')
      .select(['w.id', 'w.anw_website'])
      .where(isOneOf('w.id', ids))
      .where(reachesWebsite(reach, 'w'))
      .execute()
    return new Map(rows.map(({ id, anw_website }) => [id, readable(anw_website)]))
  },
  reachedBy: reach => sql`select rw.id from websites as rw where ${reachesWebsite(reach, 'rw')}`,
  calledSo: (reach, text) => sql`select cw.id from websites as cw
    where (${contains('cw.anw_name', text)} or ${contains('cw.anw_website', text)}) and ${reachesWebsite(reach, 'cw')}`,
}
