import type { AuditRules } from '../../platform/audit'

export const apiLogAudit = {
  api_logs: { none: 'a log of what other systems were asked; what it brought is audited as an import' },
} satisfies Partial<AuditRules>
