import type { AuditRules } from '../../platform/audit'
import { monthNumber } from './facts.log'

const partOfImport = { none: 'the import that wrote it is audited, and changed numbers are kept as restatements' }
const rollUp = { none: 'sums of audited facts' }
const fixedList = { none: 'a fixed list; only migrations change it' }

export const factsAudit = {
  currency_closings: {
    type: 'month close',
    object: row => monthNumber(row.ccl_month),
    noise: ['id', 'created_at'],
    refers: { ccl_id_user: 'user' },
  },
  month_closes: {
    type: 'month close',
    object: row => monthNumber(row.mcl_month),
    // Its rates have rows of their own.
    noise: ['id', 'created_at', 'mcl_id_job', 'mcl_fingerprint', 'mcl_rates'],
    identifyingColumns: ['mcl_month'],
    refers: { mcl_id_user: 'user', mcl_id_reopened_by: 'user' },
  },
  transfers: {
    type: 'transfer',
    object: row => row.id,
    noise: ['created_at'],
    refers: { tra_id_account: 'account' },
  },
  transfer_files: { none: 'the invoice or the payment that it belongs to is audited' },
  invoices: {
    type: 'transfer',
    object: row => row.inv_id_transfer,
    noise: ['created_at'],
    refers: { inv_id_account: 'account', inv_id_user: 'user' },
  },
  adjustment_messages: {
    type: 'adjustment',
    object: row => row.ajm_id_adjustment,
    noise: ['created_at'],
    refers: { ajm_id_user: 'user' },
  },
  transfer_lines: { none: 'parts of an audited transfer, written with it' },
  adjustments: {
    type: 'adjustment',
    object: row => row.id,
    noise: ['created_at'],
    refers: { adj_id_account: 'account', adj_id_website: 'website', adj_id_user: 'user' },
  },
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
