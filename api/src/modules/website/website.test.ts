import { PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { type Product, startProduct } from '../../../test/product'
import { TOO_LATE } from '../../../test/removed'
import {
  aSeller,
  firstError,
  lastTransaction,
  peopleStored,
  somebodyForWebsites,
  storedWebsite,
  websiteIn,
  websitePayload,
} from '../../../test/websites'

let product: Product
let admin: string
let account: number
let seller: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  seller = (await aSeller(product)).id
  account = (await anAccount(product, { name: 'Tested account', users: [seller] })).id
})
afterAll(() => product.close())

const post = (path: string, body?: unknown, token = admin) => product.call('POST', path, { token, body })
const store = (facts: Record<string, unknown> = {}, token = admin) =>
  post('/website', websitePayload(account, [seller], facts), token)

describe('a new website', () => {
  it('is stored with its host, its people and the fee of the tier', async () => {
    const answer = await store({ anw_website: 'https://Café-Novo.example:8080/start?x=1' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      record: {
        id: expect.any(Number),
        anw_name: 'café-novo.example',
        anw_website: 'xn--caf-novo-d1a.example',
        display_host: 'café-novo.example',
        unicode_host: 'café-novo.example',
        anw_product: 'Candela',
        anw_status: 1,
        anw_comission: '30.00',
        terms: { effectiveFee: '30.00', share: null },
        anw_account_id: account,
        anw_reject_reason: null,
        acc_name: 'Tested account',
        net30: '0.00',
        change30: null,
        net30_currency: 'BRL',
        acc_is_enabled: 1,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        users: [
          {
            id: seller,
            usr_name: expect.any(String),
            usr_email: expect.any(String),
            usr_photo: null,
            last_seen_at: null,
          },
        ],
      },
      can: { update: true, destroy: true, govern: true, approve: true, resubmit: false, tags: true },
    })
  })

  it('that can pass for another is called by what was typed, which its form may send back', async () => {
    const { id, anw_website, ...names } = websiteIn(await store({ anw_website: 'аpple-novo.example' }))
    expect(names).toMatchObject({
      anw_name: 'аpple-novo.example',
      unicode_host: 'аpple-novo.example',
      display_host: `аpple-novo.example (${anw_website})`,
    })
    const again = await post(`/website/${id}`, { anw_website: names.unicode_host })
    expect(websiteIn(again).anw_website).toBe(anw_website)
  })

  it.each([
    [{ anw_website: '' }, 'anw_website', 'required'],
    [{ anw_website: 'localhost' }, 'anw_website', 'domain'],
    [{ anw_website: 'x'.repeat(3_000) }, 'anw_website', 'tooLong'],
    [{ anw_product: 'Other' }, 'anw_product', 'notAnOption'],
    [{ anw_status: 4 }, 'anw_status', 'notAnOption'],
    [{ anw_status: '1' }, 'anw_status', 'notAnOption'],
    [{ anw_comission: '100.01' }, 'anw_comission', 'tooBig'],
    [{ anw_comission: '-1' }, 'anw_comission', 'invalid'],
    [{ anw_comission: '10.123' }, 'anw_comission', 'invalid'],
    [{ anw_account_id: 987_654 }, 'anw_account_id', 'notAnOption'],
    [{ anw_account_id: undefined }, 'anw_account_id', 'required'],
    [{ anw_name: 'x'.repeat(256) }, 'anw_name', 'tooLong'],
    [{ users: [] }, 'users', 'userRequired'],
    [{ users: undefined }, 'users', 'required'],
    [{ users: [987_654] }, 'users.0', 'notAnOption'],
    // an administrator is no publisher
    [{ users: [1] }, 'users.0', 'notAnOption'],
    [{ users: [5, 5] }, 'users.1', 'duplicate'],
    [{ anw_reject_reason: 'no' }, 'anw_reject_reason', 'unknownField'],
  ])('is refused with %j', async (facts, field, code) => {
    const count = async () => (await product.database.read.selectFrom('websites').select('id').execute()).length
    const before = await count()
    const { status, body } = await store(facts)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ field, code, message: expect.stringMatching(/\S/) })
    expect(await count()).toBe(before)
  })

  it('of a removed account is refused', async () => {
    const gone = await anAccount(product)
    await product.database.exec(`update accounts set deleted_at = clock_timestamp() where id = ${gone.id}`)
    expect(firstError(await store({ anw_account_id: gone.id }))).toEqual([422, 'anw_account_id', 'notAnOption'])
  })

  it('of two with one domain at one moment, one is refused, however it was written', async () => {
    const answers = await Promise.all([
      store({ anw_website: 'at-once.example' }),
      store({ anw_website: 'HTTPS://AT-ONCE.example/' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.errors?.[0]).toMatchObject({ field: 'anw_website', code: 'domainTaken' })
    expect((await store({ anw_website: 'www.at-once.example' })).status).toBe(200)
  })

  it('comes once, however often the same call is sent', async () => {
    const body = websitePayload(account, [seller])
    const headers = { 'idempotency-key': 'store-a-website' }
    const send = () => product.call('POST', '/website', { token: admin, body, headers })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.body]).toEqual([200, first.body])
  })
})

