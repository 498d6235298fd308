import { sql } from 'kysely'
import type { AuditRules } from '../../platform/audit'
import { contains } from '../../platform/db/text'
import type { Logged } from '../logged'
import { groupNames } from './group.repository'

export const groupAudit = {
  access_groups: { type: 'access group', object: row => row.id, noise: ['created_at'] },
  access_group_permissions: {
    type: 'access group',
    object: row => row.grp_id_group,
    refers: { grp_id_group: 'group' },
  },
} satisfies Partial<AuditRules>

export const groupLogged: Logged = {
  types: ['access group'],
  namesOf: groupNames,
  calledSo: (_reach, text) => sql`select cg.id from access_groups as cg where ${contains('cg.gro_name', text)}`,
}
