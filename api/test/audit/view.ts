import type { Product } from '../product'
import { viewPayload } from '../views'
import { type Cases, somebody } from './case'

const VIEW = { table: 'saved_views', type: 'view' }

const aView = async (product: Product) => {
  const { token } = await somebody(product)
  const { body } = await product.call('POST', '/view', { token, body: viewPayload() })
  return { token, id: Number(body.id) }
}

export const viewCases: Cases = product => ({
  'view.store': {
    arrange: async () => ({ token: (await somebody(product)).token, body: viewPayload() }),
    rows: [{ ...VIEW, diffs: { viw_name: [null, 'Audited'], viw_search: [null, '?q=ana'] } }],
  },
  'view.update': {
    arrange: async () => ({ ...(await aView(product)), body: { viw_name: 'Renamed' } }),
    rows: [{ ...VIEW, diffs: { viw_name: ['Audited', 'Renamed'] } }],
  },
  'view.destroy': {
    arrange: () => aView(product),
    rows: [{ ...VIEW, diffs: { viw_name: ['Audited', null] } }],
  },
})
