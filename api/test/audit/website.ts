import { anAccount, aWebsiteOf } from '../accounts'
import { shownRows } from '../bulk'
import type { Product } from '../product'
import { aSeller, attachTo, lastTransaction, websitePayload } from '../websites'
import { asAdmin, type Cases } from './case'

const WEBSITE = { table: 'websites', type: 'website' }
const WEBSITE_USER = { table: 'website_users', type: 'website' }

const aWebsite = async (product: Product, facts: Record<string, unknown> = {}) =>
  aWebsiteOf(product, (await anAccount(product)).id, facts)

export const websiteCases: Cases = product => ({
  'website.store': {
    arrange: async () => {
      const account = await anAccount(product)
      const body = websitePayload(account.id, [(await aSeller(product)).id], { anw_website: 'audited.example' })
      return { ...(await asAdmin(product)), body }
    },
    rows: [
      { ...WEBSITE, diffs: { anw_website: [null, 'audited.example'], anw_comission: [null, '30.00'] } },
      { ...WEBSITE_USER, diffs: { wsu_id_user: [null, expect.any(Number)] } },
    ],
  },
  // moved, with other people and another status: one action
  'website.update': {
    arrange: async () => {
      const { id } = await aWebsite(product)
      await attachTo(product, id, (await aSeller(product)).id)
      const users = [(await aSeller(product)).id]
      const body = { anw_account_id: (await anAccount(product)).id, anw_status: 3, anw_comission: '12', users }
      return { ...(await asAdmin(product)), id, body }
    },
    rows: [
      {
        ...WEBSITE,
        diffs: {
          anw_account_id: [expect.any(Number), expect.any(Number)],
          anw_status: [1, 3],
          anw_comission: ['20.00', '12.00'],
        },
      },
      { ...WEBSITE_USER, diffs: { wsu_id_user: [expect.any(Number), null] } },
      { ...WEBSITE_USER, diffs: { wsu_id_user: [null, expect.any(Number)] } },
    ],
  },
  'website.approve': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aWebsite(product, { anw_status: 2 })).id,
      body: { decision: 'reject', anw_reject_reason: 'Too thin' },
    }),
    rows: [{ ...WEBSITE, diffs: { anw_status: [2, 0], anw_reject_reason: [null, 'Too thin'] } }],
  },
  'website.resubmit': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aWebsite(product, { anw_status: 0, anw_reject_reason: 'Too thin' })).id,
    }),
    rows: [{ ...WEBSITE, diffs: { anw_status: [0, 2], anw_reject_reason: ['Too thin', null] } }],
  },
  'website.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await aWebsite(product)).id }),
    rows: [{ ...WEBSITE, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'website.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aWebsite(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...WEBSITE, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'website.bulk': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: {
        action: 'status',
        rows: await shownRows(product, 'websites', [(await aWebsite(product)).id, (await aWebsite(product)).id]),
        payload: { anw_status: 0 },
      },
    }),
    rows: [
      { ...WEBSITE, diffs: { anw_status: [1, 0] } },
      { ...WEBSITE, diffs: { anw_status: [1, 0] } },
    ],
  },
  'website.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await aWebsite(product)]
      await product.call('POST', `/website/${id}`, { token, body: { anw_status: 3 } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...WEBSITE, diffs: { anw_status: [3, 1] } }],
  },
})
