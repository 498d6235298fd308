import type { AuditRules } from '../../platform/audit'

export const notificationAudit = {
  notifications: {
    type: 'notification',
    object: row => row.id,
    noise: ['created_at', 'not_id_job'],
    refers: { not_id_sender: 'user' },
  },
  user_notifications: { none: 'what was sent is audited; what somebody has read of it is a mark in their own list' },
  notification_digests: { none: 'bookkeeping of mails; that somebody wants them is audited' },
  notification_settings: {
    type: 'user',
    object: row => row.nos_id_user,
    noise: ['created_at', 'nos_id_user'],
  },
} satisfies Partial<AuditRules>
