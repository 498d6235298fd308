import type {
  AdNetworkManyAnswer,
  BulkAnswer,
  HistoryAnswer,
  OneOrder,
  OrderPreview,
  OrderRow,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aStoredNetwork, aType, credentialRows, getNetwork, networkIn } from '../../../test/ad-networks'
import { asShown } from '../../../test/bulk'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { anOrder, anOrderWithAccess, orderIn, orderPayload } from '../../../test/orders'
import { somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const store = (body: unknown, token = admin) => product.call('POST', '/order', { token, body })
const get = (id: number, token = admin) => product.call('GET', `/order/${id}`, { token })
const update = (id: number, body: unknown, token = admin) => product.call('POST', `/order/${id}`, { token, body })
const destroy = (id: number, token = admin) => product.call('DELETE', `/order/${id}`, { token })
const restore = (id: number, token = admin) => product.call('POST', `/order/${id}/restore`, { token })
const apply = async (id: number, websites: readonly number[], adn_name: string, token = admin) => {
  const answer = await product.call('POST', `/order/${id}/apply`, { token, body: { adn_name, websites } })
  return { ...answer, result: answer.body as unknown as AdNetworkManyAnswer }
}
const preview = async (id: number, websites: readonly number[], adn_name: string, token = admin) => {
  const answer = await product.call('POST', `/order/${id}/preview`, { token, body: { adn_name, websites } })
  return { ...answer, rows: (answer.body as unknown as OrderPreview).rows }
}
const aWebsite = async () => (await aWebsiteOf(product, (await anAccount(product)).id)).id

describe('a new order', () => {
  it('comes back with what it names, and nothing made of it', async () => {
    const body = await orderPayload(product, { ord_name: ' <b>Big</b> order ', ord_domain: 'News.Example' })
    const answer = await store({ ...body, ord_token_expires_at: '2027-01-31' })
    expect(answer.body).toMatchObject({
      record: {
        ord_name: '<b>Big</b> order',
        ord_domain: 'news.example',
        ord_token_expires_at: '2027-01-31',
        ord_id_website: null,
        ord_id_ad_network: null,
        networks_count: 0,
        networks: [],
      },
      can: { update: true, destroy: true, apply: true },
    })
    expect((await get(orderIn(answer).id)).body).toEqual(answer.body)
  })

  it.each([
    [{ ord_name: '' }, 'ord_name', 'required'],
    [{ ord_status: 'Ended' }, 'ord_status', 'notAnOption'],
    [{ ord_id_ad_network_type: 987_654 }, 'ord_id_ad_network_type', 'notAnOption'],
    [{ ord_id_ad_network_category: 987_654 }, 'ord_id_ad_network_category', 'notAnOption'],
    [{ ord_id_website: 987_654 }, 'ord_id_website', 'notAnOption'],
    [{ ord_id_ad_manager: 987_654 }, 'ord_id_ad_manager', 'notAnOption'],
    [{ ord_id_ad_network: 987_654 }, 'ord_id_ad_network', 'notAnOption'],
    [{ ord_domain: 'no host' }, 'ord_domain', 'domain'],
    [{ ord_token_expires_at: 'soon' }, 'ord_token_expires_at', 'invalid'],
    [{ credentials: { password: 'typed' } }, 'credentials', 'unknownField'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    expect(firstError(await store({ ...(await orderPayload(product)), ...facts }))).toEqual([422, field, code])
  })

  it('has the access of a network of its type, with the host of that', async () => {
    const { order, source } = await anOrderWithAccess(product, admin)
    expect(order).toMatchObject({
      ord_id_ad_network: source.id,
      access_name: source.adn_name,
      ord_domain: source.adn_domain,
    })
    const other = await orderPayload(product, { ord_id_ad_network: source.id })
    expect(firstError(await store(other))).toEqual([422, 'ord_id_ad_network', 'otherType'])
  })

  it('may be changed while its type or technology is disabled, and gets no disabled one', async () => {
    const [type, technology] = [await aType(product), await aTechnology(product)]
    const kind = { ord_id_ad_network_type: type.id, ord_id_ad_network_category: technology.id }
    const { id } = await anOrder(product, kind)
    await product.database.exec(`update ad_network_types set ant_status = 0 where id = ${type.id};
      update ad_network_categories set anc_status = 0 where id = ${technology.id}`)
    expect((await update(id, { ord_domain: 'other.example', ...kind })).status).toBe(200)
    const { status, body } = await store(await orderPayload(product, kind))
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { field: 'ord_id_ad_network_category', code: 'notAnOption' },
      { field: 'ord_id_ad_network_type', code: 'notAnOption' },
    ])
  })
})

