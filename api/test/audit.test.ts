import { type Endpoint, endpointList } from '@candela/shared-contract'
import { accountPayload, anAccount, aWebsiteOf } from './accounts'
import { aGroup, somebodyOf, toPermissions } from './people'
import { PICTURE } from './permissions'
import { type CallOptions, type Product, startProduct } from './product'
import { userPayload } from './users'
import { viewPayload } from './views'
import { aSeller, attachTo, lastTransaction, websitePayload } from './websites'

/**
 * Every writing call and the audit rows it must leave. A call that writes and is missing here fails the suite, so a
 * new endpoint brings its line with it.
 */
let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

type Expected = { table: string; type: string; diffs: Record<string, unknown> }
type Prepared = {
  token?: string
  body?: unknown
  raw?: CallOptions['raw']
  id?: number
  session?: number
  note?: number
}
type Case = { arrange?: () => Promise<Prepared>; rows: Expected[] }

const resetToken = async (email: string): Promise<string> => {
  await product.database.exec('delete from throttles')
  await product.call('POST', '/forgot-password', { body: { email } })
  return /token=([\w-]+)/.exec((await product.mailTo(email))?.text ?? '')?.[1] ?? ''
}

const asAdmin = async () => ({ token: await product.signIn('admin@candela.example') })
const somebody = async () => somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)

const USER = { table: 'users', type: 'user' }
const PHOTO = { table: 'user_photos', type: 'user' }
const LINK = { table: 'password_resets', type: 'user', diffs: { pwr_token_hash: [null, 'changed'] } }
const SIGNED_OUT = { table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } }
const ACCOUNT = { table: 'accounts', type: 'account' }
const MANAGER = { table: 'account_managers', type: 'account manager' }
const SELLER = { table: 'account_users', type: 'account' }
const NOTE = { table: 'account_notes', type: 'account' }
const SITE = { table: 'websites', type: 'website' }
const aManager = async () => somebodyOf(product, (await aGroup(product, { scope: 'managed' })).id)
const GROUP = { table: 'access_groups', type: 'access group' }
const WEBSITE = { table: 'websites', type: 'website' }
const WEBSITE_USER = { table: 'website_users', type: 'website' }
const RIGHT = { table: 'access_group_permissions', type: 'access group' }

const VIEW = { table: 'saved_views', type: 'view' }
const aView = async () => {
  const { token } = await somebody()
  const { body } = await product.call('POST', '/view', { token, body: viewPayload() })
  return { token, id: Number(body.id) }
}
const aWebsite = async (facts: object = {}) => aWebsiteOf(product, (await anAccount(product)).id, { ...facts })

