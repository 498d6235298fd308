import type { BulkAnswer, HistoryAnswer, OneNetworkType } from '@candela/shared-contract'
import { asShown } from '../../../test/bulk'
import { aNetworkOf, aNetworkType, asksFor } from '../../../test/network-types'
import { anOrder } from '../../../test/orders'
import { aGroup, somebodyOf, somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const oneIn = ({ body }: Answer): OneNetworkType => body as unknown as OneNetworkType
const payload = (ant_name: string, facts: object = {}) => ({
  ant_name,
  ant_status: 1,
  ant_auth_kind: 'oauth',
  ant_time_zone: 'America/Sao_Paulo',
  ant_currency: 'BRL',
  ant_final_after_days: 7,
  ant_fields: [asksFor('client_id'), asksFor('client_secret', { secret: true })],
  ant_ads_txt_lines: ['network.example, {account_id}, DIRECT'],
  ...facts,
})
const store = (body: unknown, token = admin) => product.call('POST', '/adNetworkType', { token, body })
const get = (id: number, token = admin) => product.call('GET', `/adNetworkType/${id}`, { token })
const update = (id: number, body: unknown, token = admin) =>
  product.call('POST', `/adNetworkType/${id}`, { token, body })
const destroy = (id: number, token = admin) => product.call('DELETE', `/adNetworkType/${id}`, { token })
const restore = (id: number, token = admin) => product.call('POST', `/adNetworkType/${id}/restore`, { token })
const history = async (id: number, token = admin) =>
  (await product.call('GET', `/adNetworkType/${id}/history`, { token })).body as unknown as HistoryAnswer
const bulk = async (asked: object, token = admin) => {
  const body = await asShown(product, 'ad_network_types', asked)
  const answer = await product.call('POST', '/adNetworkType/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const undo = (transaction: string, token = admin) => bulk({ action: 'undo', payload: { transaction } }, token)
const disable = (ids: number[], token = admin) => bulk({ action: 'status', ids, payload: { ant_status: 0 } }, token)
const remove = (ids: number[], token = admin) => bulk({ action: 'destroy', ids }, token)

describe('a new type', () => {
  it('comes back with what it asks for, in its order, and who uses it', async () => {
    const ant_fields = [
      asksFor('identity', {
        required: false,
        pattern: 'pub-####',
        label: { en: 'Publisher ID', pt: 'ID do editor', es: 'ID del editor', it: 'ID editore' },
        help: { it: 'Nel menu' },
      }),
      asksFor('access_token', { secret: true }),
    ]
    const answer = await store(
      payload('  Rewarded feed ', {
        ant_fields,
        ant_ads_txt_lines: ['Ads.Network.EXAMPLE,pub-{account_id},reseller, F08C47FEC0942FA0'],
      }),
    )
    expect(oneIn(answer)).toMatchObject({
      record: {
        ant_name: 'Rewarded feed',
        ant_auth_kind: 'oauth',
        ant_time_zone: 'America/Sao_Paulo',
        ant_currency: 'BRL',
        ant_final_after_days: 7,
        ant_ads_txt_lines: ['ads.network.example, pub-{account_id}, RESELLER, f08c47fec0942fa0'],
        networks_count: 0,
        removed_networks_count: 0,
        stored_counts: {},
      },
      can: { update: true, destroy: true },
    })
    expect(oneIn(answer).record.ant_fields).toEqual(ant_fields)
    expect((await get(oneIn(answer).record.id)).body).toEqual(answer.body)
  })

  it.each([
    [{ ant_name: ' ' }, 'ant_name', 'required'],
    [{ ant_name: 'Two\nlines' }, 'ant_name', 'invalidCharacters'],
    [{ ant_status: 2 }, 'ant_status', 'notAnOption'],
    [{ ant_auth_kind: 'magic' }, 'ant_auth_kind', 'notAnOption'],
    [{ ant_time_zone: 'Mars/Olympus' }, 'ant_time_zone', 'timeZone'],
    [{ ant_time_zone: 'utc' }, 'ant_time_zone', 'timeZone'],
    [{ ant_time_zone: '' }, 'ant_time_zone', 'required'],
    [{ ant_currency: 'GBP' }, 'ant_currency', 'notAnOption'],
    [{ ant_final_after_days: 91 }, 'ant_final_after_days', 'tooBig'],
    [{ ant_final_after_days: -1 }, 'ant_final_after_days', 'tooSmall'],
    [{ ant_final_after_days: 1.5 }, 'ant_final_after_days', 'digits'],
    [{ ant_fields: [asksFor('login'), asksFor('login')] }, 'ant_fields.1.credential', 'duplicate'],
    [{ ant_fields: [{ ...asksFor('login'), credential: 'pin' }] }, 'ant_fields.0.credential', 'notAnOption'],
    [{ ant_fields: [{ ...asksFor('login'), value: 'x' }] }, 'ant_fields.0.value', 'unknownField'],
    [{ ant_fields: [asksFor('login', { pattern: '#'.repeat(101) })] }, 'ant_fields.0.pattern', 'tooLong'],
    [{ ant_fields: [asksFor('login', { label: { pt: 'x'.repeat(61) } })] }, 'ant_fields.0.label.pt', 'tooLong'],
    [{ ant_fields: [asksFor('login', { label: { es: 'a\u202eb' } })] }, 'ant_fields.0.label.es', 'invalidCharacters'],
    [{ ant_fields: [{ ...asksFor('login'), help: { de: 'Hilfe' } }] }, 'ant_fields.0.help.de', 'unknownField'],
    [{ ant_ads_txt_lines: ['a.example, 1, DIRECT', 'a.example'] }, 'ant_ads_txt_lines.1', 'adsTxtLine'],
    [{ ant_ads_txt_lines: ['a.example, 1, DIRECT', 'A.example,1,direct'] }, 'ant_ads_txt_lines.1', 'duplicate'],
    [
      { ant_ads_txt_lines: Array.from({ length: 51 }, (_, index) => `a.example, ${index}, DIRECT`) },
      'ant_ads_txt_lines',
      'tooMany',
    ],
    [{ networks_count: 3 }, 'networks_count', 'unknownField'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    expect(firstError(await store(payload('Refused', facts)))).toEqual([422, field, code])
  })

  it('has a name of its own whatever its case, also when two are made at the same moment', async () => {
    const answers = await Promise.all([store(payload('Áudio')), store(payload('ÁUDIO'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(firstError(await store(payload(' áudio')))).toEqual([422, 'ant_name', 'taken'])
  })

  it('may have the name of one that is gone, which then does not come back', async () => {
    const { id, ant_name } = await aNetworkType(product)
    await destroy(id)
    expect((await store(payload(ant_name.toUpperCase()))).status).toBe(200)
    expect(firstError(await restore(id))).toEqual([422, 'ant_name', 'taken'])
  })
})

describe('changing a type', () => {
  it('changes what is said and nothing else', async () => {
    const [{ id, ant_name }, other] = [await aNetworkType(product), await aNetworkType(product)]
    const lines = ['network.example, 7, RESELLER']
    expect(oneIn(await update(id, { ant_ads_txt_lines: lines })).record).toMatchObject({
      ant_name,
      ant_ads_txt_lines: lines,
    })
    expect(firstError(await update(id, { ant_name: other.ant_name.toUpperCase() }))).toEqual([422, 'ant_name', 'taken'])
    expect(firstError(await update(id, { ant_time_zone: 'Nowhere/Else' }))).toEqual([422, 'ant_time_zone', 'timeZone'])
  })

  it('to what it is already says nothing, and makes nobody stale', async () => {
    const { record } = oneIn(await store(payload('Unmoved')))
    const { ant_fields, ant_ads_txt_lines } = record
    const again = await update(record.id, { ant_fields, ant_ads_txt_lines, updated_at: record.updated_at })
    expect(oneIn(again).record.updated_at).toBe(record.updated_at)
    expect((await history(record.id)).data).toHaveLength(1)
  })

  it('is refused to whoever has not seen what somebody else changed, with what it is now', async () => {
    const { id, updated_at } = await aNetworkType(product)
    await update(id, { ant_currency: 'EUR' })
    const { status, body } = await update(id, { ant_name: 'Late', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ record: { ant_currency: 'EUR' } })
  })

  it('that is used leaves its networks as they are, and tells how many have what it asks for', async () => {
    const { id } = await aNetworkType(product, { ant_fields: [asksFor('domain', { required: false })] })
    const network = await aNetworkOf(product, id, { adn_domain: 'reports.example' })
    await aNetworkOf(product, id)
    await aNetworkOf(product, id, { adn_domain: 'gone.example', deleted_at: new Date().toISOString() })
    const { record } = oneIn(await update(id, { ant_fields: [asksFor('domain'), asksFor('client_secret')] }))
    expect([record.networks_count, record.removed_networks_count, record.stored_counts]).toEqual([2, 1, { domain: 1 }])
    const kept = await product.database.read
      .selectFrom('ad_networks')
      .select(['adn_id_ad_network_type', 'adn_domain'])
      .where('id', '=', network.id)
      .executeTakeFirst()
    expect(kept).toEqual({ adn_id_ad_network_type: id, adn_domain: 'reports.example' })
  })

  it('may disable one in use: what uses it stays, and it is offered for nothing new', async () => {
    const { id, ant_name } = await aNetworkType(product)
    await aNetworkOf(product, id)
    const search = encodeURIComponent(ant_name)
    const offered = async () =>
      (await product.call('GET', `/adNetworkType/simpleList?search=${search}`, { token: admin })).body
    expect(await offered()).toEqual([{ id, label: ant_name }])
    expect(oneIn(await update(id, { ant_status: 0 })).record).toMatchObject({ ant_status: 0, networks_count: 1 })
    expect(await offered()).toEqual([])
  })
})

describe('removing a type', () => {
  it('is taken back by restoring it, with all that it was', async () => {
    const { record } = oneIn(await store(payload('Comes back')))
    const { id } = record
    expect((await destroy(id)).status).toBe(204)
    expect((await get(id)).status).toBe(404)
    expect((await destroy(id)).status).toBe(404)
    const { updated_at: _, ...facts } = record
    expect(oneIn(await restore(id)).record).toMatchObject(facts)
    expect((await restore(id)).status).toBe(404)
  })

  it('is refused for an order alone, which its row and its record say', async () => {
    const { id, ant_name } = await aNetworkType(product)
    const isUsed = async () => {
      const list = await product.call('POST', '/adNetworkType/list', { token: admin, body: { search: ant_name } })
      return [(list.body.data as { is_used: boolean }[])[0]?.is_used, oneIn(await get(id)).record.is_used]
    }
    expect(await isUsed()).toEqual([false, false])
    await anOrder(product, { ord_id_ad_network_type: id })
    expect(await isUsed()).toEqual([true, true])
    expect(oneIn(await get(id)).record).toMatchObject({ networks_count: 0, orders_count: 1 })
    expect(await destroy(id)).toMatchObject({ status: 409, body: { code: 'networkTypeInUse', count: 1 } })
  })

  it('is refused while ad networks use it, and also for those that were removed', async () => {
    const { id } = await aNetworkType(product)
    await aNetworkOf(product, id)
    await aNetworkOf(product, id, { deleted_at: new Date().toISOString() })
    expect(await destroy(id)).toMatchObject({ status: 409, body: { code: 'networkTypeInUse', count: 2 } })
    expect((await get(id)).status).toBe(200)
  })
})

describe('what is done to many', () => {
  it('is one action, and can be undone as one', async () => {
    const ids = [(await aNetworkType(product)).id, (await aNetworkType(product)).id]
    const { status, result } = await disable(ids)
    expect([status, result]).toEqual([200, { transaction: expect.any(String), done: 2, refused: [] }])
    for (const id of ids) expect(oneIn(await get(id)).record.ant_status).toBe(0)
    expect((await undo(result.transaction)).result.done).toBe(2)
    for (const id of ids) expect(oneIn(await get(id)).record.ant_status).toBe(1)
  })

  it('removes those that nobody uses, says why of the others, and brings back what it removed', async () => {
    const [free, used] = [await aNetworkType(product), await aNetworkType(product)]
    await aNetworkOf(product, used.id)
    const { result } = await remove([free.id, used.id])
    expect(result).toMatchObject({
      done: 1,
      refused: [{ id: used.id, label: used.ant_name, code: 'networkTypeInUse', message: expect.stringContaining('1') }],
    })
    expect((await undo(result.transaction)).result.done).toBe(1)
    expect((await get(free.id)).status).toBe(200)
  })

  it('does not bring back one whose name another one has by now, whatever its case', async () => {
    const { id, ant_name } = await aNetworkType(product)
    const { result } = await remove([id])
    await store(payload(ant_name.toUpperCase()))
    expect((await undo(result.transaction)).result.refused).toMatchObject([{ id, code: 'taken' }])
  })

  it('asks for the right of each action', async () => {
    const { id } = await aNetworkType(product)
    const changes = await somebodyWith(product, ['adNetworkType.update'])
    const removes = await somebodyWith(product, ['adNetworkType.destroy'])
    expect((await disable([id], changes.token)).result.done).toBe(1)
    expect((await remove([id], changes.token)).status).toBe(403)
    expect((await disable([id], removes.token)).status).toBe(403)
    expect((await remove([id], removes.token)).result.done).toBe(1)
  })
})

describe('the history of a type', () => {
  it('tells what was done, and gives back what one action took, lists included', async () => {
    const { record } = oneIn(await store(payload('Historic')))
    const { id } = record
    await update(id, { ant_name: 'Renamed', ant_fields: [], ant_ads_txt_lines: [] })
    const { data } = await history(id)
    expect(data.map(({ slo_action }) => slo_action)).toEqual(['adNetworkType.update', 'adNetworkType.store'])
    expect(data[0]?.changes.map(({ field }) => field)).toEqual(['ant_name', 'ant_fields', 'ant_ads_txt_lines'])
    expect(JSON.parse(data[0]?.changes[1]?.before ?? '')).toEqual(record.ant_fields)
    const body = { transaction: data[0]?.slo_transaction_hash }
    const reverted = await product.call('POST', `/adNetworkType/${id}/revert`, { token: admin, body })
    const { ant_name, ant_fields, ant_ads_txt_lines } = record
    expect(oneIn(reverted).record).toMatchObject({ ant_name, ant_fields, ant_ads_txt_lines })
  })

  it('gives no name back that another one has by now', async () => {
    const { id } = oneIn(await store(payload('Wanted'))).record
    await update(id, { ant_name: 'Given up' })
    await store(payload('wanted'))
    const body = { transaction: (await history(id)).data[0]?.slo_transaction_hash }
    const reverted = await product.call('POST', `/adNetworkType/${id}/revert`, { token: admin, body })
    expect(firstError(reverted)).toEqual([422, 'ant_name', 'taken'])
  })
})

describe('who may', () => {
  it('is whoever has the right, for every type; managers read and publishers see none', async () => {
    const { id } = await aNetworkType(product)
    const { of } = await somebodyOfEachGroup(product)
    expect(oneIn(await get(id, of('AM').token)).can).toEqual({ update: false, destroy: false })
    expect((await update(id, { ant_status: 0 }, of('AM').token)).status).toBe(403)
    expect(oneIn(await get(id, of('OP').token)).can).toEqual({ update: true, destroy: true })
    for (const key of ['PO', 'PV'] as const) expect((await get(id, of(key).token)).status).toBe(403)
  })

  it('is nobody without it, whatever else their group has', async () => {
    const { id } = await aNetworkType(product)
    const stranger = await somebodyOf(product, (await aGroup(product, { pairs: ['adNetwork.list'] })).id)
    const answers = [
      await get(id, stranger.token),
      await store(payload('Foreign'), stranger.token),
      await update(id, { ant_status: 0 }, stranger.token),
      await destroy(id, stranger.token),
      await restore(id, stranger.token),
      await product.call('POST', '/adNetworkType/list', { token: stranger.token, body: {} }),
      await product.call('GET', '/adNetworkType/simpleList', { token: stranger.token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  })
})
