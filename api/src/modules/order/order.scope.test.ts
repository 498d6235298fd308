import type { HistoryAnswer, OrderPreview } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { aNetworkServing } from '../../../test/order-campaigns'
import { anOrder, anOrderWithAccess, orderPayload } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const update = (id: number, body: object) => product.call('POST', `/order/${id}`, { token: admin, body })
const namesTold = async (id: number, token: string) => {
  const { body } = await product.call('GET', `/order/${id}/history`, { token })
  return (body as unknown as HistoryAnswer).data.flatMap(({ changes }) =>
    changes.flatMap(({ field, after }) => (field === 'ord_name' ? after : [])),
  )
}

describe('what an order was before it was theirs', () => {
  const twoAccounts = async () => {
    const manager = await somebodyWith(product, ['order.get', 'systemLog.list'], 'managed')
    const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
    const foreign = await aWebsiteOf(product, (await anAccount(product)).id)
    return { token: manager.token, mine: mine.id, foreign: foreign.id }
  }

  it('is told to nobody new, where it is for a website of theirs by now', async () => {
    const { token, mine, foreign } = await twoAccounts()
    const { id } = await anOrder(product, { ord_id_website: foreign })
    await update(id, { ord_name: 'Of the others' })
    await update(id, { ord_id_website: mine })
    await update(id, { ord_name: 'Of mine' })
    expect(await namesTold(id, token)).toEqual(['Of mine'])
    expect(await namesTold(id, admin)).toEqual(['Of mine', 'Of the others'])
    const logged = { filters: { slo_type: ['order'], slo_object_id: [String(id)] } }
    const { body } = await product.call('POST', '/systemLog/list', { token, body: logged })
    expect(body.meta).toMatchObject({ total: 1 })
  })

  it('is told to nobody new, where it is theirs by an ad network that was made of it', async () => {
    const { token, mine } = await twoAccounts()
    const { id } = await anOrder(product)
    await update(id, { ord_name: 'Of nobody' })
    const network = await aNetworkServing(product, (await aTechnology(product)).id, mine)
    await product.database.exec(`update ad_networks set adn_id_order = ${id} where id = ${network.id}`)
    await update(id, { ord_name: 'With a network of mine' })
    expect(await namesTold(id, token)).toEqual(['With a network of mine'])
    // Whose website moves, comes with nothing of before.
    const { id: later } = await anAccount(product, {})
    const website = { anw_account_id: later }
    await product.call('POST', `/website/${mine}`, { token: admin, body: website })
    const next = await somebodyWith(product, ['order.get', 'systemLog.list'], 'managed')
    await product.database.unaudited
      .insertInto('account_managers')
      .values({ acm_id_account: later, acm_id_user: next.id, acm_is_main: true })
      .execute()
    await update(id, { ord_name: 'With a network of the next' })
    expect(await namesTold(id, next.token)).toEqual(['With a network of the next'])
    expect((await product.call('GET', `/order/${id}/history`, { token })).status).toBe(404)
  })

  it('is told to nobody new, where an ad network that was theirs all the time is of it by now', async () => {
    const { token, mine } = await twoAccounts()
    const network = await aNetworkServing(product, (await aTechnology(product)).id, mine)
    const { id } = await anOrder(product)
    await update(id, { ord_name: 'Of nobody' })
    await product.call('POST', `/adNetwork/${network.id}`, { token: admin, body: { adn_id_order: id } })
    await update(id, { ord_name: 'With a network of mine' })
    expect(await namesTold(id, token)).toEqual(['With a network of mine'])
  })
})

it('ad networks are made of the order that was shown, and of none that somebody changed since', async () => {
  const { order } = await anOrderWithAccess(product, admin)
  const website = await aWebsiteOf(product, (await anAccount(product)).id)
  const body = { adn_name: 'As shown {domain}', websites: [website.id] }
  const preview = await product.call('POST', `/order/${order.id}/preview`, { token: admin, body })
  const { updated_at } = preview.body as unknown as OrderPreview
  await update(order.id, { ord_status: 'Pausado' })
  const apply = (version: string) =>
    product.call('POST', `/order/${order.id}/apply`, { token: admin, body: { ...body, updated_at: version } })
  const late = await apply(updated_at)
  expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { record: { ord_status: 'Pausado' } } } })
  const again = await product.call('POST', `/order/${order.id}/preview`, { token: admin, body })
  const made = await apply((again.body as unknown as OrderPreview).updated_at)
  expect(made).toMatchObject({ status: 200, body: { created: [{}] } })
})

it('a name that is taken is said, and so is one that two websites would share', async () => {
  const { order } = await anOrderWithAccess(product, admin)
  const account = (await anAccount(product)).id
  const [one, two] = [await aWebsiteOf(product, account), await aWebsiteOf(product, account)]
  const call = (path: string, websites: number[], adn_name: string) =>
    product.call('POST', `/order/${order.id}/${path}`, { token: admin, body: { adn_name, websites } })
  await call('apply', [one.id], 'Taken {domain}')
  const taken = await call('preview', [one.id], 'TAKEN {domain}')
  expect(taken.body.rows).toMatchObject([{ code: 'taken', message: `TAKEN ${one.anw_website} exists already` }])
  const twice = await call('preview', [one.id, two.id], 'Both')
  expect(twice.body.rows).toMatchObject([{ code: null }, { code: 'duplicate' }])
})

it('no manager changes an order, whatever rights their group has', async () => {
  const rights = ['get', 'store', 'update', 'destroy'] as const
  const manager = await somebodyWith(
    product,
    rights.map(right => `order.${right}` as const),
    'managed',
  )
  const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
  const { id } = await anOrder(product, { ord_id_website: mine.id })
  const as = { token: manager.token }
  const { body } = await product.call('GET', `/order/${id}`, as)
  expect(body.can).toMatchObject({ update: false, destroy: false })
  const removal = await asShown(product, 'orders', { action: 'destroy', ids: [id] })
  const refused = await product.call('POST', '/order/bulk', { ...as, body: removal })
  expect(refused.body.refused).toMatchObject([{ id, code: 'forbidden' }])
  const answers = [
    await product.call('POST', `/order/${id}`, { ...as, body: { ord_name: 'Mine' } }),
    await product.call('POST', '/order', { ...as, body: await orderPayload(product) }),
    await product.call('DELETE', `/order/${id}`, as),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await product.call('GET', `/order/${id}`, as)).body).toEqual(body)
})
