import { PLATFORM_ZONE, type TransferState, todayIn } from '@candela/shared-contract'
import { anAccount } from '../accounts'
import { aTransferIn } from '../transfers'
import { asAdmin, type Cases } from './case'

const TODAY = todayIn(PLATFORM_ZONE)
/** The month that is not over: its books are open. */
const NOW = TODAY.slice(0, 7)
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const TRANSFER = { table: 'transfers', type: 'transfer' }

export const transferCases: Cases = product => {
  const anAdjustment = async () => {
    const account = await anAccount(product)
    return product.database.unaudited
      .insertInto('adjustments')
      .values({
        ...{ adj_month: `${NOW}-01`, adj_id_account: account.id, adj_reason: 'bonus', adj_amount: '10' },
        ...{ adj_note: 'A bonus', adj_id_user: null, adj_id_website: null, deleted_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  }
  const upload = async (state: TransferState, facts: object) => {
    const { id, version } = await aTransferIn(product, state)
    const query = `?${new URLSearchParams({ version, ...facts })}`
    return { ...(await asAdmin(product)), id, query, raw: { payload: PDF, type: 'application/pdf' } }
  }
  return {
    'report.sendInvoice': {
      arrange: () => upload('awaiting_invoice', { number: 'A 1', issued_on: TODAY, amount: '150.00' }),
      rows: [
        { table: 'invoices', type: 'transfer', diffs: { inv_number: [null, 'A 1'] } },
        { ...TRANSFER, diffs: { tra_state: ['awaiting_invoice', 'invoice_received'] } },
      ],
    },
    'report.payTransfer': {
      arrange: () => upload('scheduled', { paid_on: TODAY }),
      rows: [{ ...TRANSFER, diffs: { tra_state: ['scheduled', 'paid'] } }],
    },
    'report.stepTransfer': {
      arrange: async () => {
        const { id, version } = await aTransferIn(product, 'scheduled')
        return { ...(await asAdmin(product)), id, body: { action: 'hold', version, reason: 'Bank data' } }
      },
      rows: [{ ...TRANSFER, diffs: { tra_state: ['scheduled', 'on_hold'], tra_reason: [null, 'Bank data'] } }],
    },
    'report.bulkTransfers': {
      arrange: async () => {
        const { id, version } = await aTransferIn(product, 'scheduled')
        const payload = { paid_on: TODAY, proof: PDF.toString('base64') }
        return { ...(await asAdmin(product)), body: { action: 'pay', rows: [{ id, updated_at: version }], payload } }
      },
      rows: [{ ...TRANSFER, diffs: { tra_state: ['scheduled', 'paid'] } }],
    },
    'report.storeAdjustment': {
      arrange: async () => {
        const account = await anAccount(product)
        const body = { account: account.id, month: NOW, reason: 'bonus', amount: '10', note: 'A bonus' }
        return { ...(await asAdmin(product)), body }
      },
      rows: [{ table: 'adjustments', type: 'adjustment', diffs: { adj_amount: [null, '10.00'] } }],
    },
    'report.destroyAdjustment': {
      arrange: async () => ({ ...(await asAdmin(product)), id: (await anAdjustment()).id }),
      rows: [{ table: 'adjustments', type: 'adjustment', diffs: { deleted_at: [null, expect.any(String)] } }],
    },
    'report.disputeAdjustment': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: (await anAdjustment()).id,
        body: { text: 'Which days?' },
      }),
      rows: [{ table: 'adjustment_messages', type: 'adjustment', diffs: { ajm_text: [null, 'Which days?'] } }],
    },
  }
}
