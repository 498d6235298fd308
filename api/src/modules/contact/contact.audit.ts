import type { AuditRules } from '../../platform/audit'

export const contactAudit = {
  work_hours: { type: 'user', object: row => row.woh_id_user, noise: ['created_at', 'woh_id_user'] },
  contact_messages: {
    type: 'user',
    object: row => row.cms_id_sender,
    noise: ['created_at', 'cms_id_sender'],
    // What is written to one person is not read by all who read the trail.
    masked: ['cms_text', 'cms_filters', 'cms_page', 'cms_path'],
    refers: { cms_id_manager: 'user', cms_id_website: 'website' },
  },
} satisfies Partial<AuditRules>
