import { type Endpoint, endpointList } from '@candela/shared-contract'
import { aGroup, somebodyOf, toPermissions } from './people'
import { PICTURE } from './permissions'
import { type CallOptions, type Product, startProduct } from './product'
import { userPayload } from './users'

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
type Prepared = { token?: string; body?: unknown; raw?: CallOptions['raw']; id?: number; session?: number }
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
const GROUP = { table: 'access_groups', type: 'access group' }
const RIGHT = { table: 'access_group_permissions', type: 'access group' }

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
}

const newestId = async (): Promise<number> =>
  (await product.database.read.selectFrom('system_logs').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

const rowsAfter = (id: number) =>
  product.database.read.selectFrom('system_logs').selectAll().where('id', '>', id).orderBy('id').execute()

const perform = (endpoint: Endpoint, { id = 0, session = 0, ...sent }: Prepared) => {
  const path = endpoint.path.replace(':id', String(id)).replace(':session', String(session))
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
