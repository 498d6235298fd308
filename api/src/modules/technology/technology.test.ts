import {
  type BulkAnswer,
  type ChartAnswer,
  type HistoryAnswer,
  type OneTechnology,
  toDay,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { asShown } from '../../../test/bulk'
import { aGroup, somebodyOf, somebodyOfEachGroup, somebodyWith } from '../../../test/people'
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

const oneIn = ({ body }: Answer): OneTechnology => body as unknown as OneTechnology
const payload = (anc_name: string, facts: object = {}) => ({ anc_name, anc_status: 1, anc_color: 'amber', ...facts })
const store = (body: unknown, token = admin) => product.call('POST', '/adNetworkCategory', { token, body })
const get = (id: number, token = admin) => product.call('GET', `/adNetworkCategory/${id}`, { token })
const update = (id: number, body: unknown, token = admin) =>
  product.call('POST', `/adNetworkCategory/${id}`, { token, body })
const destroy = (id: number, token = admin) => product.call('DELETE', `/adNetworkCategory/${id}`, { token })
const restore = (id: number, token = admin) => product.call('POST', `/adNetworkCategory/${id}/restore`, { token })
const history = async (id: number, token = admin) =>
  (await product.call('GET', `/adNetworkCategory/${id}/history`, { token })).body as unknown as HistoryAnswer
const bulk = async (asked: object, token = admin) => {
  const body = await asShown(product, 'ad_network_categories', asked)
  const answer = await product.call('POST', '/adNetworkCategory/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const undo = (transaction: string, token = admin) => bulk({ action: 'undo', payload: { transaction } }, token)
const disable = (ids: number[], token = admin) => bulk({ action: 'status', ids, payload: { anc_status: 0 } }, token)
const remove = (ids: number[], token = admin) => bulk({ action: 'destroy', ids }, token)

describe('a new technology', () => {
  it('comes back with its colour, what names it, and what may be done to it', async () => {
    const answer = await store(payload('  Rewarded '))
    expect(answer.body).toMatchObject({
      record: {
        anc_name: 'Rewarded',
        anc_status: 1,
        anc_color: 'amber',
        networks_count: 0,
        removed_networks_count: 0,
        conditions_count: 0,
        campaigns_count: 0,
        orders_count: 0,
        months_count: 0,
      },
      can: { update: true, destroy: true },
    })
    expect((await get(oneIn(answer).record.id)).body).toEqual(answer.body)
  })

  it.each([
    [{ anc_name: ' ' }, 'anc_name', 'required'],
    [{ anc_name: 'x'.repeat(256) }, 'anc_name', 'tooLong'],
    [{ anc_name: 'Two\nlines' }, 'anc_name', 'invalidCharacters'],
    [{ anc_status: 2 }, 'anc_status', 'notAnOption'],
    [{ anc_color: '#ff0000' }, 'anc_color', 'notAnOption'],
    [{ networks_count: 3 }, 'networks_count', 'unknownField'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    expect(firstError(await store(payload('Refused', facts)))).toEqual([422, field, code])
  })

  it('has a name of its own whatever its case, also when two are made at the same moment', async () => {
    const answers = await Promise.all([store(payload('Áudio')), store(payload('ÁUDIO'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(firstError(await store(payload(' áudio')))).toEqual([422, 'anc_name', 'taken'])
  })

  it('may have the name of one that is gone, which then does not come back', async () => {
    const { id, anc_name } = await aTechnology(product)
    await destroy(id)
    expect((await store(payload(anc_name.toUpperCase()))).status).toBe(200)
    expect(firstError(await restore(id))).toEqual([422, 'anc_name', 'taken'])
  })
})

describe('changing a technology', () => {
  it('changes what is said and nothing else', async () => {
    const [{ id, anc_name }, other] = [await aTechnology(product), await aTechnology(product)]
    expect(oneIn(await update(id, { anc_color: 'sky' })).record).toMatchObject({ anc_name, anc_color: 'sky' })
    expect(firstError(await update(id, { anc_name: other.anc_name.toUpperCase() }))).toEqual([422, 'anc_name', 'taken'])
  })

  it('is refused to whoever has not seen what somebody else changed, with what it is now', async () => {
    const { id, updated_at } = await aTechnology(product)
    await update(id, { anc_color: 'pink' })
    const { status, body } = await update(id, { anc_name: 'Late', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ record: { anc_color: 'pink' } })
  })

  it('may disable one in use: what uses it stays, and it is offered for nothing new', async () => {
    const { id, anc_name } = await aTechnology(product)
    await aNetworkWith(product, id)
    const offered = async () =>
      (
        await product.call('GET', `/adNetworkCategory/simpleList?search=${encodeURIComponent(anc_name)}`, {
          token: admin,
        })
      ).body
    expect(await offered()).toEqual([{ id, label: anc_name }])
    expect(oneIn(await update(id, { anc_status: 0 })).record).toMatchObject({ anc_status: 0, networks_count: 1 })
    expect(await offered()).toEqual([])
  })
})

describe('removing a technology', () => {
  it('is taken back by restoring it, with all that it was', async () => {
    const { id } = await aTechnology(product)
    const { record } = oneIn(await get(id))
    expect((await destroy(id)).status).toBe(204)
    expect((await get(id)).status).toBe(404)
    expect((await destroy(id)).status).toBe(404)
    const { created_at, updated_at: _, ...facts } = record
    expect(oneIn(await restore(id)).record).toMatchObject({ ...facts, created_at })
    expect((await restore(id)).status).toBe(404)
  })

  it('is refused while ad networks use it, and also for those that were removed', async () => {
    const { id } = await aTechnology(product)
    await aNetworkWith(product, id)
    await aNetworkWith(product, id, new Date().toISOString())
    expect(oneIn(await get(id)).record).toMatchObject({ networks_count: 1, removed_networks_count: 1 })
    expect(await destroy(id)).toMatchObject({ status: 409, body: { code: 'technologyInUse', count: 2 } })
  })

  it('is refused where a revenue share tells it apart', async () => {
    const { id } = await aTechnology(product)
    await product.database.exec(`with share as (
        insert into website_revenue_shares (wrs_id_website, wrs_type, wrs_valid_from, ars_percentage)
        select min(id), 'specific_per_condition', '2020-01-01', 10 from websites returning id)
      insert into website_revenue_share_conditions (rev_id_share, rev_technology, rev_percentage_value)
      select id, ${id}, 50 from share`)
    expect(await destroy(id)).toMatchObject({ status: 409, body: { code: 'technologyInUse', count: 1 } })
  })

  it('is refused where report data names it, by the months that do', async () => {
    const { id } = await aTechnology(product)
    const [network, website] = [await aNetwork(product), await aWebsiteOf(product, (await anAccount(product)).id)]
    const days = ['2024-02-03', '2024-02-04', '2024-03-01'].map(toDay)
    await bring(
      product,
      days.map(day => aFact(website.id, day, { ...network, technology: id })),
    )
    expect(oneIn(await get(id)).record).toMatchObject({ networks_count: 0, months_count: 2 })
    expect(await destroy(id)).toMatchObject({ status: 409, body: { code: 'technologyInUse', count: 2 } })
  })
})

describe('the chart that divides by technology', () => {
  it('has each in its colour, also one that is disabled', async () => {
    const { id } = await aTechnology(product, { anc_color: 'rust', anc_status: 0 })
    const [network, website] = [await aNetwork(product), await aWebsiteOf(product, (await anAccount(product)).id)]
    await bring(product, [aFact(website.id, toDay('2023-05-02'), { ...network, technology: id })])
    const body = { chart: 'technology', period: '2023-05-01..2023-05-31', currency: 'BRL' }
    const answer = await product.call('POST', '/dashboard/charts', { token: admin, body })
    expect((answer.body as unknown as ChartAnswer).rows.map(({ key }) => key.technology)).toEqual([
      { id, label: expect.any(String), color: 'rust' },
    ])
  })
})

describe('what is done to many', () => {
  it('is one action, and can be undone as one', async () => {
    const ids = [(await aTechnology(product)).id, (await aTechnology(product)).id]
    const { status, result } = await disable(ids)
    expect([status, result]).toEqual([200, { transaction: expect.any(String), done: 2, refused: [] }])
    for (const id of ids) expect(oneIn(await get(id)).record.anc_status).toBe(0)
    expect((await undo(result.transaction)).result.done).toBe(2)
    for (const id of ids) expect(oneIn(await get(id)).record.anc_status).toBe(1)
  })

  it('removes those that nothing names, says why of the others, and brings back what it removed', async () => {
    const [free, used] = [await aTechnology(product), await aTechnology(product)]
    await aNetworkWith(product, used.id)
    const { result } = await remove([free.id, used.id])
    expect(result).toMatchObject({
      done: 1,
      refused: [{ id: used.id, label: used.anc_name, code: 'technologyInUse', message: expect.stringContaining('1') }],
    })
    expect((await undo(result.transaction)).result.done).toBe(1)
    expect((await get(free.id)).status).toBe(200)
  })

  it('does not bring back one whose name another one has by now, whatever its case', async () => {
    const { id, anc_name } = await aTechnology(product)
    const { result } = await remove([id])
    await store(payload(anc_name.toUpperCase()))
    expect((await undo(result.transaction)).result.refused).toMatchObject([{ id, code: 'taken' }])
  })

  it('does not take again by undoing an undo what is used since', async () => {
    const { id } = await aTechnology(product)
    const removed = await remove([id])
    const back = await undo(removed.result.transaction)
    await aNetworkWith(product, id)
    expect((await undo(back.result.transaction)).result.refused).toMatchObject([{ id, code: 'technologyInUse' }])
  })

  it('leaves alone what somebody changed since it was shown', async () => {
    const { id, updated_at } = await aTechnology(product)
    await update(id, { anc_color: 'rust' })
    const body = { action: 'destroy', rows: [{ id, updated_at }] }
    const answer = await product.call('POST', '/adNetworkCategory/bulk', { token: admin, body })
    expect(answer.body).toMatchObject({ done: 0, refused: [{ id, code: 'stale' }] })
  })

  it('asks for the right of each action', async () => {
    const { id } = await aTechnology(product)
    const changes = await somebodyWith(product, ['adNetworkCategory.update'])
    const removes = await somebodyWith(product, ['adNetworkCategory.destroy'])
    expect((await disable([id], changes.token)).result.done).toBe(1)
    expect((await remove([id], changes.token)).status).toBe(403)
    expect((await disable([id], removes.token)).status).toBe(403)
    expect((await remove([id], removes.token)).result.done).toBe(1)
  })
})

describe('the history of a technology', () => {
  it('tells what was done, and gives back what one action took', async () => {
    const { id } = oneIn(await store(payload('Historic'))).record
    await update(id, { anc_name: 'Renamed', anc_color: 'blue' })
    const { data } = await history(id)
    expect(data.map(({ slo_action }) => slo_action)).toEqual(['adNetworkCategory.update', 'adNetworkCategory.store'])
    expect(data[0]?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['anc_name', 'Historic', 'Renamed'],
      ['anc_color', 'amber', 'blue'],
    ])
    const body = { transaction: data[0]?.slo_transaction_hash }
    const reverted = await product.call('POST', `/adNetworkCategory/${id}/revert`, { token: admin, body })
    expect(oneIn(reverted).record).toMatchObject({ anc_name: 'Historic', anc_color: 'amber' })
  })

  it('gives no name back that another one has by now', async () => {
    const { id } = oneIn(await store(payload('Wanted'))).record
    await update(id, { anc_name: 'Given up' })
    await store(payload('wanted'))
    const body = { transaction: (await history(id)).data[0]?.slo_transaction_hash }
    const reverted = await product.call('POST', `/adNetworkCategory/${id}/revert`, { token: admin, body })
    expect(firstError(reverted)).toEqual([422, 'anc_name', 'taken'])
  })
})

describe('who may', () => {
  it('is whoever has the right, for every technology; managers read and publishers see none', async () => {
    const { id } = await aTechnology(product)
    const { of } = await somebodyOfEachGroup(product)
    expect(oneIn(await get(id, of('AM').token)).can).toEqual({ update: false, destroy: false })
    expect((await update(id, { anc_status: 0 }, of('AM').token)).status).toBe(403)
    expect(oneIn(await get(id, of('OP').token)).can).toEqual({ update: true, destroy: true })
    for (const key of ['PO', 'PV'] as const) expect((await get(id, of(key).token)).status).toBe(403)
  })

  it('is nobody without it, whatever else their group has', async () => {
    const { id } = await aTechnology(product)
    const stranger = await somebodyOf(product, (await aGroup(product, { pairs: ['adNetwork.list'] })).id)
    const answers = [
      await get(id, stranger.token),
      await store(payload('Foreign'), stranger.token),
      await update(id, { anc_status: 0 }, stranger.token),
      await destroy(id, stranger.token),
      await restore(id, stranger.token),
      await product.call('POST', '/adNetworkCategory/list', { token: stranger.token, body: {} }),
      await product.call('GET', '/adNetworkCategory/simpleList', { token: stranger.token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  })
})
