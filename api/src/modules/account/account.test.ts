import { readinessPercent } from '@candela/shared-contract'
import {
  accountPayload,
  anAccount,
  aWebsiteOf,
  listAccounts,
  MANAGES_ACCOUNTS,
  managerRow,
  oneAccountOf,
  sellerRow,
} from '../../../test/accounts'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { TOO_LATE } from '../../../test/removed'

let product: Product
let admin: string
let managers: number
let publishers: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  managers = (await aGroup(product, { scope: 'managed' })).id
  publishers = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())

const post = (path: string, body: unknown, token = admin) => product.call('POST', path, { token, body })
const get = (id: number, token = admin) => product.call('GET', `/account/${id}`, { token })
const store = (facts: Record<string, unknown> = {}, token = admin) => post('/account', accountPayload(facts), token)
const recordOf = (answer: { body: unknown }) => oneAccountOf(answer).record
const aManager = () => somebodyOf(product, managers)
const aSeller = () => somebodyOf(product, publishers)
const countOf = async (table: 'accounts' | 'account_managers' | 'account_users' | 'websites') =>
  (await product.database.read.selectFrom(table).select('id').execute()).length

describe('a new account', () => {
  it('is stored with its managers, its users and its websites, in one action', async () => {
    const [first, second, publisher] = [await aManager(), await aManager(), await aSeller()]
    const answer = await store({
      acc_name: '  <b>Diário</b> & =SUM(A1) ',
      acc_google_child_network_code: '21700000001',
      managers: [managerRow(first.id), managerRow(second.id, true)],
      users: [sellerRow(publisher.id)],
      websites: [
        { anw_website: 'https://Notícias-Novas.example:8080/path', anw_product: 'Candela', anw_comission: '15' },
      ],
    })
    expect(answer.status).toBe(200)
    const { record, can } = oneAccountOf(answer)
    expect(record).toMatchObject({
      acc_name: '<b>Diário</b> & =SUM(A1)',
      acc_tier: 3,
      websites_count: 1,
      websites_live: 1,
      users_count: 1,
      managers: [
        { id: second.id, acm_is_main: true },
        { id: first.id, acm_is_main: false },
      ],
      users: [{ id: publisher.id, acu_comission: '2.50' }],
      websites: [
        { anw_website: 'xn--notcias-novas-yib.example', display_host: 'notícias-novas.example', anw_status: 1 },
      ],
    })
    expect(can).toEqual({ update: true, destroy: true, note: true, addWebsite: true, removeWebsite: true })
    expect(readinessPercent(record.readiness)).toBe(100)
    const trail = await product.database.read
      .selectFrom('system_logs')
      .selectAll()
      .where('slo_action', '=', 'account.store')
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    expect(new Set(trail.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
  })

  it.each([
    [{ acc_name: '   ' }, 'acc_name', 'required'],
    [{ acc_name: 'x'.repeat(256) }, 'acc_name', 'tooLong'],
    [{ acc_time_zone: 'Mars/Olympus' }, 'acc_time_zone', 'timeZone'],
    [{ acc_time_zone: 'Asia/Calcutta' }, 'acc_time_zone', 'timeZone'],
    [{ acc_time_zone: 'utc' }, 'acc_time_zone', 'timeZone'],
    [{ acc_time_zone: '' }, 'acc_time_zone', 'required'],
    [{ acc_tier: 6 }, 'acc_tier', 'notAnOption'],
    [{ acc_is_enabled: true }, 'acc_is_enabled', 'invalid'],
    [{ acc_google_child_network_code: '12a' }, 'acc_google_child_network_code', 'digits'],
    [{ acc_google_child_network_code: '-1' }, 'acc_google_child_network_code', 'digits'],
    [{ managers: [managerRow(null)] }, 'managers.0.acm_id_user', 'required'],
    [{ managers: [managerRow(987_654_321)] }, 'managers.0.acm_id_user', 'notAnOption'],
    [{ managers: [managerRow(2), managerRow(2)] }, 'managers.1.acm_id_user', 'duplicate'],
    [{ users: [sellerRow(null)] }, 'users.0.acu_id_user', 'required'],
    [{ users: [sellerRow(987_654_321)] }, 'users.0.acu_id_user', 'notAnOption'],
    [{ users: [sellerRow(5, '')] }, 'users.0.acu_comission', 'required'],
    [{ users: [sellerRow(5, '100.01')] }, 'users.0.acu_comission', 'tooBig'],
    [{ users: [sellerRow(5), sellerRow(5)] }, 'users.1.acu_id_user', 'duplicate'],
    [{ websites: [{ anw_website: '', anw_product: 'Candela' }] }, 'websites.0.anw_website', 'required'],
    [{ websites: [{ anw_website: '203.0.113.7', anw_product: 'Candela' }] }, 'websites.0.anw_website', 'domain'],
    [{ websites: [{ anw_website: 'new-a.example', anw_product: 'Other' }] }, 'websites.0.anw_product', 'notAnOption'],
    [
      { websites: [{ anw_website: 'new-a.example', anw_product: 'Candela', anw_comission: '101' }] },
      'websites.0.anw_comission',
      'tooBig',
    ],
    [{ surprise: 1 }, 'surprise', 'unknownField'],
  ])('is refused with %j', async (facts, field, code) => {
    const before = await countOf('accounts')
    const { status, body } = await store(facts)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ field, code, message: expect.stringMatching(/\S/) })
    expect(await countOf('accounts')).toBe(before)
  })

  it('takes only working managers and only publishers, and says all that is wrong at once', async () => {
    const [publisher, idle] = [await aSeller(), await aManager()]
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${idle.id}`)
    const answer = await store({
      acc_time_zone: 'Nowhere',
      managers: [managerRow(publisher.id), managerRow(idle.id)],
      users: [sellerRow(idle.id)],
    })
    expect(wrongIn(answer)?.map(({ field, code }) => [field, code])).toEqual([
      ['acc_time_zone', 'timeZone'],
      ['managers.0.acm_id_user', 'notAnOption'],
      ['managers.1.acm_id_user', 'notAnOption'],
      ['users.0.acu_id_user', 'notAnOption'],
    ])
  })

  it('leaves nothing behind when one of its websites is taken', async () => {
    const there = await aWebsiteOf(product, (await anAccount(product)).id)
    const before = [await countOf('accounts'), await countOf('websites')]
    const { status, body } = await store({
      websites: [
        { anw_website: 'free-one.example', anw_product: 'Candela', anw_comission: '1' },
        { anw_website: there.anw_website, anw_product: 'Candela', anw_comission: '1' },
      ],
    })
    expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'websites.1.anw_website', code: 'domainTaken' }])
    expect([await countOf('accounts'), await countOf('websites')]).toEqual(before)
  })

  it('has one main contact, whatever was marked', async () => {
    const [one, two] = [await aManager(), await aManager()]
    for (const marks of [
      [false, false],
      [true, true],
    ] as const) {
      const { managers: stored } = recordOf(
        await store({ managers: [managerRow(one.id, marks[0]), managerRow(two.id, marks[1])] }),
      )
      expect(stored.map(({ id, acm_is_main }) => [id, acm_is_main])).toEqual([
        [one.id, true],
        [two.id, false],
      ])
    }
  })

  it('of an account manager is one that they look after', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const answer = await store({}, me.token)
    expect(answer.status).toBe(200)
    expect(recordOf(answer).managers).toMatchObject([{ id: me.id, acm_is_main: true }])
  })

  it('comes once, however often the same call is sent', async () => {
    const body = accountPayload()
    const headers = { 'idempotency-key': 'store-an-account' }
    const ask = () => product.call('POST', '/account', { token: admin, body, headers })
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.body]).toEqual([200, first.body])
  })
})

describe('disabling', () => {
  it('leaves every website the status that it has, and says how many of them are live', async () => {
    const { id } = await anAccount(product)
    for (const anw_status of [1, 1, 2] as const) await aWebsiteOf(product, id, { anw_status })
    expect(recordOf(await get(id))).toMatchObject({ websites_count: 3, websites_live: 2 })
    const after = recordOf(await post(`/account/${id}`, { acc_is_enabled: 0 }))
    expect(after.websites.map(({ anw_status }) => anw_status).sort()).toEqual([1, 1, 2])
    expect(after.readiness).toContainEqual({ step: 'enabled', done: false })
  })
})

describe('removing', () => {
  it('is refused while websites are left, and says how many', async () => {
    const { id } = await anAccount(product)
    await aWebsiteOf(product, id)
    await aWebsiteOf(product, id, { deleted_at: '2026-01-01T00:00:00Z' })
    const refused = await product.call('DELETE', `/account/${id}`, { token: admin })
    expect(refused).toMatchObject({ status: 409, body: { code: 'hasWebsites', count: 1 } })
    expect(refused.body.message).toContain('1')
  })

  it('takes an account from every list and picker, and can be undone with its people for 30 days', async () => {
    const [one, publisher] = [await aManager(), await aSeller()]
    const { id, acc_name } = await anAccount(product, { managers: [one.id], users: [publisher.id] })
    expect((await product.call('DELETE', `/account/${id}`, { token: admin })).status).toBe(204)
    expect((await get(id)).status).toBe(404)
    expect((await product.call('DELETE', `/account/${id}`, { token: admin })).status).toBe(404)
    expect((await listAccounts(product, admin, { search: acc_name })).rows).toEqual([])
    const back = await post(`/account/${id}/restore`, undefined)
    expect(recordOf(back)).toMatchObject({ id, managers: [{ id: one.id }], users: [{ id: publisher.id }] })
    expect((await post(`/account/${id}/restore`, undefined)).status).toBe(404)
    await product.database.exec(
      `update accounts set deleted_at = clock_timestamp() - interval '31 days' where id = ${id}`,
    )
    expect(await post(`/account/${id}/restore`, undefined)).toMatchObject(TOO_LATE)
  })

  it('can be undone by the manager who did it', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const { id } = await anAccount(product, { managers: [me.id] })
    await product.call('DELETE', `/account/${id}`, { token: me.token })
    expect((await post(`/account/${id}/restore`, undefined, me.token)).status).toBe(200)
  })
})

describe('notes', () => {
  it('are for those who look after an account, the newest first, and taken away by whoever wrote them', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const { id, updated_at } = await anAccount(product, { managers: [me.id] })
    const written = await post(`/account/${id}/notes`, { acn_text: ' Call <b>them</b>\non Monday ' }, me.token)
    expect(written.body).toMatchObject({ acn_text: 'Call <b>them</b>\non Monday', author: { id: me.id } })
    await post(`/account/${id}/notes`, { acn_text: 'Second' })
    const notes = async (token: string) =>
      (await product.call('GET', `/account/${id}/notes`, { token })).body as unknown as {
        id: number
        acn_text: string
        can: { destroy: boolean }
      }[]
    expect((await notes(me.token)).map(({ acn_text, can }) => [acn_text, can.destroy])).toEqual([
      ['Second', false],
      ['Call <b>them</b>\non Monday', true],
    ])
    const [second] = await notes(me.token)
    const destroy = (note: number | undefined, token: string, account = id) =>
      product.call('DELETE', `/account/${account}/notes/${note}`, { token })
    expect((await destroy(second?.id, me.token)).status).toBe(403)
    expect((await destroy(second?.id, admin, (await anAccount(product)).id)).status).toBe(404)
    expect((await destroy(second?.id, admin)).status).toBe(204)
    expect((await destroy(second?.id, admin)).status).toBe(404)
    expect(recordOf(await get(id)).updated_at).toBe(updated_at)
  })

  it('are hidden from publishers, and refused when empty or endless', async () => {
    const me = await somebodyWith(product, ['account.get', 'account.update'], 'own')
    const { id } = await anAccount(product, { users: [me.id] })
    expect((await product.call('GET', `/account/${id}/notes`, { token: me.token })).status).toBe(403)
    expect(oneAccountOf(await get(id, me.token)).can.note).toBe(false)
    for (const [acn_text, code] of [
      ['  ', 'required'],
      ['x'.repeat(2_001), 'tooLong'],
    ])
      expect(wrongIn(await post(`/account/${id}/notes`, { acn_text }))).toMatchObject([{ field: 'acn_text', code }])
  })
})