describe('a change', () => {
  it('keeps what is not said, and is no change when nothing differs', async () => {
    const { id, updated_at } = websiteIn(await store({ anw_comission: '12.5' }))
    const renamed = websiteIn(await post(`/website/${id}`, { anw_name: 'Renamed', updated_at }))
    expect(renamed).toMatchObject({ anw_name: 'Renamed', anw_comission: '12.50', anw_status: 1 })
    expect(renamed.updated_at > updated_at).toBe(true)
    const same = {
      anw_name: 'Renamed',
      anw_comission: '12.5',
      anw_website: `http://${renamed.anw_website}/`,
      users: [seller],
    }
    expect(websiteIn(await post(`/website/${id}`, same)).updated_at).toBe(renamed.updated_at)
  })

  it('of the fee is kept by the day it is made on, with what the fee was before', async () => {
    const { id } = websiteIn(await store({ anw_comission: '12.5' }))
    const fees = async () => {
      const { read } = product.database
      const rows = await read.selectFrom('website_fees').where('wef_id_website', '=', id).selectAll().execute()
      return rows.map(({ wef_valid_from, wef_percent }) => [wef_valid_from, wef_percent]).sort()
    }
    expect(await fees()).toEqual([['0001-01-01', '12.50']])
    await post(`/website/${id}`, { anw_comission: '30' })
    const today = todayIn(PLATFORM_ZONE)
    expect(await fees()).toEqual([
      ['0001-01-01', '12.50'],
      [today, '30.00'],
    ])
    const transaction = await lastTransaction(product)
    expect(websiteIn(await post(`/website/${id}/revert`, { transaction })).anw_comission).toBe('12.50')
    expect(await fees()).toEqual([
      ['0001-01-01', '12.50'],
      [today, '12.50'],
    ])
  })

  it('of what somebody changed meanwhile is refused with how it is now; another list of people is a change', async () => {
    const { id, updated_at } = websiteIn(await store())
    const other = (await aSeller(product)).id
    await post(`/website/${id}`, { users: [other] })
    const { status, body } = await post(`/website/${id}`, { anw_name: 'Second', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(websiteIn({ body: body.current }).users.map(user => user.id)).toEqual([other])
  })

  it('of two at one moment with one version, one wins and one is told', async () => {
    const { id, updated_at } = websiteIn(await store())
    const answers = await Promise.all([
      post(`/website/${id}`, { anw_name: 'Left', updated_at }),
      post(`/website/${id}`, { anw_name: 'Right', updated_at }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that adds somebody twice at one moment attaches them once', async () => {
    const { id } = websiteIn(await store())
    const other = (await aSeller(product)).id
    const answers = await Promise.all([1, 2].map(() => post(`/website/${id}`, { users: [seller, other] })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await peopleStored(product, id)).toEqual([seller, other])
  })

  it('to a domain that is taken is refused', async () => {
    const taken = websiteIn(await store())
    const { id } = websiteIn(await store())
    expect(firstError(await post(`/website/${id}`, { anw_website: taken.anw_website }))).toEqual([
      422,
      'anw_website',
      'domainTaken',
    ])
  })

  it('of people keeps those whom the caller does not choose from any more, and the place of who was removed', async () => {
    const [moved, removed] = [await aSeller(product), await aSeller(product)]
    const { id } = websiteIn(await store({ users: [seller, moved.id, removed.id] }))
    await product.database.exec(`update users set usr_id_group = 1 where id = ${moved.id}`)
    await product.database.exec(`update users set deleted_at = clock_timestamp() where id = ${removed.id}`)
    const { users } = websiteIn(await post(`/website/${id}`, { users: [seller, moved.id] }))
    expect(users.map(user => user.id)).toEqual([seller, moved.id])
    expect(await peopleStored(product, id)).toEqual([seller, moved.id, removed.id])
    expect(firstError(await post(`/website/${id}`, { users: [removed.id] }))).toEqual([422, 'users.0', 'notAnOption'])
  })

  it('of a manager switches on and off, and neither lets in nor takes a ban away', async () => {
    const me = await somebodyForWebsites(product, 'managed')
    const own = await anAccount(product, { managers: [me.id], users: [seller] })
    const { id } = await aWebsiteOf(product, own.id, { anw_status: 1 })
    const give = async (anw_status: number) => (await post(`/website/${id}`, { anw_status }, me.token)).status
    expect([await give(0), await give(1), await give(3), await give(2)]).toEqual([200, 200, 422, 422])
    await post(`/website/${id}`, { anw_status: 3 })
    expect([await give(1), await give(0), await give(3)]).toEqual([422, 422, 200])
    const added = await post('/website', websitePayload(own.id, [seller]), me.token)
    expect(websiteIn(added)).toMatchObject({ anw_status: 2, anw_comission: '30.00' })
  })
})

describe('removing', () => {
  it('takes it from every list, frees its domain, and can be undone with its people', async () => {
    const { id } = websiteIn(await store())
    expect((await product.call('DELETE', `/website/${id}`, { token: admin })).status).toBe(204)
    expect((await product.call('GET', `/website/${id}`, { token: admin })).status).toBe(404)
    const back = await post(`/website/${id}/restore`)
    expect([back.status, websiteIn(back).users.map(user => user.id)]).toEqual([200, [seller]])
    expect((await post(`/website/${id}/restore`)).status).toBe(404)
  })

  it('cannot be undone once the domain is taken, the account gone, or 30 days over', async () => {
    const own = await anAccount(product, { users: [seller] })
    const { id, anw_website } = websiteIn(await store({ anw_account_id: own.id }))
    await product.call('DELETE', `/website/${id}`, { token: admin })
    const other = websiteIn(await store({ anw_website }))
    expect(firstError(await post(`/website/${id}/restore`))).toEqual([422, 'anw_website', 'domainTaken'])
    await product.call('DELETE', `/website/${other.id}`, { token: admin })
    await product.database.exec(`update accounts set deleted_at = clock_timestamp() where id = ${own.id}`)
    expect(await post(`/website/${id}/restore`)).toMatchObject({ status: 409, body: { code: 'parentRemoved' } })
    await product.database.exec(
      `update websites set deleted_at = clock_timestamp() - interval '31 days' where id = ${id}`,
    )
    expect(await post(`/website/${id}/restore`)).toMatchObject(TOO_LATE)
    expect((await storedWebsite(product, id)).deleted_at).not.toBe(null)
  })
})
