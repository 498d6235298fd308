import type { AuditRules } from '../../platform/audit'

const partOfImport = { none: 'the import that wrote it is audited, and changed numbers are kept as restatements' }
const rollUp = { none: 'sums of audited facts' }
const fixedList = { none: 'a fixed list; only migrations change it' }

export const factsAudit = {
  currency_closings: { type: 'month close', object: row => row.id, noise: ['created_at'] },
  formats: fixedList,
  devices: fixedList,
  ad_types: fixedList,
  report_imports: { type: 'report', object: row => row.id, noise: ['created_at'] },
  ad_network_reports: partOfImport,
  technology_merge_facts: { none: 'facts as they were before an audited merge' },
  website_days: partOfImport,
  report_restatements: partOfImport,
  report_changes: {
    type: 'report',
    object: row => row.id,
    noise: ['created_at'],
    refers: { rch_id_user: 'user' },
  },
  report_row_changes: { none: 'the action that changed the rows is audited' },
  report_day_changes: { none: 'the action that changed the days is audited' },
  report_acknowledgements: {
    type: 'report',
    object: row => row.id,
    noise: ['created_at'],
    refers: { rak_id_user: 'user' },
  },
  report_headings: {
    type: 'report',
    object: row => row.id,
    noise: ['created_at'],
    refers: { rhd_id_ad_network: 'ad network' },
  },
  rollup_site_days: rollUp,
  rollup_dimension_days: rollUp,
  rollup_months: rollUp,
  rollup_site_months: rollUp,
  rollup_dimension_months: rollUp,
} satisfies Partial<AuditRules>
