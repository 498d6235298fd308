import { shownRows } from '../bulk'
import { aCampaign } from '../order-campaigns'
import { aNetworkWith, aTechnology } from '../technologies'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const CAMPAIGN = { table: 'order_campaigns', type: 'order campaign' }
const NETWORK = { table: 'order_campaign_networks', type: 'order campaign' }

export const orderCampaignCases: Cases = product => ({
  'orderCampaign.store': {
    arrange: async () => {
      const technology = (await aTechnology(product)).id
      const network = (await aNetworkWith(product, technology)).id
      return {
        ...(await asAdmin(product)),
        body: {
          orc_name: 'Audited',
          orc_ad_manager_order_id: '0042',
          orc_status: 1,
          orc_id_ad_network_category: technology,
          networks: [network],
        },
      }
    },
    rows: [
      { ...CAMPAIGN, diffs: { orc_name: [null, 'Audited'], orc_ad_manager_order_id: [null, '0042'] } },
      { ...NETWORK, diffs: { ocn_id_ad_network: [null, expect.any(Number)] } },
    ],
  },
  'orderCampaign.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aCampaign(product)).id,
      body: { orc_status: 0, orc_link: 'https://admanager.example/1' },
    }),
    rows: [{ ...CAMPAIGN, diffs: { orc_status: [1, 0], orc_link: [null, 'https://admanager.example/1'] } }],
  },
  'orderCampaign.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await aCampaign(product)).id }),
    rows: [{ ...CAMPAIGN, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'orderCampaign.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aCampaign(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...CAMPAIGN, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'orderCampaign.bulk': {
    arrange: async () => {
      const ids = [(await aCampaign(product)).id, (await aCampaign(product)).id]
      const rows = await shownRows(product, 'order_campaigns', ids)
      return { ...(await asAdmin(product)), body: { action: 'status', rows, payload: { orc_status: 0 } } }
    },
    rows: [
      { ...CAMPAIGN, diffs: { orc_status: [1, 0] } },
      { ...CAMPAIGN, diffs: { orc_status: [1, 0] } },
    ],
  },
  'orderCampaign.revert': {
    arrange: async () => {
      const [{ token }, { id, technology }] = [await asAdmin(product), await aCampaign(product)]
      const networks = [(await aNetworkWith(product, technology)).id]
      await product.call('POST', `/orderCampaign/${id}`, { token, body: { orc_status: 0, networks } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [
      { ...CAMPAIGN, diffs: { orc_status: [0, 1] } },
      { ...NETWORK, diffs: { ocn_id_ad_network: [expect.any(Number), null] } },
    ],
  },
})
