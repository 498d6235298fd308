import type { Scope, SessionUser } from '@candela/shared-contract'
import {
  accountPayload,
  anAccount,
  aWebsiteOf,
  listAccounts,
  MANAGES_ACCOUNTS,
  oneAccountOf,
} from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { fileOf } from '../../../test/csv'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { TOO_LATE } from '../../../test/removed'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const ABSENT = 987_654_321
const LIMITED = ['own', 'managed'] as const
const link = (scope: Scope, id: number) => (scope === 'managed' ? { managers: [id] } : { users: [id] })
const box = (scope: Scope) => (scope === 'managed' ? 'account_managers' : 'account_users')
const somebody = (scope: Scope) => somebodyWith(product, MANAGES_ACCOUNTS, scope)
const post = (path: string, body: unknown, token = admin) => product.call('POST', path, { token, body })

describe.each(LIMITED)('somebody whose reach is %s', scope => {
  it('sees their accounts and no others, in the list, its counts, its file and the picker', async () => {
    const me = await somebody(scope)
    const mine = await anAccount(product, { name: 'Mine', ...link(scope, me.id) })
    await anAccount(product, { name: 'Foreign' })
    const { rows, total, counts } = await listAccounts(product, me.token)
    expect([rows.map(({ id }) => id), total]).toEqual([[mine.id], 1])
    const tiers = scope === 'own' ? {} : { acc_tier: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 } }
    expect(counts).toEqual({ acc_is_enabled: { 0: 0, 1: 1 }, ...tiers })
    const options = await product.call('GET', '/account/simpleList', { token: me.token })
    expect(options.body).toEqual([{ id: mine.id, label: 'Mine' }])
    const file = await fileOf(product, '/account/export', me.token, { columns: ['acc_name'] })
    expect(file.text).toBe('\uFEFFName\r\nMine\r\n')
  })

  it('is told the same of a foreign, a removed and an absent account, by every call', async () => {
    const me = await somebody(scope)
    const foreign = await anAccount(product)
    const removed = await anAccount(product, link(scope, me.id))
    await product.database.exec(`update accounts set deleted_at = clock_timestamp() - interval '60 days'
      where id = ${removed.id}`)
    const calls = [
      ['GET', ''],
      ['POST', '', { acc_name: 'Taken over' }],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['GET', '/notes'],
      ['POST', '/notes', { acn_text: 'A note' }],
      ['DELETE', '/notes/1'],
      ['GET', '/history'],
      ['POST', '/revert', { transaction: '00000000-0000-4000-8000-000000000000' }],
    ] as const
    for (const [method, path, body] of calls) {
      const told = async (id: number) => {
        const answer = await product.call(method, `/account/${id}${path}`, { token: me.token, body })
        return { status: answer.status, body: { ...answer.body, requestId: '' } }
      }
      const absent = await told(ABSENT)
      expect([path, absent.status]).toEqual([path, 404])
      expect(await told(foreign.id)).toEqual(absent)
      // Whoever could have brought it back is told that it is too late.
      if (path === '/restore') expect(await told(removed.id)).toMatchObject(TOO_LATE)
      else expect(await told(removed.id)).toEqual(absent)
    }
  })

  it('loses an account with the next request after being detached, and has it with the next after being attached', async () => {
    const me = await somebody(scope)
    const { id } = await anAccount(product)
    const status = async () => (await product.call('GET', `/account/${id}`, { token: me.token })).status
    expect(await status()).toBe(404)
    const rows =
      scope === 'managed'
        ? { managers: [{ acm_id_user: me.id, acm_is_main: true }] }
        : { users: [{ acu_id_user: me.id, acu_comission: '0' }] }
    expect((await post(`/account/${id}`, rows)).status).toBe(200)
    expect(await status()).toBe(200)
    expect((await listAccounts(product, me.token)).total).toBe(1)
    await post(`/account/${id}`, { managers: [], users: [] })
    expect([await status(), (await listAccounts(product, me.token)).total]).toEqual([404, 0])
  })

  it('attaches nobody that they do not reach, as if there were no such person', async () => {
    const me = await somebody(scope)
    const { id } = await anAccount(product, link(scope, me.id))
    const stranger = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const refusalOf = async (acu_id_user: number) => {
      const mine = scope === 'own' ? [{ acu_id_user: me.id }] : []
      const users = [...mine, { acu_id_user }]
      const { status, body } = await post(`/account/${id}`, { users }, me.token)
      return [status, body.errors]
    }
    const refused = await refusalOf(stranger.id)
    expect(refused).toMatchObject([422, [{ code: 'notAnOption' }]])
    expect(await refusalOf(ABSENT)).toEqual(refused)
    await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${stranger.id}`)
    expect(await refusalOf(stranger.id)).toEqual([200, undefined])
  })

  it('has no account any more when the link is gone behind their back', async () => {
    const me = await somebody(scope)
    const { id } = await anAccount(product, link(scope, me.id))
    await product.database.exec(`delete from ${box(scope)} where ${scope === 'own' ? 'acu' : 'acm'}_id_user = ${me.id}`)
    const body = await asShown(product, 'accounts', { action: 'destroy', ids: [id] })
    expect((await post('/account/bulk', body, me.token)).body).toMatchObject({
      done: 0,
      refused: [{ id, code: 'notFound' }],
    })
  })
})

it('a publisher sees no share of an account that shows none', async () => {
  const me = await somebody('own')
  const { id } = await anAccount(product, { users: [me.id] })
  await aWebsiteOf(product, id)
  const comission = async (token: string) =>
    oneAccountOf(await product.call('GET', `/account/${id}`, { token })).record.websites[0]?.anw_comission
  expect(await comission(me.token)).toBe('20.00')
  await post(`/account/${id}`, { acc_gross_visible: 0 })
  expect([await comission(me.token), await comission(admin)]).toEqual([null, '20.00'])
})

it('account managers choose from all colleagues; without that right nobody beyond their reach is one', async () => {
  const [me, colleague] = [await somebody('managed'), await somebody('managed')]
  const picked = await product.call('GET', '/user/accountManager', { token: me.token })
  const ids = (picked.body as unknown as { id: number }[]).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([me.id, colleague.id]))
  const body = accountPayload({ managers: [{ acm_id_user: colleague.id, acm_is_main: true }] })
  expect((await post('/account', body, me.token)).status).toBe(200)
  const blind = await somebodyWith(product, ['account.store', 'account.get'], 'managed')
  expect(wrongIn(await post('/account', body, blind.token))).toMatchObject([
    { field: 'managers.0.acm_id_user', code: 'notAnOption' },
  ])
})

describe('whom a publisher talks to', () => {
  const managerOf = async (token: string) => {
    const { body } = await product.call('GET', '/auth/session', { token })
    return (body.user as SessionUser).manager
  }

  it('is the main contact of their first account, by a seller link or by one of its websites', async () => {
    const [main, other] = [await somebody('managed'), await somebody('managed')]
    const [seller, visitor] = [await somebody('own'), await somebody('own')]
    const account = await anAccount(product, { name: 'B', managers: [main.id, other.id], users: [seller.id] })
    await anAccount(product, { name: 'C', managers: [other.id], users: [seller.id] })
    await anAccount(product, { name: 'A', users: [seller.id] })
    const website = await aWebsiteOf(product, account.id)
    await product.database.exec(`insert into website_users (wsu_id_website, wsu_id_user)
      values (${website.id}, ${visitor.id})`)
    const expected = { id: main.id, usr_name: expect.any(String), usr_email: main.email, usr_photo: null }
    expect([await managerOf(seller.token), await managerOf(visitor.token)]).toEqual([expected, expected])
    const signedIn = await post('/auth', { email: seller.email, password: 'candela-demo' })
    expect((signedIn.body.user as SessionUser).manager).toEqual(expected)
    const changed = await post('/user/updateUserLocale', { usr_locale: 'it_IT' }, seller.token)
    expect((changed.body as unknown as SessionUser).manager).toEqual(expected)
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${main.id}`)
    expect(await managerOf(visitor.token)).toMatchObject({ id: other.id })
  })

  it('is nobody for who is attached to nothing', async () => {
    expect(await managerOf((await somebody('own')).token)).toBeNull()
  })
})
