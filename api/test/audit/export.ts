import { failedExport, queuedExport } from '../exports'
import { asAdmin, type Cases } from './case'

const EXPORT = { table: 'exports', type: 'export' }
const ASKED = { exp_report: [null, 'user'], exp_format: [null, 'csv'] }

export const exportCases: Cases = product => ({
  'export.store': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: { exp_report: 'user', exp_format: 'csv', question: { columns: ['usr_email'] } },
    }),
    rows: [{ ...EXPORT, diffs: ASKED }],
  },
  'export.cancel': {
    arrange: async () => ({ ...(await asAdmin(product)), id: await queuedExport(product) }),
    rows: [{ ...EXPORT, diffs: { exp_cancelled_at: [null, expect.any(String)] } }],
  },
  'export.rerun': {
    arrange: async () => ({ ...(await asAdmin(product)), id: await failedExport(product) }),
    rows: [{ ...EXPORT, diffs: ASKED }],
  },
})
