import { shownRows } from '../bulk'
import { aNetworkWith, aTechnology } from '../technologies'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const TECHNOLOGY = { table: 'ad_network_categories', type: 'technology' }

export const technologyCases: Cases = product => ({
  'adNetworkCategory.store': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: { anc_name: 'Audited', anc_status: 1, anc_color: 'pink' },
    }),
    rows: [{ ...TECHNOLOGY, diffs: { anc_name: [null, 'Audited'], anc_status: [null, 1], anc_color: [null, 'pink'] } }],
  },
  'adNetworkCategory.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aTechnology(product)).id,
      body: { anc_status: 0, anc_color: 'rust' },
    }),
    rows: [{ ...TECHNOLOGY, diffs: { anc_status: [1, 0], anc_color: ['teal', 'rust'] } }],
  },
  'adNetworkCategory.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await aTechnology(product)).id }),
    rows: [{ ...TECHNOLOGY, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'adNetworkCategory.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aTechnology(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...TECHNOLOGY, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'adNetworkCategory.bulk': {
    arrange: async () => {
      const ids = [(await aTechnology(product)).id, (await aTechnology(product)).id]
      const rows = await shownRows(product, 'ad_network_categories', ids)
      return { ...(await asAdmin(product)), body: { action: 'status', rows, payload: { anc_status: 0 } } }
    },
    rows: [
      { ...TECHNOLOGY, diffs: { anc_status: [1, 0] } },
      { ...TECHNOLOGY, diffs: { anc_status: [1, 0] } },
    ],
  },
  'adNetworkCategory.merge': {
    arrange: async () => {
      const [from, into] = [await aTechnology(product), await aTechnology(product)]
      await aNetworkWith(product, from.id)
      return { ...(await asAdmin(product)), id: from.id, body: { into: into.id, updated_at: from.updated_at } }
    },
    rows: [
      {
        table: 'ad_networks',
        type: 'ad network',
        diffs: { adn_id_ad_network_category: [expect.any(Number), expect.any(Number)] },
      },
      { table: 'technology_merges', type: 'technology', diffs: { tmg_id_from: [null, expect.any(Number)] } },
      { ...TECHNOLOGY, diffs: { deleted_at: [null, expect.any(String)] } },
    ],
  },
  'adNetworkCategory.unmerge': {
    arrange: async () => {
      const [{ token }, from, into] = [await asAdmin(product), await aTechnology(product), await aTechnology(product)]
      const body = { into: into.id, updated_at: from.updated_at }
      await product.call('POST', `/adNetworkCategory/${from.id}/merge`, { token, body })
      return { token, id: from.id }
    },
    rows: [
      { ...TECHNOLOGY, diffs: { deleted_at: [expect.any(String), null] } },
      {
        table: 'technology_merges',
        type: 'technology',
        diffs: { tmg_id_from: [expect.any(Number), expect.any(Number)], tmg_undone_at: [null, expect.any(String)] },
      },
    ],
  },
  'adNetworkCategory.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await aTechnology(product)]
      await product.call('POST', `/adNetworkCategory/${id}`, { token, body: { anc_color: 'amber' } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...TECHNOLOGY, diffs: { anc_color: ['amber', 'teal'] } }],
  },
})
