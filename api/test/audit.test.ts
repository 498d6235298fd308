import { type Endpoint, endpointList } from '@candela/shared-contract'
import { aGroup, toPermissions } from './people'
import { type Product, startProduct } from './product'

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
type Prepared = { token?: string; body?: unknown; id?: number }
type Case = { arrange?: () => Promise<Prepared>; rows: Expected[] }

const resetToken = async (email: string): Promise<string> => {
  await product.database.exec('delete from throttles')
  await product.call('POST', '/forgot-password', { body: { email } })
  return /token=([\w-]+)/.exec((await product.mailTo(email))?.text ?? '')?.[1] ?? ''
}

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

const perform = (endpoint: Endpoint, { token, body, id = 0 }: Prepared) =>
  product.call(endpoint.method, endpoint.path.replace(':id', String(id)), { token, body, ip: '192.0.2.50' })

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
