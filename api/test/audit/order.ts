import { anAccount, aWebsiteOf } from '../accounts'
import { shownRows } from '../bulk'
import { anOrder, anOrderWithAccess, orderPayload } from '../orders'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const ORDER = { table: 'orders', type: 'order' }

export const orderCases: Cases = product => ({
  'order.store': {
    arrange: async () => ({ ...(await asAdmin(product)), body: await orderPayload(product, { ord_name: 'Audited' }) }),
    rows: [{ ...ORDER, diffs: { ord_name: [null, 'Audited'], ord_status: [null, 'Em exibição'] } }],
  },
  'order.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await anOrder(product)).id,
      body: { ord_status: 'Pausado', ord_domain: 'news.example' },
    }),
    rows: [{ ...ORDER, diffs: { ord_status: ['Em exibição', 'Pausado'], ord_domain: [null, 'news.example'] } }],
  },
  'order.apply': {
    arrange: async () => {
      const { token } = await asAdmin(product)
      const { order } = await anOrderWithAccess(product, token)
      const website = await aWebsiteOf(product, (await anAccount(product)).id)
      return { token, id: order.id, body: { adn_name: 'Audited {domain}', websites: [website.id] } }
    },
    rows: [
      {
        table: 'ad_networks',
        type: 'ad network',
        diffs: { adn_id_order: [null, expect.any(Number)], adn_id_website: [null, expect.any(Number)] },
      },
    ],
  },
  'order.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await anOrder(product)).id }),
    rows: [{ ...ORDER, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'order.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await anOrder(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...ORDER, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'order.bulk': {
    arrange: async () => {
      const rows = await shownRows(product, 'orders', [(await anOrder(product)).id])
      return { ...(await asAdmin(product)), body: { action: 'status', rows, payload: { ord_status: 'Pausado' } } }
    },
    rows: [{ ...ORDER, diffs: { ord_status: ['Em exibição', 'Pausado'] } }],
  },
  'order.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await anOrder(product)]
      await product.call('POST', `/order/${id}`, { token, body: { ord_status: 'Pausado' } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...ORDER, diffs: { ord_status: ['Pausado', 'Em exibição'] } }],
  },
})