describe('ad networks made of an order', () => {
  it('are what the preview said: one for each website, with the access of the order, naming it', async () => {
    const { order, source } = await anOrderWithAccess(product, admin)
    const [one, two, twin] = [await aWebsite(), await aWebsite(), await aWebsite()]
    await apply(order.id, [twin], 'Of order {domain}')
    const name = 'Of order {domain}'
    const seen = await preview(order.id, [one, twin, two, 987_654], name)
    expect(seen.rows.map(({ id, code }) => [id, code])).toEqual([
      [one, null],
      [twin, 'taken'],
      [two, null],
      [987_654, 'notAnOption'],
    ])
    const { status, result } = await apply(order.id, [one, twin, two, 987_654], name)
    expect(status).toBe(200)
    expect(result.created.map(({ label }) => label)).toEqual(
      seen.rows.filter(({ code }) => code === null).map(({ adn_name }) => adn_name),
    )
    expect(result.refused).toMatchObject([
      { id: twin, code: 'taken', message: expect.any(String) },
      { id: 987_654, code: 'notAnOption' },
    ])
    const [made] = result.created
    const network = networkIn(await getNetwork(product, admin, made?.id ?? 0))
    expect(network).toMatchObject({
      adn_id_order: order.id,
      adn_id_website: one,
      adn_domain: source.adn_domain,
      lacks: [],
    })
    expect(await credentialRows(product, network.id)).toEqual(await credentialRows(product, source.id))
    expect(orderIn(await get(order.id))).toMatchObject({
      networks_count: 3,
      networks: [{}, {}, { adn_name: expect.any(String) }],
    })
  })

  it('are none, and nothing is left behind, where the order itself cannot be made', async () => {
    const { order, source, technology } = await anOrderWithAccess(product, admin)
    const website = await aWebsite()
    const bare = orderIn(await store(await orderPayload(product)))
    expect(firstError(await apply(bare.id, [website], 'Bare'))).toEqual([422, 'ord_id_ad_network', 'required'])
    expect(firstError(await preview(bare.id, [website], 'Bare'))).toEqual([422, 'ord_id_ad_network', 'required'])
    await product.database.exec(`update ad_network_categories set anc_status = 0 where id = ${technology.id}`)
    await product.call('DELETE', `/adNetwork/${source.id}`, { token: admin })
    const { status, body } = await apply(order.id, [website], 'Late')
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { field: 'ord_id_ad_network_category', code: 'notAnOption' },
      { field: 'ord_id_ad_network', code: 'notAnOption' },
    ])
    expect(orderIn(await get(order.id))).toMatchObject({ networks_count: 0, access_name: null })
  })

  it('are not changed with it, and stay when it is removed', async () => {
    const { order } = await anOrderWithAccess(product, admin)
    const { result } = await apply(order.id, [await aWebsite()], 'Stays')
    const made = () => getNetwork(product, admin, result.created[0]?.id ?? 0).then(networkIn)
    const before = await made()
    await update(order.id, { ord_status: 'Pausado' })
    await destroy(order.id)
    // What is gone is not named.
    expect(await made()).toEqual({ ...before, adn_id_order: null, ord_name: null })
  })

  it('are made once by a call that is sent again', async () => {
    const { order } = await anOrderWithAccess(product, admin)
    const website = await aWebsite()
    const call = {
      token: admin,
      body: { adn_name: 'Once', websites: [website] },
      headers: { 'idempotency-key': 'order-apply-once-1' },
    }
    const answers = [
      await product.call('POST', `/order/${order.id}/apply`, call),
      await product.call('POST', `/order/${order.id}/apply`, call),
    ]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(orderIn(await get(order.id)).networks_count).toBe(1)
  })

  it('are asked for by whoever may make networks, and for their own websites alone', async () => {
    const manager = await somebodyWith(
      product,
      ['order.get', 'order.list', 'adNetwork.store', 'adNetwork.update'],
      'managed',
    )
    const { order } = await anOrderWithAccess(product, admin)
    const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
    const theirs = await aWebsite()
    expect((await apply(order.id, [mine.id], 'Unseen', manager.token)).status).toBe(404)
    await update(order.id, { ord_id_website: mine.id })
    expect(firstError(await preview(order.id, [mine.id, theirs], 'Not theirs', manager.token))).toEqual([
      422,
      'ord_id_ad_network',
      'notAnOption',
    ])
    const own = await aStoredNetwork(product, admin, {
      adn_id_ad_network_type: order.ord_id_ad_network_type,
      adn_id_website: mine.id,
    })
    expect((await update(order.id, { ord_id_ad_network: own.id })).status).toBe(200)
    const made = await apply(order.id, [mine.id, theirs], 'Not theirs', manager.token)
    expect([made.status, made.result.created.length]).toEqual([200, 1])
    expect(made.result.refused).toEqual([
      expect.objectContaining({ id: theirs, label: String(theirs), code: 'notAnOption' }),
    ])
    const reader = await somebodyWith(product, ['order.get', 'order.list'], 'all')
    expect((await preview(order.id, [mine.id], 'Reads', reader.token)).status).toBe(403)
    expect((await get(order.id, reader.token)).body.can).toEqual({ update: false, destroy: false, apply: false })
  })
})

