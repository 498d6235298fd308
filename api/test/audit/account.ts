import { accountPayload, anAccount, aWebsiteOf } from '../accounts'
import { shownRows } from '../bulk'
import { aGroup, somebodyOf } from '../people'
import type { Product } from '../product'
import { aSeller } from '../websites'
import { asAdmin, type Cases, LINK } from './case'

const USER = { table: 'users', type: 'user' }
const ACCOUNT = { table: 'accounts', type: 'account' }
const MANAGER = { table: 'account_managers', type: 'account manager' }
const SELLER = { table: 'account_users', type: 'account' }
const NOTE = { table: 'account_notes', type: 'account' }
const SITE = { table: 'websites', type: 'website' }
const WEBSITE_USER = { table: 'website_users', type: 'website' }

const aManager = async (product: Product) => somebodyOf(product, (await aGroup(product, { scope: 'managed' })).id)

export const accountCases: Cases = product => ({
  'account.store': {
    arrange: async () => {
      const [manager, seller] = [await aManager(product), await aSeller(product)]
      return {
        ...(await asAdmin(product)),
        body: accountPayload({
          acc_name: 'Audited',
          managers: [{ acm_id_user: manager.id, acm_is_main: true }],
          users: [{ acu_id_user: seller.id, acu_comission: '2.5' }],
          websites: [{ anw_website: 'of-account.example', anw_product: 'Candela' }],
        }),
      }
    },
    rows: [
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited'], acc_time_zone: [null, 'America/Sao_Paulo'] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)], acm_is_main: [null, true] } },
      { ...SELLER, diffs: { acu_id_user: [null, expect.any(Number)], acu_comission: [null, '2.50'] } },
      { ...SITE, diffs: { anw_website: [null, 'of-account.example'] } },
    ],
  },
  'account.onboard': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: {
        acc_name: 'Audited from the start',
        acc_time_zone: 'UTC',
        acc_tier: 4,
        acm_id_user: (await aManager(product)).id,
        anw_website: 'audited-from-the-start.example',
        anw_product: 'Candela',
        usr_name: 'Audited Person',
        usr_email: 'audited.person@candela.example',
        usr_locale: 'en_US',
        usr_id_group: (await aGroup(product, { scope: 'own' })).id,
      },
    }),
    rows: [
      { ...USER, diffs: { usr_email: [null, 'audited.person@candela.example'] } },
      LINK,
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited from the start'], acc_tier: [null, 4] } },
      { ...MANAGER, diffs: { acm_is_main: [null, true] } },
      { ...SELLER, diffs: { acu_id_user: [null, expect.any(Number)] } },
      { ...SITE, diffs: { anw_website: [null, 'audited-from-the-start.example'], anw_comission: [null, '25.00'] } },
      { ...WEBSITE_USER, diffs: { wsu_id_user: [null, expect.any(Number)] } },
    ],
  },
  'account.import': {
    arrange: async () => {
      const { email } = await aManager(product)
      const payload = `acc_name,acc_time_zone,manager_email\nAudited A,UTC,\nAudited B,UTC,${email}`
      return { ...(await asAdmin(product)), raw: { payload, type: 'text/csv' } }
    },
    rows: [
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited A'] } },
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited B'] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)] } },
    ],
  },
  'account.update': {
    arrange: async () => {
      const [one, two] = [await aManager(product), await aManager(product)]
      const { id } = await anAccount(product, { managers: [one.id], users: [(await aSeller(product)).id] })
      await aWebsiteOf(product, id)
      return {
        ...(await asAdmin(product)),
        id,
        body: {
          acc_tier: 1,
          managers: [
            { acm_id_user: one.id, acm_is_main: false },
            { acm_id_user: two.id, acm_is_main: true },
          ],
          users: [],
          websites: [],
        },
      }
    },
    rows: [
      { ...MANAGER, diffs: { acm_id_user: [expect.any(Number), expect.any(Number)], acm_is_main: [true, false] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)], acm_is_main: [null, true] } },
      { ...SELLER, diffs: { acu_id_user: [expect.any(Number), null] } },
      { ...SITE, diffs: { deleted_at: [null, expect.any(String)] } },
      { ...ACCOUNT, diffs: { acc_tier: [5, 1] } },
    ],
  },
  'account.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await anAccount(product)).id }),
    rows: [{ ...ACCOUNT, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'account.restore': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await anAccount(product)]
      await product.call('DELETE', `/account/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...ACCOUNT, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'account.bulk': {
    arrange: async () => {
      const [from, to] = [await aManager(product), await aManager(product)]
      const { id } = await anAccount(product, { managers: [from.id] })
      const payload = { acm_id_user: to.id, keep: false, acn_text: 'Handed over' }
      return {
        ...(await asAdmin(product)),
        body: { action: 'transfer', rows: await shownRows(product, 'accounts', [id]), payload },
      }
    },
    rows: [
      { ...MANAGER, diffs: { acm_id_user: [expect.any(Number), null], acm_is_main: [true, null] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)], acm_is_main: [null, true] } },
      { ...NOTE, diffs: { acn_text: [null, 'Handed over'] } },
    ],
  },
  'account.storeNote': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await anAccount(product)).id,
      body: { acn_text: 'Noted' },
    }),
    rows: [{ ...NOTE, diffs: { acn_text: [null, 'Noted'] } }],
  },
  'account.destroyNote': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await anAccount(product)]
      const { body } = await product.call('POST', `/account/${id}/notes`, { token, body: { acn_text: 'Noted' } })
      return { token, id, note: Number(body.id) }
    },
    rows: [{ ...NOTE, diffs: { acn_text: ['Noted', null] } }],
  },
  'account.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await anAccount(product)]
      await product.call('POST', `/account/${id}`, { token, body: { acc_tier: 2 } })
      const { body } = await product.call('GET', `/account/${id}/history`, { token })
      const [entry] = body.data as { slo_transaction_hash: string }[]
      return { token, id, body: { transaction: entry?.slo_transaction_hash } }
    },
    rows: [{ ...ACCOUNT, diffs: { acc_tier: [2, 5] } }],
  },
})
