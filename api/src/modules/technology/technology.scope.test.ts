import type { HistoryAnswer, NetworkTypeRecord, Pair, TechnologyRecord } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aStoredNetwork, aType } from '../../../test/ad-networks'
import { aFact, bring } from '../../../test/brought-facts'
import { asShown } from '../../../test/bulk'
import { askList } from '../../../test/lists'
import { aNetworkType } from '../../../test/network-types'
import { aCampaign, tieNetwork } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aShareOf, inDays } from '../../../test/shares'
import { aTechnology } from '../../../test/technologies'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

/** For each of two accounts a network, a removed one, a campaign, an order, a condition and a month with numbers; one network serves any website. */
const usedByTwo = async () => {
  const manager = await somebodyWith(
    product,
    ['adNetworkCategory.get', 'adNetworkCategory.list', 'adNetworkType.get', 'adNetworkType.list'],
    'managed',
  )
  const [technology, type] = [await aTechnology(product), await aType(product)]
  const of = { adn_id_ad_network_type: type.id, adn_id_ad_network_category: technology.id }
  const stored = (facts: object = {}) => aStoredNetwork(product, admin, { ...of, ...facts })
  await stored()
  for (const [account, ago] of [
    [await anAccount(product, { managers: [manager.id] }), 3],
    [await anAccount(product), 70],
  ] as const) {
    const website = (await aWebsiteOf(product, account.id)).id
    const [network, gone] = [await stored({ adn_id_website: website }), await stored({ adn_id_website: website })]
    await product.call('DELETE', `/adNetwork/${gone.id}`, { token: admin })
    const campaign = await aCampaign(product, { orc_id_ad_network_category: technology.id })
    await tieNetwork(product, campaign.id, network.id)
    await anOrder(product, {
      ord_id_ad_network_category: technology.id,
      ord_id_ad_network_type: type.id,
      ord_id_website: website,
    })
    const share = await aShareOf(product, website, { wrs_type: 'specific_per_condition', ars_percentage: '10' })
    await product.database.exec(`insert into website_revenue_share_conditions
      (rev_id_share, rev_technology, rev_percentage_value) values (${share.id}, ${technology.id}, 50)`)
    const as = { id: network.id, technology: technology.id, type: type.id }
    await bring(product, [aFact(website, inDays(-ago), as)])
  }
  return { manager, technology, type }
}

const read = async <R>(path: string, token: string) =>
  ((await product.call('GET', path, { token })).body as unknown as { record: R }).record

it('a manager is told how many of theirs use a technology or a type, and whether anything does', async () => {
  const { manager, technology, type } = await usedByTwo()
  const uses = (token: string) => read<TechnologyRecord>(`/adNetworkCategory/${technology.id}`, token)
  const all = {
    networks_count: 3,
    removed_networks_count: 2,
    conditions_count: 2,
    campaigns_count: 2,
    orders_count: 2,
    months_count: 2,
    is_used: true,
  }
  expect(await uses(admin)).toMatchObject(all)
  expect(await uses(manager.token)).toMatchObject({
    networks_count: 2,
    removed_networks_count: 1,
    conditions_count: 1,
    campaigns_count: 1,
    orders_count: 1,
    months_count: 1,
    is_used: true,
  })
  const stored = (count: number) => ({ domain: count, login: count, password: count })
  const typeFor = (token: string) => read<NetworkTypeRecord>(`/adNetworkType/${type.id}`, token)
  expect(await typeFor(admin)).toMatchObject({ networks_count: 3, removed_networks_count: 2, stored_counts: stored(3) })
  expect(await typeFor(manager.token)).toMatchObject({
    networks_count: 2,
    removed_networks_count: 1,
    stored_counts: stored(2),
    is_used: true,
  })
  for (const [path, search] of [
    ['/adNetworkCategory/list', technology.anc_name],
    ['/adNetworkType/list', type.ant_name],
  ] as const) {
    const sort = [{ field: 'networks_count', dir: 'desc' }]
    const list = await askList<{ networks_count: number }>(product, path, manager.token, { search, sort })
    expect(list.rows.map(({ networks_count }) => networks_count)).toEqual([2])
  }
  const [unused, free] = [await aTechnology(product), await aNetworkType(product)]
  expect((await read<TechnologyRecord>(`/adNetworkCategory/${unused.id}`, manager.token)).is_used).toBe(false)
  expect((await read<NetworkTypeRecord>(`/adNetworkType/${free.id}`, manager.token)).is_used).toBe(false)
})

