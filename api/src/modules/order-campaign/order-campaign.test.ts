import type { BulkAnswer, HistoryAnswer, OneOrderCampaign } from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { aCampaign, aNetworkServing, campaignOf, tieNetwork } from '../../../test/order-campaigns'
import { somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

let orderId = 100
const payload = (orc_id_ad_network_category: number, facts: object = {}) => ({
  orc_name: 'Spring',
  orc_ad_manager_order_id: String(++orderId),
  orc_status: 1,
  orc_id_ad_network_category,
  ...facts,
})
const oneIn = ({ body }: Answer): OneOrderCampaign => body as unknown as OneOrderCampaign
const networksIn = (answer: Answer) => oneIn(answer).record.networks.map(({ id }) => id)
const store = (body: unknown, token = admin) => product.call('POST', '/orderCampaign', { token, body })
const get = (id: number, token = admin) => product.call('GET', `/orderCampaign/${id}`, { token })
const update = (id: number, body: unknown, token = admin) =>
  product.call('POST', `/orderCampaign/${id}`, { token, body })
const destroy = (id: number, token = admin) => product.call('DELETE', `/orderCampaign/${id}`, { token })
const restore = (id: number, token = admin) => product.call('POST', `/orderCampaign/${id}/restore`, { token })
const history = async (id: number, token = admin) =>
  (await product.call('GET', `/orderCampaign/${id}/history`, { token })).body as unknown as HistoryAnswer
const revertLast = async (id: number) => {
  const body = { transaction: (await history(id)).data[0]?.slo_transaction_hash }
  return product.call('POST', `/orderCampaign/${id}/revert`, { token: admin, body })
}
const bulk = async (asked: object, token = admin) => {
  const body = await asShown(product, 'order_campaigns', asked)
  const answer = await product.call('POST', '/orderCampaign/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const undo = (transaction: string) => bulk({ action: 'undo', payload: { transaction } })

describe('a new campaign', () => {
  it('comes back with its technology and its ad networks', async () => {
    const technology = await aTechnology(product, { anc_color: 'pink' })
    const network = await aNetworkWith(product, technology.id)
    const facts = { orc_name: ' Spring <b>sale</b> ', orc_ad_manager_order_id: '00000000000000000012' }
    const answer = await store(
      payload(technology.id, { ...facts, orc_link: 'https://admanager.example/12', networks: [network.id] }),
    )
    expect(answer.body).toMatchObject({
      record: {
        orc_name: 'Spring <b>sale</b>',
        orc_ad_manager_order_id: '00000000000000000012',
        orc_link: 'https://admanager.example/12',
        anc_name: technology.anc_name,
        anc_color: 'pink',
        networks_count: 1,
        networks: [{ id: network.id, is_of_technology: true }],
        impressions7: '0',
        gross7: '0.00',
        ecpm7: null,
      },
      can: { update: true, destroy: true },
    })
    expect((await get(oneIn(answer).record.id)).body).toEqual(answer.body)
  })

  it.each([
    [{ orc_name: '' }, 'orc_name', 'required'],
    [{ orc_name: 'x'.repeat(256) }, 'orc_name', 'tooLong'],
    [{ orc_ad_manager_order_id: ' ' }, 'orc_ad_manager_order_id', 'required'],
    [{ orc_ad_manager_order_id: '12a' }, 'orc_ad_manager_order_id', 'digits'],
    [{ orc_ad_manager_order_id: '-12' }, 'orc_ad_manager_order_id', 'digits'],
    [{ orc_ad_manager_order_id: '١٢' }, 'orc_ad_manager_order_id', 'digits'],
    [{ orc_ad_manager_order_id: '1'.repeat(21) }, 'orc_ad_manager_order_id', 'tooLong'],
    [{ orc_status: 2 }, 'orc_status', 'notAnOption'],
    [{ orc_id_ad_network_category: 987_654 }, 'orc_id_ad_network_category', 'notAnOption'],
    [{ orc_link: 'http://admanager.example' }, 'orc_link', 'link'],
    [{ orc_link: 'javascript:alert(1)' }, 'orc_link', 'link'],
    [{ networks: [987_654] }, 'networks.0', 'notAnOption'],
    [{ gross7: '1.00' }, 'gross7', 'unknownField'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    const technology = await aTechnology(product)
    expect(firstError(await store(payload(technology.id, facts)))).toEqual([422, field, code])
  })

  it('has an order id of its own in its technology, also when two are made at the same moment', async () => {
    const [one, other] = [await aTechnology(product), await aTechnology(product)]
    const same = (technology: number) => payload(technology, { orc_ad_manager_order_id: '555' })
    const answers = await Promise.all([store(same(one.id)), store(same(one.id))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(firstError(await store(same(one.id)))).toEqual([422, 'orc_ad_manager_order_id', 'orderIdTaken'])
    expect((await store(same(other.id))).status).toBe(200)
  })

  it('is of a technology that is enabled; one that was disabled since stays', async () => {
    const technology = await aTechnology(product, { anc_status: 0 })
    const refused = [422, 'orc_id_ad_network_category', 'notAnOption']
    expect(firstError(await store(payload(technology.id)))).toEqual(refused)
    const { id } = await aCampaign(product, { orc_id_ad_network_category: technology.id })
    expect((await update(id, { orc_name: 'Still there' })).status).toBe(200)
    const moved = await aCampaign(product)
    expect(firstError(await update(moved.id, { orc_id_ad_network_category: technology.id }))).toEqual(refused)
  })
})

describe('the ad networks of a campaign', () => {
  it('are of its technology and of no other campaign, and the refusal says which is not', async () => {
    const campaign = await aCampaign(product)
    const [own, foreign] = [
      await aNetworkWith(product, campaign.technology),
      await aNetworkWith(product, (await aTechnology(product)).id),
    ]
    const { status, body } = await update(campaign.id, { networks: [own.id, foreign.id] })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'networks', code: 'otherTechnology', message: expect.stringMatching(/^Test network \d+ is of another/) },
    ])
    expect(networksIn(await get(campaign.id))).toEqual([])
    await update(campaign.id, { networks: [own.id] })
    const second = await aCampaign(product, { orc_id_ad_network_category: campaign.technology })
    expect(firstError(await update(second.id, { networks: [own.id] }))).toEqual([422, 'networks', 'networkTaken'])
  })

  it('may be taken by two at the same moment, and one of them is told', async () => {
    const one = await aCampaign(product)
    const two = await aCampaign(product, { orc_id_ad_network_category: one.technology })
    const { id } = await aNetworkWith(product, one.technology)
    const answers = await Promise.all([one, two].map(campaign => update(campaign.id, { networks: [id] })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.map(firstError)).toContainEqual([422, 'networks', 'networkTaken'])
  })

  it('do not go to another technology with it', async () => {
    const campaign = await campaignOf(product, (await anAccount(product)).id)
    const { id: technology } = await aTechnology(product)
    const moves = { orc_id_ad_network_category: technology }
    expect(firstError(await update(campaign.id, moves))).toEqual([422, 'networks', 'otherTechnology'])
    expect((await update(campaign.id, { ...moves, networks: [] })).status).toBe(200)
  })

  it('are free when their campaign is removed, and come back with it unless another one took them', async () => {
    const campaign = await aCampaign(product)
    const [kept, lost] = [
      await aNetworkWith(product, campaign.technology),
      await aNetworkWith(product, campaign.technology),
    ]
    await update(campaign.id, { networks: [kept.id, lost.id] })
    await destroy(campaign.id)
    const other = await aCampaign(product, { orc_id_ad_network_category: campaign.technology })
    expect((await update(other.id, { networks: [lost.id] })).status).toBe(200)
    expect(networksIn(await restore(campaign.id))).toEqual([kept.id])
  })

  it('are offered as far as they can be chosen', async () => {
    const campaign = await aCampaign(product)
    const other = await aCampaign(product, { orc_id_ad_network_category: campaign.technology })
    const [free, own, taken] = [
      await aNetworkWith(product, campaign.technology),
      await aNetworkWith(product, campaign.technology),
      await aNetworkWith(product, campaign.technology),
    ]
    await aNetworkWith(product, campaign.technology, new Date().toISOString())
    await tieNetwork(product, campaign.id, own.id)
    await tieNetwork(product, other.id, taken.id)
    const offered = async (query: string) => {
      const path = `/orderCampaign/networks?technology=${campaign.technology}${query}`
      const { body } = await product.call('GET', path, { token: admin })
      return (body as unknown as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
    }
    expect(await offered('')).toEqual([free.id])
    expect(await offered(`&campaign=${campaign.id}`)).toEqual([free.id, own.id])
    expect(await offered('&search=nobody')).toEqual([])
  })
})

describe('changing and removing a campaign', () => {
  it('is refused to whoever has not seen what somebody else changed, also of its ad networks', async () => {
    const { id, technology, updated_at } = await aCampaign(product)
    const network = await aNetworkWith(product, technology)
    await update(id, { networks: [network.id] })
    const { status, body } = await update(id, { orc_name: 'Late', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ record: { networks: [{ id: network.id }] } })
  })

  it('is taken back by restoring it, unless its order id is in use by now', async () => {
    const { id } = oneIn(await store(payload((await aTechnology(product)).id))).record
    const { record } = oneIn(await get(id))
    expect((await destroy(id)).status).toBe(204)
    expect([(await get(id)).status, (await destroy(id)).status]).toEqual([404, 404])
    expect(oneIn(await restore(id)).record).toMatchObject({ orc_name: record.orc_name, created_at: record.created_at })
    expect((await restore(id)).status).toBe(404)
    await destroy(id)
    const { orc_ad_manager_order_id, orc_id_ad_network_category } = record
    await store(payload(orc_id_ad_network_category, { orc_ad_manager_order_id }))
    expect(firstError(await restore(id))).toEqual([422, 'orc_ad_manager_order_id', 'orderIdTaken'])
  })

  it('keeps its technology from being removed', async () => {
    const { technology } = await aCampaign(product, { deleted_at: new Date().toISOString() })
    const answer = await product.call('DELETE', `/adNetworkCategory/${technology}`, { token: admin })
    expect(answer).toMatchObject({ status: 409, body: { code: 'technologyInUse', count: 1 } })
  })
})

describe('what is done to many', () => {
  it('is one action, and can be undone as one', async () => {
    const ids = [(await aCampaign(product)).id, (await aCampaign(product)).id]
    const { result } = await bulk({ action: 'status', ids, payload: { orc_status: 0 } })
    expect(result).toEqual({ transaction: expect.any(String), done: 2, refused: [] })
    for (const id of ids) expect(oneIn(await get(id)).record.orc_status).toBe(0)
    expect((await undo(result.transaction)).result.done).toBe(2)
    for (const id of ids) expect(oneIn(await get(id)).record.orc_status).toBe(1)
  })

  it('does not bring back one whose order id another one has by now', async () => {
    const { id, technology } = await aCampaign(product, { orc_ad_manager_order_id: '888' })
    const { result } = await bulk({ action: 'destroy', ids: [id] })
    await store(payload(technology, { orc_ad_manager_order_id: '888' }))
    expect((await undo(result.transaction)).result.refused).toMatchObject([{ id, code: 'orderIdTaken' }])
  })

  it('leaves alone what somebody changed since it was shown', async () => {
    const { id, updated_at } = await aCampaign(product)
    await update(id, { orc_name: 'Seen by nobody' })
    const body = { action: 'destroy', rows: [{ id, updated_at }] }
    const answer = await product.call('POST', '/orderCampaign/bulk', { token: admin, body })
    expect(answer.body).toMatchObject({ done: 0, refused: [{ id, code: 'stale' }] })
  })
})

describe('the history of a campaign', () => {
  it('gives back what one action took, ad networks as well', async () => {
    const { id, technology } = await aCampaign(product)
    const [one, two] = [await aNetworkWith(product, technology), await aNetworkWith(product, technology)]
    await update(id, { networks: [one.id] })
    await update(id, { orc_status: 0, networks: [two.id] })
    expect(oneIn(await revertLast(id)).record).toMatchObject({ orc_status: 1, networks: [{ id: one.id }] })
  })

  it('gives no ad network back that another campaign has by now', async () => {
    const { id, technology } = await aCampaign(product)
    const network = await aNetworkWith(product, technology)
    await update(id, { networks: [network.id] })
    await update(id, { networks: [] })
    await tieNetwork(product, (await aCampaign(product, { orc_id_ad_network_category: technology })).id, network.id)
    expect(firstError(await revertLast(id))).toEqual([422, 'networks', 'networkTaken'])
  })
})

describe('who may', () => {
  it('is a manager for reading the campaigns of their accounts, and of them what is theirs', async () => {
    const { of } = await somebodyOfEachGroup(product)
    const account = await anAccount(product, { managers: [of('AM').id] })
    const mine = await campaignOf(product, account.id)
    const anyWebsite = await aNetworkServing(product, mine.technology, null)
    await tieNetwork(product, mine.id, anyWebsite.id)
    const others = await campaignOf(product, (await anAccount(product)).id)
    const foreign = await aNetworkServing(product, mine.technology, others.website)
    await tieNetwork(product, mine.id, foreign.id)
    expect(networksIn(await get(mine.id))).toHaveLength(3)
    const { token } = of('AM')
    const { record, can } = oneIn(await get(mine.id, token))
    expect([record.networks.map(({ id }) => id).sort((a, b) => a - b), record.networks_count]).toEqual([
      [mine.network, anyWebsite.id],
      2,
    ])
    expect(can).toEqual({ update: false, destroy: false })
    const answers = [await get(others.id, token), await update(mine.id, {}, token), await update(others.id, {}, token)]
    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403])
    for (const key of ['PO', 'PV'] as const) expect((await get(mine.id, of(key).token)).status).toBe(403)
  })

  it('is nobody who reaches their own alone, and no manager for changing them, whatever rights their group has', async () => {
    const rights = ['list', 'get', 'store', 'update', 'destroy', 'simpleList'] as const
    const pairs = rights.map(right => `orderCampaign.${right}` as const)
    const own = await somebodyWith(product, pairs, 'own')
    const managed = await somebodyWith(product, pairs, 'managed')
    const account = await anAccount(product, { users: [own.id], managers: [managed.id] })
    const { id, technology } = await campaignOf(product, account.id)
    const listed = async (token: string) =>
      (await product.call('POST', '/orderCampaign/list', { token, body: {} })).body.meta
    expect([await listed(own.token), await listed(managed.token)]).toMatchObject([{ total: 0 }, { total: 1 }])
    expect((await get(id, own.token)).status).toBe(404)
    expect((await update(id, { orc_status: 0 }, managed.token)).status).toBe(403)
    expect((await destroy(id, managed.token)).status).toBe(403)
    expect((await store(payload(technology), managed.token)).status).toBe(403)
    const { result } = await bulk({ action: 'destroy', ids: [id] }, managed.token)
    expect(result.refused).toMatchObject([{ id, code: 'forbidden' }])
    await destroy(id)
    expect((await restore(id, managed.token)).status).toBe(403)
  })
})
