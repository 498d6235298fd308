import { type AdNetworkRow, addDays, PLATFORM_ZONE, type SearchHit, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import {
  aStoredNetwork,
  aType,
  getNetwork,
  listNetworks,
  networkIn,
  somebodyForNetworks,
} from '../../../test/ad-networks'
import { aFact, bring } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { aNetworkOf } from '../../../test/network-types'
import { type Product, startProduct } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'

let product: Product
let admin: string
let manager: { id: number; token: string }
let ids: Record<'aurora' | 'brisa' | 'cobre', number>
let website: { id: number; anw_website: string }
let names: { type: string; technology: string }
const today = todayIn(PLATFORM_ZONE)
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  manager = await somebodyForNetworks(product, 'managed')
  website = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
  const foreign = await aWebsiteOf(product, (await anAccount(product)).id)
  const [type, technology] = [await aType(product), await aTechnology(product, { anc_color: 'rust' })]
  names = { type: type.ant_name, technology: technology.anc_name }
  const of = { adn_id_ad_network_type: type.id, adn_id_ad_network_category: technology.id }
  const named = (adn_name: string, facts: object) => aStoredNetwork(product, admin, { ...of, adn_name, ...facts })
  const aurora = await named('Lantern Aurora', {
    adn_domain: 'cinemira.example',
    adn_id_website: website.id,
    adn_token_expires_at: addDays(today, 3),
  })
  const brisa = await named('Lántern brisa=1', { adn_token_expires_at: addDays(today, -1) })
  const { id: cobre } = await aNetworkOf(product, type.id, {
    adn_name: 'lantern cobre',
    adn_id_ad_network_category: technology.id,
    adn_status: 'Pausado',
  })
  ids = { aurora: aurora.id, brisa: brisa.id, cobre }
  await product.call('POST', `/adNetwork/${aurora.id}/test`, { token: admin, body: {} })
  await product.database.exec(`update ad_networks set created_at = now() - interval '60 days'`)
  const facts = (network: number, site: number, days: readonly number[], value: number) =>
    days.map(ago => {
      const as = { id: network, technology: technology.id, type: type.id }
      return aFact(site, addDays(today, -ago), as, { value })
    })
  await bring(product, [
    ...facts(aurora.id, website.id, [2, 3, 4], 10_000_000),
    ...facts(brisa.id, website.id, [5], 2_000_000),
    ...facts(brisa.id, foreign.id, [1, 2], 30_000_000),
    ...facts(cobre, foreign.id, [100, 101], 7_000_000),
  ])
})
afterAll(() => product.close())

const list = (body: object = {}, token = admin) => listNetworks(product, token, { search: 'ntern', ...body })
const named = async (body: object, token = admin) => (await list(body, token)).rows.map(row => row.adn_name)
const rowOf = async (id: number, token = admin) =>
  (await list({}, token)).rows.find(row => row.id === id) as AdNetworkRow

