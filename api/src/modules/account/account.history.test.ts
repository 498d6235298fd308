import type { HistoryAnswer, OneAccount } from '@candela/shared-contract'
import { accountPayload, anAccount, MANAGES_ACCOUNTS } from '../../../test/accounts'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

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

const named = async (group: number, name: string) => {
  const person = await somebodyOf(product, group)
  await product.database.exec(`update users set usr_name = '${name}' where id = ${person.id}`)
  return person
}
const history = async (id: number, token = admin) => {
  const answer = await product.call('GET', `/account/${id}/history`, { token })
  expect(answer.status).toBe(200)
  return (answer.body as unknown as HistoryAnswer).data
}
const change = async (id: number, body: unknown, token = admin) => {
  const answer = await product.call('POST', `/account/${id}`, { token, body, ip: '203.0.113.77' })
  expect(answer.status).toBe(200)
  return (await history(id))[0]?.slo_transaction_hash ?? ''
}
const revert = (id: number, transaction: string, more: object = {}, token = admin) =>
  product.call('POST', `/account/${id}/revert`, { token, body: { transaction, ...more } })
const recordOf = ({ body }: { body: unknown }) => (body as OneAccount).record
const manager = (acm_id_user: number, acm_is_main = false) => ({ acm_id_user, acm_is_main })
const seller = (acu_id_user: number, acu_comission = '1') => ({ acu_id_user, acu_comission })

describe('the history', () => {
  it('tells every change with the names of people, the newest first, as one action each', async () => {
    const [ana, rui, publisher] = [
      await named(managers, 'Ana'),
      await named(managers, 'Rui'),
      await named(publishers, 'Pia'),
    ]
    const stored = await product.call('POST', '/account', {
      token: admin,
      body: accountPayload({ acc_name: 'Told', managers: [manager(ana.id, true)] }),
    })
    const { id } = recordOf(stored)
    await change(id, {
      acc_tier: 1,
      managers: [manager(ana.id), manager(rui.id, true)],
      users: [seller(publisher.id, '2.5')],
    })
    const [changed, first] = await history(id)
    expect(changed?.changes).toMatchObject([
      { table: 'account_managers', field: 'acm_id_user', before: 'Ana', after: 'Ana' },
      { table: 'account_managers', field: 'acm_is_main', before: 'true', after: 'false' },
      { rowEvent: 'made', table: 'account_managers', field: 'acm_id_user', before: null, after: 'Rui' },
      { table: 'account_managers', field: 'acm_is_main', before: null, after: 'true' },
      { table: 'account_users', field: 'acu_id_user', before: null, after: 'Pia' },
      { table: 'account_users', field: 'acu_comission', before: null, after: '2.50' },
      { table: 'accounts', field: 'acc_tier', before: '3', after: '1' },
    ])
    expect(changed).toMatchObject({ actor: { id: 1, label: 'Lívia Prado' }, slo_ip: '203.0.113.77' })
    expect(new Set(changed?.changes.map(({ row }) => row)).size).toBe(4)
    const told = expect.objectContaining({ rowEvent: 'made', field: 'acc_name', before: null, after: 'Told' })
    expect(first?.changes).toContainEqual(told)
  })

  it('says where somebody was only to those who reach everything', async () => {
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const { id } = await anAccount(product, { managers: [me.id] })
    await change(id, { acc_name: 'From somewhere' })
    expect((await history(id, me.token))[0]?.slo_ip).toBe('203.0.113.x')
    expect((await history(id))[0]?.slo_ip).toBe('203.0.113.77')
  })

  it('needs its right', async () => {
    const me = await somebodyWith(product, ['account.get'])
    const { id } = await anAccount(product)
    expect((await product.call('GET', `/account/${id}/history`, { token: me.token })).status).toBe(403)
  })
})

describe('taking a change back', () => {
  it('brings back facts and people, as a change of its own that can be taken back', async () => {
    const [ana, rui, pia, leo] = [
      await named(managers, 'Ana'),
      await named(managers, 'Rui'),
      await named(publishers, 'Pia'),
      await named(publishers, 'Leo'),
    ]
    const { id, acc_name } = await anAccount(product, { managers: [ana.id, rui.id], users: [pia.id, leo.id] })
    const before = recordOf(await product.call('GET', `/account/${id}`, { token: admin }))
    const transaction = await change(id, {
      acc_name: 'Changed',
      acc_gross_visible: 0,
      managers: [manager(rui.id, true)],
      users: [seller(leo.id, '9')],
    })
    const reverted = await revert(id, transaction)
    expect(reverted.status).toBe(200)
    const { updated_at, ...after } = recordOf(reverted)
    const { updated_at: version, ...was } = before
    expect(after).toEqual(was)
    expect(updated_at > version).toBe(true)
    const [entry] = await history(id)
    expect(entry?.slo_action).toBe('account.revert')
    const back = expect.objectContaining({ field: 'acc_name', before: 'Changed', after: acc_name })
    expect(entry?.changes).toContainEqual(back)
    const again = recordOf(await revert(id, entry?.slo_transaction_hash ?? ''))
    expect(again).toMatchObject({ acc_name: 'Changed', managers: [{ id: rui.id }], users: [{ id: leo.id }] })
  })

  it('says nothing of people whom the action did not touch', async () => {
    const [ana, rui, pia, leo] = [
      await named(managers, 'Ana'),
      await named(managers, 'Rui'),
      await named(publishers, 'Pia'),
      await named(publishers, 'Leo'),
    ]
    const { id } = await anAccount(product, { managers: [ana.id], users: [pia.id] })
    const transaction = await change(id, { users: [seller(pia.id, '0'), seller(leo.id)] })
    await change(id, { managers: [manager(rui.id, true)], users: [seller(pia.id, '4'), seller(leo.id)] })
    expect(recordOf(await revert(id, transaction))).toMatchObject({
      managers: [{ id: rui.id }],
      users: [{ id: pia.id, acu_comission: '4.00' }],
    })
  })

  it('brings nobody back who cannot be attached any more, nor takes oneself off', async () => {
    const [ana, rui] = [await named(managers, 'Ana'), await named(managers, 'Rui')]
    const { id } = await anAccount(product, { managers: [ana.id] })
    const transaction = await change(id, { managers: [manager(rui.id, true)] })
    await product.database.exec(`update users set usr_status = 'Banido' where id = ${ana.id}`)
    const refused = await revert(id, transaction)
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'notAnOption'])
    const me = await somebodyWith(product, MANAGES_ACCOUNTS, 'managed')
    const brought = await change(id, { managers: [manager(rui.id, true), manager(me.id)] })
    const own = await revert(id, brought, {}, me.token)
    expect([own.status, own.body.errors]).toMatchObject([422, [{ field: 'managers', code: 'ownRecord' }]])
  })

  it('of another version than the one looked at is refused with how it is now', async () => {
    const { id, updated_at } = await anAccount(product)
    const transaction = await change(id, { acc_tier: 2 })
    expect(await revert(id, transaction, { updated_at })).toMatchObject({ status: 409, body: { code: 'stale' } })
  })

  it('of what made the account is no change that can be taken back', async () => {
    const stored = await product.call('POST', '/account', { token: admin, body: accountPayload() })
    const { id } = recordOf(stored)
    expect((await revert(id, (await history(id))[0]?.slo_transaction_hash ?? '')).status).toBe(409)
  })

  it('of another account is not there', async () => {
    const [one, two] = [await anAccount(product), await anAccount(product)]
    expect((await revert(two.id, await change(one.id, { acc_tier: 2 }))).status).toBe(404)
  })
})
