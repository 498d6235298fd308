import {
  accountPayload,
  anAccount,
  aWebsiteOf,
  MANAGES_ACCOUNTS,
  managerRow,
  oneAccountOf,
  sellerRow,
} from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { aSeller, storedWebsite, websiteIn, websitePayload } from '../../../test/websites'

let product: Product
let admin: string
let managers: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  managers = (await aGroup(product, { scope: 'managed' })).id
})
afterAll(() => product.close())

const post = (path: string, body?: unknown, token = admin) => product.call('POST', path, { token, body })
const get = (id: number) => product.call('GET', `/account/${id}`, { token: admin })
const store = (facts: Record<string, unknown> = {}, token = admin) => post('/account', accountPayload(facts), token)
const recordOf = (answer: { body: unknown }) => oneAccountOf(answer).record
const aManager = () => somebodyOf(product, managers)

describe('a change', () => {
  it('keeps what is not said, and is no change when nothing differs', async () => {
    const [one, publisher] = [await aManager(), await aSeller(product)]
    const first = recordOf(await store({ managers: [managerRow(one.id, true)], users: [sellerRow(publisher.id)] }))
    const renamed = recordOf(await post(`/account/${first.id}`, { acc_name: 'Renamed', updated_at: first.updated_at }))
    expect(renamed).toMatchObject({ acc_name: 'Renamed', acc_tier: 3, managers: first.managers, users: first.users })
    expect(renamed.updated_at > first.updated_at).toBe(true)
    const same = recordOf(
      await post(`/account/${first.id}`, {
        acc_name: 'Renamed',
        managers: [managerRow(one.id, false)],
        users: [sellerRow(publisher.id, '2.50')],
        websites: [],
      }),
    )
    expect(same.updated_at).toBe(renamed.updated_at)
  })

  it.each(['managers', 'users', 'websites'])('of the %s alone raises the version', async box => {
    const first = recordOf(await store())
    const rows = {
      managers: async () => [managerRow((await aManager()).id, true)],
      users: async () => [sellerRow((await aSeller(product)).id)],
      websites: async () => [{ anw_website: 'only-change.example', anw_product: 'Candela' }],
    }[box]
    const answer = await post(`/account/${first.id}`, { [box]: await rows?.(), updated_at: first.updated_at })
    expect([answer.status, recordOf(answer).updated_at > first.updated_at]).toEqual([200, true])
    const late = await post(`/account/${first.id}`, { acc_name: 'Too late', updated_at: first.updated_at })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(recordOf({ body: late.body.current })).toMatchObject({ id: first.id, acc_name: first.acc_name })
  })

  it('of two at one moment, one is stored and the other is told', async () => {
    const { id, updated_at } = recordOf(await store())
    const answers = await Promise.all(['One', 'Two'].map(acc_name => post(`/account/${id}`, { acc_name, updated_at })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that adds one person twice at one moment attaches them once', async () => {
    const [{ id }, publisher, one] = [recordOf(await store()), await aSeller(product), await aManager()]
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        post(`/account/${id}`, { users: [sellerRow(publisher.id)], managers: [managerRow(one.id, true)] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(recordOf(await get(id))).toMatchObject({ users: [{ id: publisher.id }], managers: [{ id: one.id }] })
  })

  it('takes away whom it does not name, and moves the main contact', async () => {
    const [one, two, three] = [await aManager(), await aManager(), await aManager()]
    const { id } = recordOf(await store({ managers: [managerRow(one.id, true), managerRow(two.id)] }))
    const { managers: after } = recordOf(
      await post(`/account/${id}`, { managers: [managerRow(two.id), managerRow(three.id, true)] }),
    )
    expect(after.map(person => [person.id, person.acm_is_main])).toEqual([
      [three.id, true],
      [two.id, false],
    ])
  })

  it('keeps people who fit no more where they are, and adds none', async () => {
    const [one, publisher] = [await aManager(), await aSeller(product)]
    const { id } = recordOf(await store({ managers: [managerRow(one.id, true)], users: [sellerRow(publisher.id)] }))
    await product.database.exec(`update users set usr_status = 'Banido' where id in (${one.id}, ${publisher.id});
      update users set usr_id_group = null where id = ${publisher.id}`)
    const boxes = { managers: [managerRow(one.id, true)], users: [sellerRow(publisher.id, '9')] }
    expect(recordOf(await post(`/account/${id}`, boxes)).users).toMatchObject([{ acu_comission: '9.00' }])
    expect((await store(boxes)).status).toBe(422)
  })

  it('leaves the place of somebody who was removed for their return, but not as the main contact', async () => {
    const [one, two] = [await aManager(), await aManager()]
    const { id } = recordOf(await store({ managers: [managerRow(one.id, true), managerRow(two.id)] }))
    await product.call('DELETE', `/user/${one.id}`, { token: admin })
    expect(recordOf(await get(id)).managers).toMatchObject([{ id: two.id, acm_is_main: true }])
    expect((await post(`/account/${id}`, { managers: [managerRow(two.id, true)] })).status).toBe(200)
    await post(`/user/${one.id}/restore`, undefined)
    expect(recordOf(await get(id)).managers.map(person => [person.id, person.acm_is_main])).toEqual([
      [two.id, true],
      [one.id, false],
    ])
  })

  it('never takes oneself off the managers', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const { id } = recordOf(await store({}, me.token))
    for (const rows of [[], [managerRow((await aManager()).id, true)]]) {
      const { status, body } = await post(`/account/${id}`, { managers: rows }, me.token)
      expect([status, body.errors]).toMatchObject([422, [{ field: 'managers', code: 'ownRecord' }]])
    }
    expect((await post(`/account/${id}`, { managers: [] })).status).toBe(200)
  })

  it('takes websites away for whoever may remove them, and adds for whoever may add', async () => {
    const me = await somebodyWith(product, ['account.get', 'account.update'])
    const { id } = await anAccount(product)
    const kept = await aWebsiteOf(product, id)
    const added = { anw_website: 'added-here.example', anw_product: 'Candela' }
    const refusedWith = async (websites: unknown[]) =>
      wrongIn(await post(`/account/${id}`, { websites }, me.token))?.map(({ field, code }) => [field, code])
    expect(await refusedWith([{ id: kept.id }, added])).toEqual([['websites.1.anw_website', 'notYours']])
    expect(await refusedWith([])).toEqual([['websites', 'notYours']])
    expect(await refusedWith([{ id: kept.id }, { id: 987_654_321 }])).toEqual([['websites.1.id', 'notAnOption']])
    expect((await post(`/account/${id}`, { websites: [{ id: kept.id }] }, me.token)).status).toBe(200)
    const after = recordOf(await post(`/account/${id}`, { websites: [added] }))
    expect(after.websites).toMatchObject([{ anw_website: 'added-here.example', anw_comission: '30.00' }])
  })

  it('of what the platform decides is not for publishers, whatever rights they hold', async () => {
    const me = await somebodyWith(product, ['account.get', 'account.update'], 'own')
    const { id } = await anAccount(product, { users: [me.id] })
    const { status, body } = await post(
      `/account/${id}`,
      { acc_name: 'Mine', acc_tier: 1, acc_is_enabled: 0, acc_gross_visible: 0, managers: [] },
      me.token,
    )
    expect(status).toBe(422)
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual(
      ['acc_is_enabled', 'acc_tier', 'acc_gross_visible', 'managers'].map(field => [field, 'notYours']),
    )
    // What they are not shown is refused also as it is: who tries would learn it.
    expect((await post(`/account/${id}`, { acc_name: 'Mine', acc_tier: 5 }, me.token)).status).toBe(422)
    expect((await post(`/account/${id}`, { acc_name: 'Mine', acc_is_enabled: 1 }, me.token)).status).toBe(200)
  })
})

/** Somebody looks at an account, and saves its websites as they saw them after something else happened. */
const savedAfter = async (account: { id: number }, happen: () => Promise<unknown>) => {
  const { record } = (await product.call('GET', `/account/${account.id}`, { token: admin })).body as {
    record?: { updated_at: string; websites: { id: number }[] }
  }
  const websites = record?.websites.map(({ id }) => ({ id }))
  await happen()
  const { status, body } = await post(`/account/${account.id}`, { websites, updated_at: record?.updated_at })
  return [status, body.code]
}
const isThere = async (id: number) => (await storedWebsite(product, id)).deleted_at === null
const STALE = [409, 'stale']

describe('a website that came while somebody looked at its account is not taken away by their save', () => {
  it('when it is new', async () => {
    const account = await anAccount(product)
    let id = 0
    const add = async () => {
      const added = await post('/website', websitePayload(account.id, [(await aSeller(product)).id]))
      expect(added).toMatchObject({ status: 200 })
      id = websiteIn(added).id
    }
    expect(await savedAfter(account, add)).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when it was moved in', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, (await anAccount(product)).id)
    expect(await savedAfter(account, () => post(`/website/${id}`, { anw_account_id: account.id }))).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when it was brought back', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, account.id)
    await product.call('DELETE', `/website/${id}`, { token: admin })
    expect(await savedAfter(account, () => post(`/website/${id}/restore`))).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })

  it('when the removal of many was undone', async () => {
    const account = await anAccount(product)
    const { id } = await aWebsiteOf(product, account.id)
    const body = await asShown(product, 'websites', { action: 'destroy', ids: [id] })
    const { transaction } = (await post('/website/bulk', body)).body
    const undo = () => post('/website/bulk', { action: 'undo', payload: { transaction } })
    expect(await savedAfter(account, undo)).toEqual(STALE)
    expect(await isThere(id)).toBe(true)
  })
})