describe('changing and removing an order', () => {
  it('is refused to whoever has not seen what somebody else changed', async () => {
    const { id, updated_at } = await anOrder(product)
    await update(id, { ord_status: 'Pausado' })
    const { status, body } = await update(id, { ord_name: 'Late', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ record: { ord_status: 'Pausado' } })
  })

  it('is taken back by restoring it, by undoing it among many, and from its history', async () => {
    const { id } = await anOrder(product, { ord_name: 'Comes back' })
    expect([(await destroy(id)).status, (await get(id)).status]).toEqual([204, 404])
    expect([(await restore(id)).status, (await restore(id)).status]).toEqual([200, 404])
    const body = await asShown(product, 'orders', { action: 'status', ids: [id], payload: { ord_status: 'Pausado' } })
    const many = (await product.call('POST', '/order/bulk', { token: admin, body })).body as unknown as BulkAnswer
    expect(many.done).toBe(1)
    const undo = { action: 'undo', payload: { transaction: many.transaction } }
    expect((await product.call('POST', '/order/bulk', { token: admin, body: undo })).body).toMatchObject({ done: 1 })
    await update(id, { ord_name: 'Renamed' })
    const history = await product.call('GET', `/order/${id}/history`, { token: admin })
    const [last] = (history.body as unknown as HistoryAnswer).data
    expect(last?.changes).toMatchObject([{ field: 'ord_name', before: 'Comes back', after: 'Renamed' }])
    const back = { transaction: last?.slo_transaction_hash }
    const reverted = await product.call('POST', `/order/${id}/revert`, { token: admin, body: back })
    expect(orderIn(reverted).ord_name).toBe('Comes back')
  })

  it('keeps its technology and its type from being removed', async () => {
    const [type, technology] = [await aType(product), await aTechnology(product)]
    await anOrder(product, { ord_id_ad_network_type: type.id, ord_id_ad_network_category: technology.id })
    for (const path of [`/adNetworkCategory/${technology.id}`, `/adNetworkType/${type.id}`])
      expect(await product.call('DELETE', path, { token: admin })).toMatchObject({ status: 409, body: { count: 1 } })
  })
})

describe('the list of orders', () => {
  const list = (body: object = {}, token = admin) =>
    askList<OrderRow>(product, '/order/list', token, { search: 'listed', ...body })

  it('is narrowed, ordered, counted and had as a file', async () => {
    const technology = await aTechnology(product, { anc_name: 'Technology of the list' })
    const kind = { ord_id_ad_network_category: technology.id }
    await anOrder(product, { ...kind, ord_name: '=Listed "b"', ord_domain: 'b.example' })
    await anOrder(product, { ...kind, ord_name: 'Listed a', ord_status: 'Pausado' })
    await anOrder(product, { ord_name: 'Listed c' })
    const names = async (body: object) => (await list(body)).rows.map(({ ord_name }) => ord_name)
    expect(await names({})).toEqual(['=Listed "b"', 'Listed a', 'Listed c'])
    expect(await names({ filters: { ord_status: ['Pausado'] } })).toEqual(['Listed a'])
    expect(await names({ filters: { ord_id_ad_network_category: [String(technology.id)] } })).toHaveLength(2)
    expect(await names({ sort: [{ field: 'ord_domain', dir: 'desc' }], perPage: 1 })).toEqual(['=Listed "b"'])
    expect((await list()).counts).toEqual({ ord_status: { 'Em exibição': 2, Pausado: 1 } })
    const { text } = await fileOf(product, '/order/export', admin, {
      search: 'listed',
      columns: ['ord_name', 'anw_website', 'ord_status', 'networks_count'],
    })
    expect(text.split(/\r?\n/)[1]).toBe(`"'=Listed ""b""",Any website,Running,0`)
  })

  it('has for managers the orders for their websites, for publishers none', async () => {
    const { of } = await somebodyOfEachGroup(product)
    const website = await aWebsiteOf(product, (await anAccount(product, { managers: [of('AM').id] })).id)
    const { id } = await anOrder(product, { ord_name: 'Mine to see, unlisted', ord_id_website: website.id })
    await anOrder(product, { ord_name: 'Not mine, unlisted' })
    const { rows } = await list({ search: 'unlisted' }, of('AM').token)
    expect(rows.map(row => [row.id, row.can])).toEqual([[id, { update: false, destroy: false, apply: false }]])
    expect((await update(id, { ord_status: 'Pausado' }, of('AM').token)).status).toBe(403)
    const own = await somebodyWith(product, ['order.list', 'order.get'], 'own')
    expect((await list({}, own.token)).total).toBe(0)
    expect((await get(id, own.token)).status).toBe(404)
  })
})

it('an access that is out of the reader’s reach has no name for them', async () => {
  const manager = await somebodyWith(product, ['order.get', 'order.list'], 'managed')
  const { order } = await anOrderWithAccess(product, admin)
  const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
  const foreign = await aStoredNetwork(product, admin, {
    adn_id_ad_network_type: order.ord_id_ad_network_type,
    adn_id_website: await aWebsite(),
  })
  await update(order.id, { ord_id_website: mine.id, ord_id_ad_network: foreign.id })
  const { record } = (await get(order.id, manager.token)).body as unknown as OneOrder
  expect(record.access_name).toBeNull()
})
