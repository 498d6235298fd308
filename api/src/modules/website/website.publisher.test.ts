import type { BulkAnswer, HistoryAnswer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import {
  aSeller,
  attachTo,
  firstError,
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
const bulk = async (body: object, token: string) =>
  (await post('/website/bulk', body, token)).body as unknown as BulkAnswer

describe('a publisher', () => {
  it('adds a website that waits, at the fee of the tier, and says neither', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const own = await anAccount(product, { users: [me.id] })
    await product.database.exec(`update accounts set acc_tier = 1 where id = ${own.id}`)
    const add = (facts: object = {}) => post('/website', websitePayload(own.id, [me.id], { ...facts }), me.token)
    const added = await add()
    expect(websiteIn(added)).toMatchObject({ anw_status: 2, anw_comission: '15.00' })
    expect(added.body.can).toEqual({
      update: true,
      destroy: true,
      govern: false,
      approve: false,
      resubmit: false,
      tags: true,
    })
    expect(firstError(await add({ anw_status: 2 }))).toEqual([422, 'anw_status', 'notYours'])
    expect(firstError(await add({ anw_comission: '15' }))).toEqual([422, 'anw_comission', 'notYours'])
    expect(firstError(await add({ anw_account_id: account }))).toEqual([422, 'anw_account_id', 'notAnOption'])
    expect(firstError(await add({ users: [seller] }))).toEqual([422, 'users.0', 'notAnOption'])
  })

  it('changes name, product and people, and nothing that others decide', async () => {
    const me = await somebodyForWebsites(product, 'own', 'website.approve')
    const own = await anAccount(product, { users: [me.id] })
    const { id } = await aWebsiteOf(product, own.id, { anw_status: 1 })
    await attachTo(product, id, me.id)
    expect(
      websiteIn(await post(`/website/${id}`, { anw_name: 'Mine', anw_product: 'Candela Video' }, me.token)),
    ).toMatchObject({ anw_name: 'Mine', anw_product: 'Candela Video' })
    const refused = await post(
      `/website/${id}`,
      { anw_status: 0, anw_comission: '1', anw_account_id: own.id, anw_website: 'other-mine.example' },
      me.token,
    )
    expect(wrongIn(refused)?.map(({ field, code }) => [field, code])).toEqual(
      ['anw_website', 'anw_status', 'anw_comission', 'anw_account_id'].map(field => [field, 'notYours']),
    )
    expect((await post(`/website/${id}/approve`, { decision: 'approve' }, me.token)).status).toBe(403)
  })

  it('takes back what they were shown, also where a fee that they are not shown changed with it', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const own = await anAccount(product, { users: [me.id] })
    await product.database.exec(`update accounts set acc_gross_visible = 0 where id = ${own.id}`)
    const { id, anw_name } = await aWebsiteOf(product, own.id)
    const takeBack = async (body: object) => {
      expect((await post(`/website/${id}`, body)).status).toBe(200)
      const { body: told } = await product.call('GET', `/website/${id}/history`, { token: admin })
      const transaction = (told as unknown as HistoryAnswer).data[0]?.slo_transaction_hash
      return (await post(`/website/${id}/revert`, { transaction }, me.token)).status
    }
    expect(await takeBack({ anw_name: 'With the fee', anw_comission: '7' })).toBe(200)
    expect(await storedWebsite(product, id)).toMatchObject({ anw_name, anw_comission: '7.00' })
    expect(await takeBack({ anw_comission: '8' })).toBe(404)
  })

  it('does not take from themselves what they reach by it alone', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const friend = await aSeller(product)
    const { id } = await aWebsiteOf(product, account)
    await attachTo(product, id, me.id)
    await attachTo(product, id, friend.id)
    expect(firstError(await post(`/website/${id}`, { users: [friend.id] }, me.token))).toEqual([
      422,
      'users',
      'ownRecord',
    ])
    expect(await peopleStored(product, id)).toEqual([me.id, friend.id])
  })

  it('reads that a website exists, and whose it is only where the account is theirs, as staff does', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const own = await anAccount(product, { users: [me.id], name: 'Mine' })
    const other = await anAccount(product, { name: 'Somebody else' })
    const mine = await aWebsiteOf(product, own.id)
    const foreign = await aWebsiteOf(product, other.id)
    const said = async (anw_website: string, token?: string) => {
      const added = await post('/website', websitePayload(own.id, [me.id], { anw_website }), token)
      const renamed = await post(`/website/${mine.id}`, { anw_website }, admin)
      expect(added.status).toBe(422)
      return [added.body.errors?.[0]?.message, renamed.status === 422 && renamed.body.errors?.[0]?.message]
    }
    const toStaff = 'This website already exists, in the account Somebody else'
    expect(await said(foreign.anw_website, me.token)).toEqual(['This website already exists', toStaff])
    expect(await said(foreign.anw_website)).toEqual([toStaff, toStaff])
    expect((await said(mine.anw_website, me.token))[0]).toBe('This website already exists, in the account Mine')
  })

  it('sees no commission of an account that keeps it to itself, in no call and no order', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const own = await anAccount(product, { users: [me.id] })
    await product.database.exec(`update accounts set acc_gross_visible = 0 where id = ${own.id}`)
    const low = await aWebsiteOf(product, own.id, { anw_name: 'b', anw_comission: '1' })
    const high = await aWebsiteOf(product, own.id, { anw_name: 'a', anw_comission: '99' })
    expect(websiteIn(await product.call('GET', `/website/${low.id}`, { token: me.token })).anw_comission).toBe(null)
    const sorted = (dir: string) =>
      post(
        '/website/list',
        {
          sort: [
            { field: 'anw_comission', dir },
            { field: 'anw_name', dir: 'asc' },
          ],
        },
        me.token,
      )
    for (const dir of ['asc', 'desc'])
      expect((await sorted(dir)).body.data).toMatchObject([
        { id: high.id, anw_comission: null },
        { id: low.id, anw_comission: null },
      ])
    await post(`/website/${low.id}`, { anw_comission: '2', anw_name: 'c' })
    const history = await product.call('GET', `/website/${low.id}/history`, { token: me.token })
    expect(JSON.stringify(history.body)).toContain('anw_name')
    expect(JSON.stringify(history.body)).not.toContain('anw_comission')
    const stale = await post(
      `/website/${low.id}`,
      { anw_name: 'd', updated_at: '2000-01-01T00:00:00.000000Z' },
      me.token,
    )
    expect([stale.status, websiteIn({ body: stale.body.current }).anw_comission]).toEqual([409, null])
    expect(websiteIn(await product.call('GET', `/website/${low.id}`, { token: admin })).anw_comission).toBe('2.00')
  })

  it('who is attached to a website alone takes nobody off it who sells through its account', async () => {
    const [me, guest] = [await somebodyForWebsites(product, 'own'), await aSeller(product)]
    const { id } = await aWebsiteOf(product, account)
    for (const person of [seller, me.id, guest.id]) await attachTo(product, id, person)
    const become = async (users: number[]) => firstError(await post(`/website/${id}`, { users }, me.token))
    expect(await become([me.id, guest.id])).toEqual([422, 'users', 'notYours'])
    expect(await peopleStored(product, id)).toEqual([seller, me.id, guest.id])
    expect(await become([seller, me.id])).toEqual([200, undefined, undefined])
    // Nor who sold through it before their group was taken away.
    await product.database.exec(`update users set usr_id_group = null where id = ${seller}`)
    expect(await become([me.id])).toEqual([422, 'users', 'notYours'])
    await product.database.exec(`update users set usr_id_group = (select usr_id_group from users where id = ${guest.id})
      where id = ${seller}`)
  })

  it('nor takes the website from its account', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const { id } = await aWebsiteOf(product, account)
    await attachTo(product, id, me.id)
    const one = await product.call('GET', `/website/${id}`, { token: me.token })
    expect(one.body.can).toMatchObject({ update: true, destroy: false })
    expect((await product.call('DELETE', `/website/${id}`, { token: me.token })).status).toBe(403)
    const body = await asShown(product, 'websites', { action: 'destroy', ids: [id] })
    const many = await post('/website/bulk', body, me.token)
    expect(many.body).toMatchObject({ done: 0, refused: [{ id, code: 'notYours' }] })
    expect((await product.call('DELETE', `/website/${id}`, { token: admin })).status).toBe(204)
    expect((await post(`/website/${id}/restore`, undefined, me.token)).status).toBe(404)
    expect((await post(`/website/${id}/restore`)).status).toBe(200)
  })

  it('nor, by taking back what they did with many while the account was theirs', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const own = await anAccount(product, { users: [me.id] })
    const ids = [(await aWebsiteOf(product, own.id)).id, (await aWebsiteOf(product, own.id)).id] as const
    for (const id of ids) await attachTo(product, id, me.id)
    const remove = async (id: number) =>
      bulk(await asShown(product, 'websites', { action: 'destroy', ids: [id] }), me.token)
    const undo = ({ transaction }: BulkAnswer) => bulk({ action: 'undo', payload: { transaction } }, me.token)
    const [removed, brought] = [await remove(ids[0]), await undo(await remove(ids[1]))]
    expect([removed.done, brought.done]).toEqual([1, 1])
    await product.database.exec(`delete from account_users where acu_id_user = ${me.id}`)
    expect(await undo(removed)).toMatchObject({ done: 0, refused: [{ id: ids[0], code: 'notYours' }] })
    expect(await undo(brought)).toMatchObject({ done: 0, refused: [{ id: ids[1], code: 'notYours' }] })
    const stored = async (id: number) => (await storedWebsite(product, id)).deleted_at
    expect([await stored(ids[0]), await stored(ids[1])]).toEqual([expect.any(String), null])
  })

  it('a removal is not done again after anything else became of the website', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const { id } = await aWebsiteOf(product, (await anAccount(product, { users: [me.id] })).id)
    const undo = ({ transaction }: BulkAnswer) => bulk({ action: 'undo', payload: { transaction } }, me.token)
    const removed = await bulk(await asShown(product, 'websites', { action: 'destroy', ids: [id] }), me.token)
    const brought = await undo(removed)
    expect((await undo(brought)).done).toBe(1)
    expect((await post(`/website/${id}/restore`)).status).toBe(200)
    expect(await undo(brought)).toMatchObject({ done: 0, refused: [{ id, code: 'stale' }] })
    expect((await storedWebsite(product, id)).deleted_at).toBe(null)
  })

  it('who is attached to a website alone is not told whose it is', async () => {
    const me = await somebodyForWebsites(product, 'own')
    const { id } = await aWebsiteOf(product, account)
    await attachTo(product, id, me.id)
    expect(websiteIn(await product.call('GET', `/website/${id}`, { token: me.token })).acc_name).toBe(null)
    expect(firstError(await post('/website', websitePayload(account, [me.id]), me.token))).toEqual([
      422,
      'anw_account_id',
      'notAnOption',
    ])
  })
})
