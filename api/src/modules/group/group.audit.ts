import type { AuditRules } from '../../platform/audit'

export const groupAudit = {
  access_groups: { type: 'access group', object: row => row.id, noise: ['created_at'] },
  access_group_permissions: {
    type: 'access group',
    object: row => row.grp_id_group,
    refers: { grp_id_group: 'group' },
  },
} satisfies Partial<AuditRules>
