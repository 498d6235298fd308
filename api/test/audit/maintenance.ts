import { anEntry } from '../maintenance'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases, somebody } from './case'

const ENTRY = { table: 'maintenance', type: 'maintenance' }
const REMOVED = { ...ENTRY, diffs: { deleted_at: [null, expect.any(String)] } }
const BACK = { ...ENTRY, diffs: { deleted_at: [expect.any(String), null] } }

export const maintenanceCases: Cases = product => {
  /** Two of them and no other. */
  const twoOnly = async () => {
    const { token = '' } = await asAdmin(product)
    await product.call('POST', '/userMaintenance/removeAll', { token })
    await anEntry(product)
    await anEntry(product, { usm_message: 'Second' })
    return { token }
  }
  return {
    'userMaintenance.store': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        body: {
          usm_id_user: (await somebody(product)).id,
          usm_id_group: null,
          usm_from: null,
          usm_until: null,
          usm_message: 'Back at noon',
        },
      }),
      rows: [{ ...ENTRY, diffs: { usm_id_user: [null, expect.any(Number)], usm_message: [null, 'Back at noon'] } }],
    },
    'userMaintenance.update': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: (await anEntry(product)).id,
        body: { usm_message: 'Later' },
      }),
      rows: [{ ...ENTRY, diffs: { usm_message: [null, 'Later'] } }],
    },
    'userMaintenance.destroy': {
      arrange: async () => ({ ...(await asAdmin(product)), id: (await anEntry(product)).id }),
      rows: [REMOVED],
    },
    'userMaintenance.restore': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: (await anEntry(product, { deleted_at: new Date().toISOString() })).id,
      }),
      rows: [BACK],
    },
    'userMaintenance.removeAll': { arrange: twoOnly, rows: [REMOVED, REMOVED] },
    'userMaintenance.undoRemoveAll': {
      arrange: async () => {
        const { token } = await twoOnly()
        await product.call('POST', '/userMaintenance/removeAll', { token })
        return { token, body: { transaction: await lastTransaction(product) } }
      },
      rows: [BACK, BACK],
    },
  }
}
