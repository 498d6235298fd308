import { shownRows } from '../bulk'
import { aNetworkType, asksFor } from '../network-types'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const TYPE = { table: 'ad_network_types', type: 'ad network type' }

const BODY = {
  ant_name: 'Audited',
  ant_status: 1,
  ant_auth_kind: 'token',
  ant_time_zone: 'Europe/Rome',
  ant_currency: 'EUR',
  ant_final_after_days: 3,
  ant_fields: [asksFor('access_token', { secret: true })],
  ant_ads_txt_lines: ['audited.example, {account_id}, DIRECT'],
}

export const networkTypeCases: Cases = product => ({
  'adNetworkType.store': {
    arrange: async () => ({ ...(await asAdmin(product)), body: BODY }),
    rows: [
      {
        ...TYPE,
        diffs: {
          ant_name: [null, 'Audited'],
          ant_fields: [null, BODY.ant_fields],
          ant_ads_txt_lines: [null, BODY.ant_ads_txt_lines],
        },
      },
    ],
  },
  'adNetworkType.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aNetworkType(product, { ant_fields: [asksFor('login')] })).id,
      // The same fields say nothing.
      body: { ant_currency: 'BRL', ant_fields: [asksFor('login')], ant_ads_txt_lines: BODY.ant_ads_txt_lines },
    }),
    rows: [{ ...TYPE, diffs: { ant_currency: ['USD', 'BRL'], ant_ads_txt_lines: [[], BODY.ant_ads_txt_lines] } }],
  },
  'adNetworkType.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await aNetworkType(product)).id }),
    rows: [{ ...TYPE, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'adNetworkType.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aNetworkType(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...TYPE, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'adNetworkType.bulk': {
    arrange: async () => {
      const ids = [(await aNetworkType(product)).id, (await aNetworkType(product)).id]
      const rows = await shownRows(product, 'ad_network_types', ids)
      return { ...(await asAdmin(product)), body: { action: 'status', rows, payload: { ant_status: 0 } } }
    },
    rows: [
      { ...TYPE, diffs: { ant_status: [1, 0] } },
      { ...TYPE, diffs: { ant_status: [1, 0] } },
    ],
  },
  'adNetworkType.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await aNetworkType(product)]
      const body = { ant_fields: [asksFor('email')], ant_final_after_days: 1 }
      await product.call('POST', `/adNetworkType/${id}`, { token, body })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...TYPE, diffs: { ant_fields: [[asksFor('email')], []], ant_final_after_days: [1, 15] } }],
  },
})