it('a manager is told that technologies were merged, and not how much the whole company reported of one', async () => {
  const manager = await somebodyWith(product, ['adNetworkCategory.get', 'systemLog.list'], 'managed')
  const [from, into] = [await aTechnology(product), await aTechnology(product)]
  const body = { into: into.id, updated_at: from.updated_at }
  expect((await product.call('POST', `/adNetworkCategory/${from.id}/merge`, { token: admin, body })).status).toBe(200)
  const fields = async (token: string) => {
    const answer = await product.call('GET', `/adNetworkCategory/${into.id}/history`, { token })
    return (answer.body as unknown as HistoryAnswer).data.flatMap(({ changes }) => changes.map(({ field }) => field))
  }
  expect(await fields(admin)).toEqual(['tmg_id_from', 'tmg_facts', 'tmg_facts_added'])
  expect(await fields(manager.token)).toEqual(['tmg_id_from'])
})

describe('what the whole company uses', () => {
  it('is removed and merged by whoever reaches all of it, and by no manager', async () => {
    const pairs = (['get', 'list', 'update', 'destroy'] as const).flatMap((right): Pair[] => [
      `adNetworkCategory.${right}`,
      `adNetworkType.${right}`,
    ])
    const manager = await somebodyWith(product, pairs, 'managed')
    const [technology, into, type] = [
      await aTechnology(product),
      await aTechnology(product),
      await aNetworkType(product),
    ]
    const call = (method: 'POST' | 'DELETE', path: string, body?: unknown) =>
      product.call(method, path, { token: manager.token, ...(body !== undefined && { body }) })
    const merge = { into: into.id, updated_at: technology.updated_at }
    const ask = async () => [
      await call('POST', `/adNetworkCategory/${technology.id}/merge`, merge),
      await call('DELETE', `/adNetworkCategory/${technology.id}`),
      await call('DELETE', `/adNetworkType/${type.id}`),
    ]
    expect((await ask()).map(({ status }) => status)).toEqual([403, 403, 403])
    for (const [table, path, id] of [
      ['ad_network_categories', '/adNetworkCategory', technology.id],
      ['ad_network_types', '/adNetworkType', type.id],
    ] as const) {
      const body = await asShown(product, table, { action: 'destroy', ids: [id] })
      expect((await call('POST', `${path}/bulk`, body)).body).toMatchObject({ refused: [{ id, code: 'forbidden' }] })
      expect((await product.call('GET', `${path}/${id}`, { token: manager.token })).body.can).toEqual({
        update: true,
        destroy: false,
      })
      await product.call('DELETE', `${path}/${id}`, { token: admin })
      expect((await call('POST', `${path}/${id}/restore`)).status).toBe(403)
    }
  })

  it('stays merged where who did it reaches less by now', async () => {
    const person = await somebodyWith(product, ['adNetworkCategory.get', 'adNetworkCategory.destroy'])
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const body = { into: into.id, updated_at: from.updated_at }
    const merged = await product.call('POST', `/adNetworkCategory/${from.id}/merge`, { token: person.token, body })
    expect(merged.status).toBe(200)
    await product.database.exec(`update access_groups set gro_scope = 'managed' where id = ${person.group.id}`)
    const unmerge = () => product.call('POST', `/adNetworkCategory/${from.id}/unmerge`, { token: person.token })
    expect((await unmerge()).status).toBe(403)
    await product.database.exec(`update access_groups set gro_scope = 'all' where id = ${person.group.id}`)
    expect((await unmerge()).status).toBe(200)
  })
})
