import type { AuditRules } from '../../platform/audit'

export const userAudit = {
  users: { type: 'user', object: row => row.id, noise: ['created_at'], masked: ['usr_password'] },
} satisfies Partial<AuditRules>
