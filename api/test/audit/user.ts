import { shownRows } from '../bulk'
import { PICTURE } from '../permissions'
import { userPayload } from '../users'
import { REASON } from '../viewings'
import { asAdmin, type Cases, LINK, somebody } from './case'

const USER = { table: 'users', type: 'user' }
const PHOTO = { table: 'user_photos', type: 'user' }
const SIGNED_OUT = { table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } }

export const userCases: Cases = product => ({
  'user.updateUserLocale': {
    arrange: async () => ({ token: await product.signIn('admin@candela.example'), body: { usr_locale: 'it_IT' } }),
    rows: [{ table: 'users', type: 'user', diffs: { usr_locale: ['en_US', 'it_IT'] } }],
  },
  'user.store': {
    arrange: async () => ({ ...(await asAdmin(product)), body: userPayload(1, { usr_name: 'Audited' }) }),
    rows: [{ ...USER, diffs: { usr_name: [null, 'Audited'], usr_password: [null, 'changed'] } }],
  },
  'user.invite': {
    arrange: async () => {
      const { usr_status, usr_password, usr_password_confirmation, ...body } = userPayload(1, { usr_name: 'Invited' })
      return { ...(await asAdmin(product)), body }
    },
    rows: [{ ...USER, diffs: { usr_name: [null, 'Invited'] } }, LINK],
  },
  'user.inviteAgain': {
    arrange: async () => {
      const { id } = await somebody(product)
      await product.database.exec(`update users set usr_password = null where id = ${id}`)
      return { ...(await asAdmin(product)), id }
    },
    rows: [LINK],
  },
  'user.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await somebody(product)).id,
      body: { usr_status: 'Banido', usr_password: 'another secret', usr_password_confirmation: 'another secret' },
    }),
    rows: [{ ...USER, diffs: { usr_status: ['Ativo', 'Banido'], usr_password: ['changed', 'changed'] } }, SIGNED_OUT],
  },
  'user.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await somebody(product)).id }),
    rows: [{ ...USER, diffs: { deleted_at: [null, expect.any(String)] } }, SIGNED_OUT],
  },
  'user.restore': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await somebody(product)]
      await product.call('DELETE', `/user/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...USER, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'user.bulk': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: {
        action: 'status',
        rows: await shownRows(product, 'users', [(await somebody(product)).id, (await somebody(product)).id]),
        payload: { usr_status: 'Inativo' },
      },
    }),
    rows: [
      { ...USER, diffs: { usr_status: ['Ativo', 'Inativo'] } },
      { ...USER, diffs: { usr_status: ['Ativo', 'Inativo'] } },
      SIGNED_OUT,
      SIGNED_OUT,
    ],
  },
  'user.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await somebody(product)]
      await product.call('POST', `/user/${id}`, { token, body: { usr_status: 'Inativo' } })
      const { slo_transaction_hash: transaction } = await product.database.read
        .selectFrom('system_logs')
        .select('slo_transaction_hash')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return { token, id, body: { transaction } }
    },
    rows: [{ ...USER, diffs: { usr_status: ['Inativo', 'Ativo'] } }],
  },
  'user.changePassword': {
    arrange: async () => {
      const { token } = await somebody(product)
      const password = 'another secret'
      return { token, body: { current_password: 'candela-demo', password, password_confirmation: password } }
    },
    rows: [{ ...USER, diffs: { usr_password: ['changed', 'changed'] } }],
  },
  'user.changeEmail': {
    arrange: async () => ({
      token: (await somebody(product)).token,
      body: { usr_email: 'moved@candela.example', current_password: 'candela-demo' },
    }),
    rows: [{ ...USER, diffs: { usr_email: [expect.any(String), 'moved@candela.example'] } }],
  },
  'user.storePhoto': {
    arrange: async () => {
      const { token, id } = await somebody(product)
      return { token, id, raw: { payload: PICTURE, type: 'image/png' } }
    },
    rows: [{ ...PHOTO, diffs: { pho_bytes: [null, 'changed'] } }],
  },
  'user.destroyPhoto': {
    arrange: async () => {
      const { token, id } = await somebody(product)
      await product.call('POST', `/user/${id}/photo`, { token, raw: { payload: PICTURE, type: 'image/png' } })
      return { token, id }
    },
    rows: [{ ...PHOTO, diffs: { pho_bytes: ['changed', null] } }],
  },
  'user.impersonate': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await somebody(product)).id,
      body: { reason: REASON },
    }),
    rows: [
      {
        table: 'viewings',
        type: 'login',
        diffs: {
          vwg_id_user: [null, expect.any(Number)],
          vwg_reason: [null, REASON],
          vwg_token_hash: [null, 'changed'],
        },
      },
    ],
  },
  'user.endSession': {
    arrange: async () => {
      const { id, email, token } = await somebody(product)
      await product.signIn(email)
      const { body } = await product.call('GET', `/user/${id}/sessions`, { token })
      const session = (body as unknown as { id: number; current: boolean }[]).find(({ current }) => !current)
      return { token, id, session: session?.id ?? 0 }
    },
    rows: [SIGNED_OUT],
  },
  'user.endSessions': {
    arrange: async () => {
      const { id, email, token } = await somebody(product)
      await product.signIn(email)
      return { token, id }
    },
    rows: [SIGNED_OUT],
  },
})