describe('the list of ad networks', () => {
  it('shows each with what it serves, how it is connected, and what it brought', async () => {
    expect(await rowOf(ids.aurora)).toMatchObject({
      anw_website: website.anw_website,
      ant_name: names.type,
      anc_name: names.technology,
      anc_color: 'rust',
      connection: { state: 'ok', result: 'noSignIn' },
      last_day: addDays(today, -2),
      days_missing: 27,
      net30_currency: 'BRL',
      lacks: [],
      can: { update: true, destroy: true },
    })
    expect(await rowOf(ids.cobre)).toMatchObject({
      connection: { state: 'never' },
      last_day: addDays(today, -100),
      days_missing: null,
      net30: '0.00',
      lacks: [
        { credential: 'login', label: {} },
        { credential: 'password', label: {} },
      ],
    })
  })

  it('counts what the reader reaches, in the list and in the record', async () => {
    const [all, theirs] = [await rowOf(ids.brisa), await rowOf(ids.brisa, manager.token)]
    expect([all.last_day, all.days_missing]).toEqual([addDays(today, -1), 27])
    expect([theirs.last_day, theirs.days_missing]).toEqual([addDays(today, -5), 29])
    expect(Number(all.net30) / Number(theirs.net30)).toBeCloseTo(31, 1)
    const record = networkIn(await getNetwork(product, manager.token, ids.brisa))
    expect([record.net30, record.last_day, record.days_missing]).toEqual([theirs.net30, theirs.last_day, 29])
    expect(await rowOf(ids.cobre, manager.token)).toMatchObject({ last_day: null, can: { update: false } })
  })

  it('tells the same last day where one of them is searched for', async () => {
    const days = async (token: string) => {
      const { body } = await product.call('POST', '/adNetwork/search', { token, body: { ids: Object.values(ids) } })
      return (body as unknown as SearchHit[]).map(({ figure }) => figure.value)
    }
    expect(await days(admin)).toEqual([2, 1, 100].map(ago => addDays(today, -ago)))
    expect(await days(manager.token)).toEqual([addDays(today, -2), addDays(today, -5), null])
  })

  it('misses no day before a network was added, nor today', async () => {
    const { id } = await aStoredNetwork(product, admin, { adn_name: 'Young one' })
    const { id: site } = await aWebsiteOf(product, (await anAccount(product)).id)
    const technology = (await aTechnology(product)).id
    const broughtOn = (ago: number) => aFact(site, addDays(today, -ago), { id, technology, type: 0 }, { value: 1 })
    const missing = async () => networkIn(await getNetwork(product, admin, id)).days_missing
    const addedAgo = (days: number, time = '12:00') =>
      product.database.exec(`update ad_networks
        set created_at = '${addDays(today, -days)} ${time}'::timestamp at time zone '${PLATFORM_ZONE}' where id = ${id}`)
    expect(await missing()).toBe(0)
    await addedAgo(1, '23:59')
    expect(await missing()).toBe(1)
    await addedAgo(4, '00:00')
    expect(await missing()).toBe(4)
    // It owed neither the day before it was added nor today.
    await bring(product, [5, 4, 2, 0].map(broughtOn))
    expect(await missing()).toBe(2)
    const listed = await listNetworks(product, admin, { search: 'young one' })
    expect(listed.rows.map(row => row.days_missing)).toEqual([2])
    await addedAgo(90)
    expect(await missing()).toBe(27)
  })

  it.each<[object, (keyof typeof ids)[]]>([
    [{}, ['aurora', 'brisa', 'cobre']],
    [{ search: 'CINEMIRA.ex' }, ['aurora']],
    [{ search: 'https://cinemira.example/x' }, ['aurora']],
    [{ search: 'BRISA=' }, ['brisa']],
    [{ search: '100%' }, []],
    [{ filters: { adn_status: ['Pausado'] } }, ['cobre']],
    [{ filters: { connection: ['ok', 'reached'] } }, ['aurora']],
    [{ filters: { connection: ['never'] } }, ['brisa', 'cobre']],
    [{ filters: { lacks: ['1'] } }, ['cobre']],
    [{ filters: { lacks: ['0'] } }, ['aurora', 'brisa']],
    [{ filters: { token: ['ended'] } }, ['brisa']],
    [{ filters: { token: ['ending'] } }, ['aurora']],
    [{ sort: [{ field: 'net30', dir: 'desc' }] }, ['brisa', 'aurora', 'cobre']],
    [{ sort: [{ field: 'last_day', dir: 'asc' }] }, ['cobre', 'aurora', 'brisa']],
    [{ sort: [{ field: 'days_missing', dir: 'asc' }] }, ['aurora', 'brisa', 'cobre']],
    [{ sort: [{ field: 'lacks', dir: 'desc' }] }, ['cobre', 'brisa', 'aurora']],
    [{ sort: [{ field: 'connection', dir: 'desc' }] }, ['aurora', 'cobre', 'brisa']],
    [{ sort: [{ field: 'adn_token_expires_at', dir: 'asc' }] }, ['brisa', 'aurora', 'cobre']],
    [{ sort: [{ field: 'anw_website', dir: 'asc' }], perPage: 1 }, ['aurora']],
  ])('is narrowed, ordered and turned: %j', async (question, expected) => {
    const all = { aurora: 'Lantern Aurora', brisa: 'Lántern brisa=1', cobre: 'lantern cobre' }
    expect(await named(question)).toEqual(expected.map(key => all[key]))
  })

  it('is narrowed by type, technology and website', async () => {
    const { adn_id_ad_network_type: type, adn_id_ad_network_category: technology } = await rowOf(ids.aurora)
    expect((await list({ filters: { adn_id_ad_network_type: [String(type)] } })).total).toBe(3)
    expect((await list({ filters: { adn_id_ad_network_category: [String(technology)] } })).total).toBe(3)
    expect((await list({ filters: { adn_id_website: [String(website.id)] } })).total).toBe(1)
    expect((await list()).counts).toEqual({ adn_status: { 'Em exibição': 2, Pausado: 1 } })
  })

  it('sorts by what it shows and by nothing else', async () => {
    expect((await list({ sort: [{ field: 'adn_id_credential_set', dir: 'asc' }] })).status).toBe(422)
  })

  it('is had as a file with the words of the reader', async () => {
    const { status, text } = await fileOf(product, '/adNetwork/export', admin, {
      search: 'ntern',
      columns: ['adn_name', 'anw_website', 'adn_status', 'connection', 'last_day', 'days_missing', 'lacks'],
    })
    expect(status).toBe(200)
    expect(
      text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Name,Website,Status,Connection,Last day with numbers,Days missing,Missing credentials',
      `Lantern Aurora,${website.anw_website},Running,Connected,${addDays(today, -2)},27,`,
      `Lántern brisa=1,Any website,Running,Not tested,${addDays(today, -1)},27,`,
      `lantern cobre,Any website,Paused,Not tested,${addDays(today, -100)},,"User name, Password"`,
    ])
  })
})

describe('what pickers get', () => {
  it('is by name, as far as it is in reach; ad managers with their codes', async () => {
    await product.database.exec(`insert into ad_managers (adm_name, adm_network_code) values ('Candela Sul', '4711')`)
    const ask = async (path: string, token = admin) => (await product.call('GET', path, { token })).body
    expect(await ask('/adNetwork/simpleList?search=aurora', manager.token)).toEqual([
      { id: ids.aurora, label: 'Lantern Aurora' },
    ])
    expect(await ask('/adNetwork/adManagers?search=4711')).toEqual([
      { id: expect.any(Number), label: 'Candela Sul · 4711' },
    ])
  })
})