const CASES: Record<string, Case> = {
  'auth.signIn': {
    arrange: async () => ({ body: { email: 'finance@candela.example', password: 'candela-demo' } }),
    rows: [{ table: 'sessions', type: 'login', diffs: { ses_token_hash: [null, 'changed'] } }],
  },
  'auth.signOut': {
    arrange: async () => ({ token: await product.signIn('viewer@candela.example') }),
    rows: [{ table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } }],
  },
  'auth.forgotPassword': {
    arrange: async () => ({ body: { email: 'viewer@candela.example' } }),
    rows: [{ table: 'password_resets', type: 'user', diffs: { pwr_token_hash: [null, 'changed'] } }],
  },
  'auth.resetPassword': {
    arrange: async () => {
      await product.signIn('manager@candela.example')
      const token = await resetToken('manager@candela.example')
      const password = 'another secret'
      return { body: { token, email: 'manager@candela.example', password, password_confirmation: password } }
    },
    rows: [
      { table: 'password_resets', type: 'user', diffs: { used_at: [null, expect.any(String)] } },
      { table: 'users', type: 'user', diffs: { usr_password: ['changed', 'changed'] } },
      { table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } },
    ],
  },
  'user.updateUserLocale': {
    arrange: async () => ({ token: await product.signIn('admin@candela.example'), body: { usr_locale: 'it_IT' } }),
    rows: [{ table: 'users', type: 'user', diffs: { usr_locale: ['en_US', 'it_IT'] } }],
  },
  'user.store': {
    arrange: async () => ({ ...(await asAdmin()), body: userPayload(1, { usr_name: 'Audited' }) }),
    rows: [{ ...USER, diffs: { usr_name: [null, 'Audited'], usr_password: [null, 'changed'] } }],
  },
  'user.invite': {
    arrange: async () => {
      const { usr_status, usr_password, usr_password_confirmation, ...body } = userPayload(1, { usr_name: 'Invited' })
      return { ...(await asAdmin()), body }
    },
    rows: [{ ...USER, diffs: { usr_name: [null, 'Invited'] } }, LINK],
  },
  'user.inviteAgain': {
    arrange: async () => {
      const { id } = await somebody()
      await product.database.exec(`update users set usr_password = null where id = ${id}`)
      return { ...(await asAdmin()), id }
    },
    rows: [LINK],
  },
  'user.update': {
    arrange: async () => ({
      ...(await asAdmin()),
      id: (await somebody()).id,
      body: { usr_status: 'Banido', usr_password: 'another secret', usr_password_confirmation: 'another secret' },
    }),
    rows: [{ ...USER, diffs: { usr_status: ['Ativo', 'Banido'], usr_password: ['changed', 'changed'] } }, SIGNED_OUT],
  },
  'user.destroy': {
    arrange: async () => ({ ...(await asAdmin()), id: (await somebody()).id }),
    rows: [{ ...USER, diffs: { deleted_at: [null, expect.any(String)] } }, SIGNED_OUT],
  },
  'user.restore': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(), await somebody()]
      await product.call('DELETE', `/user/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...USER, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'user.bulk': {
    arrange: async () => ({
      ...(await asAdmin()),
      body: {
        action: 'status',
        ids: [(await somebody()).id, (await somebody()).id],
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
      const [{ token }, { id }] = [await asAdmin(), await somebody()]
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
      const { token } = await somebody()
      const password = 'another secret'
      return { token, body: { current_password: 'candela-demo', password, password_confirmation: password } }
    },
    rows: [{ ...USER, diffs: { usr_password: ['changed', 'changed'] } }],
  },
  'user.changeEmail': {
    arrange: async () => ({
      token: (await somebody()).token,
      body: { usr_email: 'moved@candela.example', current_password: 'candela-demo' },
    }),
    rows: [{ ...USER, diffs: { usr_email: [expect.any(String), 'moved@candela.example'] } }],
  },
  'user.storePhoto': {
    arrange: async () => {
      const { token, id } = await somebody()
      return { token, id, raw: { payload: PICTURE, type: 'image/png' } }
    },
    rows: [{ ...PHOTO, diffs: { pho_bytes: [null, 'changed'] } }],
  },
  'user.destroyPhoto': {
    arrange: async () => {
      const { token, id } = await somebody()
      await product.call('POST', `/user/${id}/photo`, { token, raw: { payload: PICTURE, type: 'image/png' } })
      return { token, id }
    },
    rows: [{ ...PHOTO, diffs: { pho_bytes: ['changed', null] } }],
  },
  'user.endSession': {
    arrange: async () => {
      const { id, email, token } = await somebody()
      await product.signIn(email)
      const { body } = await product.call('GET', `/user/${id}/sessions`, { token })
      const session = (body as unknown as { id: number; current: boolean }[]).find(({ current }) => !current)
      return { token, id, session: session?.id ?? 0 }
    },
    rows: [SIGNED_OUT],
  },
  'user.endSessions': {
    arrange: async () => {
      const { id, email, token } = await somebody()
      await product.signIn(email)
      return { token, id }
    },
    rows: [SIGNED_OUT],
  },
  'account.store': {
    arrange: async () => {
      const [manager, seller] = [await aManager(), await aSeller(product)]
      return {
        ...(await asAdmin()),
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
      ...(await asAdmin()),
      body: {
        acc_name: 'Audited from the start',
        acc_time_zone: 'UTC',
        acc_tier: 4,
        acm_id_user: (await aManager()).id,
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
      const { email } = await aManager()
      const payload = `acc_name,acc_time_zone,manager_email\nAudited A,UTC,\nAudited B,UTC,${email}`
      return { ...(await asAdmin()), raw: { payload, type: 'text/csv' } }
    },
    rows: [
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited A'] } },
      { ...ACCOUNT, diffs: { acc_name: [null, 'Audited B'] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)] } },
    ],
  },
  'account.update': {
    arrange: async () => {
      const [one, two] = [await aManager(), await aManager()]
      const { id } = await anAccount(product, { managers: [one.id], users: [(await aSeller(product)).id] })
      await aWebsiteOf(product, id)
      return {
        ...(await asAdmin()),
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
    arrange: async () => ({ ...(await asAdmin()), id: (await anAccount(product)).id }),
    rows: [{ ...ACCOUNT, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'account.restore': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(), await anAccount(product)]
      await product.call('DELETE', `/account/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...ACCOUNT, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'account.bulk': {
    arrange: async () => {
      const [from, to] = [await aManager(), await aManager()]
      const { id } = await anAccount(product, { managers: [from.id] })
      const payload = { acm_id_user: to.id, keep: false, acn_text: 'Handed over' }
      return { ...(await asAdmin()), body: { action: 'transfer', ids: [id], payload } }
    },
    rows: [
      { ...MANAGER, diffs: { acm_id_user: [expect.any(Number), null], acm_is_main: [true, null] } },
      { ...MANAGER, diffs: { acm_id_user: [null, expect.any(Number)], acm_is_main: [null, true] } },
      { ...NOTE, diffs: { acn_text: [null, 'Handed over'] } },
    ],
  },
  'account.storeNote': {
    arrange: async () => ({ ...(await asAdmin()), id: (await anAccount(product)).id, body: { acn_text: 'Noted' } }),
    rows: [{ ...NOTE, diffs: { acn_text: [null, 'Noted'] } }],
  },
  'account.destroyNote': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(), await anAccount(product)]
      const { body } = await product.call('POST', `/account/${id}/notes`, { token, body: { acn_text: 'Noted' } })
      return { token, id, note: Number(body.id) }
    },
    rows: [{ ...NOTE, diffs: { acn_text: ['Noted', null] } }],
  },
  'account.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(), await anAccount(product)]
      await product.call('POST', `/account/${id}`, { token, body: { acc_tier: 2 } })
      const { body } = await product.call('GET', `/account/${id}/history`, { token })
      const [entry] = body.data as { slo_transaction_hash: string }[]
      return { token, id, body: { transaction: entry?.slo_transaction_hash } }
    },
    rows: [{ ...ACCOUNT, diffs: { acc_tier: [2, 5] } }],
  },
  'group.store': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      body: { gro_name: 'Audited', gro_scope: 'own', permissions: toPermissions(['type.list']) },
    }),
    rows: [
      { ...GROUP, diffs: { gro_name: [null, 'Audited'], gro_scope: [null, 'own'] } },
      { ...RIGHT, diffs: { grp_controller: [null, 'type'], grp_method: [null, 'list'] } },
    ],
  },
  'group.update': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      id: (await aGroup(product, { name: 'Before', scope: 'own', pairs: ['type.list', 'user.get'] })).id,
      body: { gro_name: 'After', gro_scope: 'managed', permissions: toPermissions(['type.list', 'user.list']) },
    }),
    rows: [
      { ...GROUP, diffs: { gro_name: ['Before', 'After'], gro_scope: ['own', 'managed'] } },
      { ...RIGHT, diffs: { grp_controller: ['user', null], grp_method: ['get', null] } },
      { ...RIGHT, diffs: { grp_controller: [null, 'user'], grp_method: [null, 'list'] } },
    ],
  },
  'group.destroy': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      id: (await aGroup(product)).id,
    }),
    rows: [{ ...GROUP, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'group.restore': {
    arrange: async () => {
      const token = await product.signIn('admin@candela.example')
      const { id } = await aGroup(product)
      await product.call('DELETE', `/group/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...GROUP, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'view.store': {
    arrange: async () => ({ token: (await somebody()).token, body: viewPayload() }),
    rows: [{ ...VIEW, diffs: { viw_name: [null, 'Audited'], viw_search: [null, '?q=ana'] } }],
  },
  'view.update': {
    arrange: async () => ({ ...(await aView()), body: { viw_name: 'Renamed' } }),
    rows: [{ ...VIEW, diffs: { viw_name: ['Audited', 'Renamed'] } }],
  },
  'view.destroy': {
    arrange: aView,
    rows: [{ ...VIEW, diffs: { viw_name: ['Audited', null] } }],
  },
  'website.store': {
    arrange: async () => {
      const account = await anAccount(product)
      const body = websitePayload(account.id, [(await aSeller(product)).id], { anw_website: 'audited.example' })
      return { ...(await asAdmin()), body }
    },
    rows: [
      { ...WEBSITE, diffs: { anw_website: [null, 'audited.example'], anw_comission: [null, '30.00'] } },
      { ...WEBSITE_USER, diffs: { wsu_id_user: [null, expect.any(Number)] } },
    ],
  },
  // moved, with other people and another status: one action
  'website.update': {
    arrange: async () => {
      const { id } = await aWebsite()
      await attachTo(product, id, (await aSeller(product)).id)
      const users = [(await aSeller(product)).id]
      const body = { anw_account_id: (await anAccount(product)).id, anw_status: 3, anw_comission: '12', users }
      return { ...(await asAdmin()), id, body }
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
      ...(await asAdmin()),
      id: (await aWebsite({ anw_status: 2 })).id,
      body: { decision: 'reject', anw_reject_reason: 'Too thin' },
    }),
    rows: [{ ...WEBSITE, diffs: { anw_status: [2, 0], anw_reject_reason: [null, 'Too thin'] } }],
  },
  'website.resubmit': {
    arrange: async () => ({
      ...(await asAdmin()),
      id: (await aWebsite({ anw_status: 0, anw_reject_reason: 'Too thin' })).id,
    }),
    rows: [{ ...WEBSITE, diffs: { anw_status: [0, 2], anw_reject_reason: ['Too thin', null] } }],
  },
  'website.destroy': {
    arrange: async () => ({ ...(await asAdmin()), id: (await aWebsite()).id }),
    rows: [{ ...WEBSITE, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'website.restore': {
    arrange: async () => ({
      ...(await asAdmin()),
      id: (await aWebsite({ deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...WEBSITE, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'website.bulk': {
    arrange: async () => ({
      ...(await asAdmin()),
      body: { action: 'status', ids: [(await aWebsite()).id, (await aWebsite()).id], payload: { anw_status: 0 } },
    }),
    rows: [
      { ...WEBSITE, diffs: { anw_status: [1, 0] } },
      { ...WEBSITE, diffs: { anw_status: [1, 0] } },
    ],
  },
  'website.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(), await aWebsite()]
      await product.call('POST', `/website/${id}`, { token, body: { anw_status: 3 } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...WEBSITE, diffs: { anw_status: [3, 1] } }],
  },
}

const newestId = async (): Promise<number> =>
  (await product.database.read.selectFrom('system_logs').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

const rowsAfter = (id: number) =>
  product.database.read.selectFrom('system_logs').selectAll().where('id', '>', id).orderBy('id').execute()

const perform = (endpoint: Endpoint, { id = 0, session = 0, note = 0, ...sent }: Prepared) => {
  const path = endpoint.path
    .replace(':id', String(id))
    .replace(':session', String(session))
    .replace(':note', String(note))
  return product.call(endpoint.method, path, { ...sent, ip: '192.0.2.50' })
}

const writes = endpointList.filter(({ endpoint }) => endpoint.effect === 'write')

it.each(writes)('$name leaves its audit rows, before and after, as one action', async ({ name, endpoint }) => {
  const prepared = CASES[name]
  if (!prepared) throw new Error(`${name} writes: say here which audit rows it leaves`)
  const request = (await prepared.arrange?.()) ?? {}
  const before = await newestId()
  expect((await perform(endpoint, request)).status).toBeLessThan(300)
  const rows = await rowsAfter(before)
  expect(
    rows.map(({ slo_table_name, slo_type, slo_action, slo_diffs, slo_ip }) => ({
      slo_table_name,
      slo_type,
      slo_action,
      slo_diffs,
      slo_ip,
    })),
  ).toEqual(
    prepared.rows.map(({ table, type, diffs }) => ({
      slo_table_name: table,
      slo_type: type,
      slo_action: name,
      slo_diffs: expect.objectContaining(diffs),
      slo_ip: '192.0.2.50',
    })),
  )
  expect(new Set(rows.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
  expect(rows.every(({ slo_blame_user_id }) => slo_blame_user_id !== null)).toBe(true)
})

it('reading changes nothing, however often it happens', async () => {
  const token = await product.signIn('adops@candela.example')
  const before = await newestId()
  for (const { endpoint } of endpointList.filter(({ endpoint: { effect, params } }) => effect === 'read' && !params))
    await product.call(endpoint.method, endpoint.path, { token })
  expect(await rowsAfter(before)).toEqual([])
})

it('a change whose audit row cannot be stored does not happen', async () => {
  const token = await product.signIn('publisher@candela.example')
  await product.database.exec('alter table system_logs add constraint refused check (id < 0) not valid')
  try {
    const answer = await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    const user = await product.database.read
      .selectFrom('users')
      .where('usr_email', '=', 'publisher@candela.example')
      .select('usr_locale')
      .executeTakeFirstOrThrow()
    expect(user.usr_locale).toBe('pt_BR')
    const refused = await product.call('POST', '/auth', {
      body: { email: 'viewer@candela.example', password: 'candela-demo' },
    })
    expect(refused.status).toBe(503)
  } finally {
    await product.database.exec('alter table system_logs drop constraint refused')
  }
  expect((await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })).status).toBe(
    200,
  )
})
