import type { AuditRules } from '../../platform/audit'

export const userAudit = {
  users: {
    type: 'user',
    object: row => row.id,
    noise: ['created_at', 'usr_last_seen_at', 'usr_is_independent'],
    masked: ['usr_password'],
    refers: { usr_id_group: 'group', usr_id_creator: 'user' },
  },
  user_photos: {
    type: 'user',
    object: row => row.pho_id_user,
    noise: ['created_at', 'pho_type'],
    masked: ['pho_bytes'],
    refers: { pho_id_user: 'user' },
  },
} satisfies Partial<AuditRules>
