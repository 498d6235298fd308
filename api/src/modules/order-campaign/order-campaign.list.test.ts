import { addDays, type OrderCampaignRow, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, quote } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aCampaign, tieNetwork } from '../../../test/order-campaigns'
import { somebodyOfEachGroup } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'

const today = todayIn(PLATFORM_ZONE)
const daysAgo = (count: number) => addDays(today, -count)

let product: Product
let admin: string
let manager: string
let technology: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const { of } = await somebodyOfEachGroup(product)
  manager = of('AM').token
  const [own, other] = [await anAccount(product, { managers: [of('AM').id] }), await anAccount(product)]
  const [mine, theirs] = [await aWebsiteOf(product, own.id), await aWebsiteOf(product, other.id)]
  const network = await aNetwork(product)
  technology = network.technology
  await product.database.exec(`update ad_networks set adn_id_website = ${mine.id} where id = ${network.id}`)
  for (const day of [0, 3, 7, 10]) await quote(product, 'USD', daysAgo(day), '5')
  const elsewhere = { ...network, technology: (await aTechnology(product)).id }
  await bring(product, [
    aFact(mine.id, today, network, { value: 1_000_000, impressions: 100 }),
    aFact(mine.id, daysAgo(3), network, { value: 20_000_000, impressions: 3_000, refreshImpressions: 900 }),
    aFact(theirs.id, daysAgo(3), network, { value: 2_000_000, currency: 'USD', impressions: 1_000 }),
    aFact(mine.id, daysAgo(10), network, { value: 24_000_000, impressions: 4_900 }),
    // Of another technology, too long ago, and of an ad network of nobody.
    aFact(mine.id, daysAgo(3), elsewhere, { value: 500_000_000 }),
    aFact(mine.id, daysAgo(14), network, { value: 500_000_000 }),
    aFact(mine.id, daysAgo(3), await aNetwork(product), { value: 500_000_000 }),
  ])
  const inTechnology = { orc_id_ad_network_category: technology }
  const delivering = await aCampaign(product, {
    ...inTechnology,
    orc_name: 'Lantern one',
    orc_ad_manager_order_id: '9',
  })
  await tieNetwork(product, delivering.id, network.id)
  const formula = { orc_name: '=Lantern "two", <b>', orc_ad_manager_order_id: '10', orc_status: 0 as const }
  await aCampaign(product, { ...inTechnology, ...formula, orc_link: 'https://admanager.example/10' })
  await aCampaign(product, { orc_name: 'Lántern zero', orc_ad_manager_order_id: '00000000000000000001' })
  await aCampaign(product, { orc_name: 'Lantern gone', deleted_at: new Date().toISOString() })
})
afterAll(() => product.close())

const list = (body: object = {}, token = admin) =>
  askList<OrderCampaignRow>(product, '/orderCampaign/list', token, { search: 'ntern', ...body })
const named = (body: object) => list(body).then(({ rows }) => rows.map(row => row.orc_name))
const deliveryOf = async (body: object, token = admin) => {
  const { rows } = await list({ search: 'Lantern one', ...body }, token)
  return rows.map(({ impressions7, gross7, ecpm7, delivery7_currency }) => [
    impressions7,
    gross7,
    ecpm7,
    delivery7_currency,
  ])[0]
}

describe('the list of campaigns', () => {
  it.each([
    [{}, ['=Lantern "two", <b>', 'Lantern one', 'Lántern zero']],
    [{ filters: { orc_status: ['0'] } }, ['=Lantern "two", <b>']],
    [{ search: '0000001' }, ['Lántern zero']],
    [{ search: 'TWO", <' }, ['=Lantern "two", <b>']],
    [{ search: '100%' }, []],
    [
      { sort: [{ field: 'orc_ad_manager_order_id', dir: 'desc' }] },
      ['=Lantern "two", <b>', 'Lantern one', 'Lántern zero'],
    ],
    [{ sort: [{ field: 'networks_count', dir: 'desc' }], perPage: 1 }, ['Lantern one']],
    [{ sort: [{ field: 'created_at', dir: 'asc' }], page: 2, perPage: 2 }, ['Lántern zero']],
  ])('is narrowed, ordered and turned: %j', async (question, names) => {
    expect(await named(question)).toEqual(names)
  })

  it('is narrowed by technology and counts by status', async () => {
    const { total, counts } = await list({ filters: { orc_id_ad_network_category: [String(technology)] } })
    expect([total, counts]).toEqual([2, { orc_status: { 0: 1, 1: 1 } }])
  })

  it('sorts by nothing that it does not show', async () => {
    expect((await list({ sort: [{ field: 'gross7', dir: 'asc' }] })).status).toBe(422)
  })

  it('has what the ad networks of a campaign delivered in 7 days, with its technology, as sums of facts', async () => {
    // 1 + 20 + 2 at 5; 100 + 3,000 + 900 + 1,000; 31 per 5 thousand.
    expect(await deliveryOf({})).toEqual(['5000', '31.00', '6.20', 'BRL'])
    expect(await deliveryOf({ currency: 'USD' })).toEqual(['5000', '6.20', '1.24', 'USD'])
    const { rows } = await list({ search: 'Lantern one' })
    // Without today: 30 against 24, and as many impressions.
    expect(rows[0]).toMatchObject({ gross7_change: '25.00', impressions7_change: '0.00', ecpm7_change: '25.00' })
  })

  it('has no delivery of a campaign without ad networks', async () => {
    const { rows } = await list({ search: 'zero' })
    expect(rows[0]).toMatchObject({ impressions7: null, gross7: null, ecpm7: null, gross7_change: null })
  })

  it('tells managers of their campaigns alone, and of those what their websites got', async () => {
    const { rows, total } = await list({}, manager)
    expect([rows.map(({ orc_name, can }) => [orc_name, can]), total]).toEqual([
      [['Lantern one', { update: false, destroy: false }]],
      1,
    ])
    expect(await deliveryOf({}, manager)).toEqual(['4000', '21.00', '5.25', 'BRL'])
  })

  it('is had as a file with the words of the reader, and no cell is a formula', async () => {
    const { status, headers, text } = await fileOf(product, '/orderCampaign/export', admin, {
      search: 'ntern',
      sort: [{ field: 'orc_status', dir: 'asc' }],
      columns: ['orc_name', 'orc_ad_manager_order_id', 'orc_status', 'orc_link', 'gross7', 'gross7_change'],
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/order-campaigns_/)
    const [head, ...lines] = text
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/)
    expect(head).toBe('Name,Ad manager order ID,Status,Link to the ad manager,"Gross, 7 days",Change in gross (%)')
    expect(lines[0]).toBe(`"'=Lantern ""two"", <b>",10,Disabled,https://admanager.example/10,,`)
    expect(lines[1]).toBe('Lantern one,9,Enabled,,31.00,25.00')
  })
})

describe('what pickers get', () => {
  it('is what is enabled, by name, as far as it is in reach', async () => {
    const labels = async (token: string) => {
      const { body } = await product.call('GET', '/orderCampaign/simpleList?search=NTERN', { token })
      return (body as unknown as { label: string }[]).map(({ label }) => label)
    }
    expect(await labels(admin)).toEqual(['Lantern one', 'Lántern zero'])
    expect(await labels(manager)).toEqual(['Lantern one'])
  })
})
