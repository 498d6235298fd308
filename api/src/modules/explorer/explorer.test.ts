import { addDays, DIMENSIONS, METRIC_KEYS, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, goldenTable, type Network } from '../../../test/brought-facts'
import { anEarner, type Earner } from '../../../test/earners'
import { EXPLORES, explored, exploredFile, unexplored } from '../../../test/explorers'
import { aCampaign, tieNetwork } from '../../../test/order-campaigns'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

const day = addDays(todayIn(PLATFORM_ZONE), -2)
const period = `${addDays(day, -1)}..${day}`

let product: Product
let network: Network
let open: Earner
let hidden: Earner
let foreign: Earner
const somebody = (scope: 'own' | 'managed' | 'all') => somebodyWith(product, EXPLORES, scope)
const anAccountOf = (name: string, gross: number, acc_gross_visible?: 0 | 1) =>
  anEarner(product, { name, gross, day, network, pairs: EXPLORES, acc_gross_visible })

beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product)
  open = await anAccountOf('Open', 1_310)
  hidden = await anAccountOf('Hidden', 2_930, 0)
  foreign = await anAccountOf('Foreign', 5_570)
})
afterAll(() => product.close())

describe('the golden table', () => {
  const golden = {
    ...{ gross: '92.90', net: '72.46', revshare_pct: '78.00', ecpm: '5.29', rpm: '8.05', imp_per_page: '1.52' },
    ...{ fill: '80.59', refresh_pct: '10.95', total_requests: '17000', total_impressions: '13700', pageviews: '9000' },
  }

  it('comes out however it is told apart, with what only staff see', async () => {
    const seller = await somebody('own')
    const { account } = await goldenTable(product, day, [seller.id])
    const asked = { period: `${day}..${day}`, metrics: Object.keys(golden) }
    for (const more of [{ rows: ['date'] }, { rows: ['website'] }, { rows: ['account', 'week'], pivot: 'product' }]) {
      const { totals, rows } = await explored(product, seller, { ...asked, ...more })
      expect(totals.values).toEqual(golden)
      if (more.pivot) expect(rows.map(({ cells }) => cells?.map(cell => cell?.values))).toEqual([[golden]])
    }
    const admin = { token: await product.signIn('admin@candela.example') }
    const filters = { account: [String(account.id)] }
    const metrics = ['margin', 'gross_ecpm', 'fill_initial']
    const byFormat = await explored(product, admin, { ...asked, rows: ['format'], metrics, filters })
    expect(byFormat.totals.values).toEqual({ margin: '20.44', gross_ecpm: '6.78', fill_initial: '81.33' })
    expect(byFormat.rows.map(({ key, values }) => [key.format?.id, values.gross_ecpm])).toEqual([
      ['intext', '6.82'],
      ['video', '46.50'],
      ['top', '2.50'],
    ])
  })
})

describe('a page of rows', () => {
  it('goes on where the one before ended, and its totals and columns are about all of them', async () => {
    const reader = await somebody('managed')
    const account = await anAccount(product, { managers: [reader.id] })
    const site = await aWebsiteOf(product, account.id)
    const days = Array.from({ length: 5 }, (_, index) => addDays(day, -index))
    await bring(
      product,
      days.flatMap((each, index) =>
        (['mobile', 'desktop'] as const).map(device =>
          aFact(site.id, each, network, { device, value: (index + 1) * 1e6 }),
        ),
      ),
    )
    const asked = { period: `${days[4]}..${day}`, pivot: 'device', sort: { field: 'net', dir: 'desc' }, perPage: 2 }
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(await explored(product, reader, { ...asked, page }))
    expect(pages.map(({ rows }) => rows.map(({ values }) => values.net))).toEqual([
      ['8.00', '6.40'],
      ['4.80', '3.20'],
      ['1.60'],
      [],
    ])
    for (const { totals, columns, meta } of pages) {
      expect([totals.values.net, meta.total, meta.perPage]).toEqual(['24.00', 5, 2])
      expect(columns.map(({ key, values }) => [key.device?.id, values.net])).toEqual([
        ['desktop', '12.00'],
        ['mobile', '12.00'],
      ])
    }
    expect(pages.map(({ meta }) => meta.more)).toEqual([3, 1, 0, 0])
  })

  it('leaves out rows without numbers where they are not wanted, and compares with the days before', async () => {
    const asked = { period, rows: ['adNetwork'], metrics: ['net', 'gross'], compare: 'previous' }
    const all = await explored(product, open.seller, asked)
    expect(all.rows.map(({ values, previous, changes }) => [values.net, previous?.net, changes?.net])).toEqual([
      ['1048.00', '968.00', '8.26'],
      ['0.00', '0.00', null],
    ])
    const some = await explored(product, open.seller, { ...asked, hidesEmpty: true })
    expect(some.rows.map(({ values }) => values.net)).toEqual(['1048.00'])
    expect([some.meta.total, some.totals.values.gross]).toEqual([1, all.totals.values.gross])
  })
})

it('finds rows with many requests of which few are filled', async () => {
  const reader = await somebody('managed')
  const account = await anAccount(product, { managers: [reader.id] })
  const site = await aWebsiteOf(product, account.id)
  const facts = [
    { format: 'top', adRequests: 10_001, impressions: 6_000 },
    { format: 'side', adRequests: 10_000, impressions: 10 },
    { format: 'native', adRequests: 20_000, impressions: 12_000 },
  ] as const
  await bring(
    product,
    facts.map(each => aFact(site.id, day, network, each)),
  )
  const asked = { period, rows: ['format'], metrics: ['fill', 'total_requests'], only: 'lowFill' }
  const { rows, totals, meta } = await explored(product, reader, asked)
  expect(rows.map(({ key }) => key.format?.id)).toEqual(['top'])
  expect([meta.total, totals.values.total_requests]).toEqual([1, '40001'])
})

describe('who may see what', () => {
  const STAFFS = ['margin', 'gross_ecpm']
  const hiddenMetrics = ['gross', 'revshare_pct', ...STAFFS]

  it('a metric that the reader does not see is refused by its name', async () => {
    for (const [reader, metrics] of [
      [hidden.seller, hiddenMetrics],
      [open.seller, STAFFS],
    ] as const)
      for (const metric of metrics)
        expect(await unexplored(product, reader, { period, metrics: ['net', metric] })).toEqual([
          ['metrics.1', 'notAnOption'],
        ])
    for (const metric of hiddenMetrics)
      expect(await unexplored(product, hidden.seller, { period, sort: { field: metric, dir: 'asc' } })).toEqual([
        ['sort.field', 'notAnOption'],
      ])
    const { totals } = await explored(product, hidden.manager, { period, metrics: hiddenMetrics })
    expect([totals.values.gross, totals.values.margin]).toEqual([hidden.gross, '586.00'])
  })

  it('a tier, an account manager and an order campaign are for staff, as rows, columns and filters', async () => {
    const refused = (facts: object) => unexplored(product, open.seller, { period, ...facts })
    for (const dimension of ['tier', 'manager', 'orderCampaign']) {
      expect(await refused({ rows: ['website', dimension] })).toEqual([['rows.1', 'notAnOption']])
      expect(await refused({ pivot: dimension })).toEqual([['pivot', 'notAnOption']])
      expect(await refused({ filters: { [dimension]: ['1'] } })).toEqual([[`filters.${dimension}`, 'notAnOption']])
      await explored(product, open.manager, { period, rows: ['website', dimension] })
    }
  })

  it('nobody is told anything of others, in rows, columns, totals and files', async () => {
    const others = [hidden, foreign].flatMap(({ gross, net }) => [gross, net])
    for (const reader of [open.seller, open.manager])
      for (const facts of [{ rows: ['website', 'account'] }, { rows: ['adNetwork'], pivot: 'technology' }]) {
        const asked = { period, metrics: ['net', 'gross'], ...facts }
        const { text, headers } = await exploredFile(product, reader, asked)
        const told = JSON.stringify([await explored(product, reader, asked), text, headers['content-disposition']])
        for (const number of others) expect(told).not.toContain(number)
        expect(told).not.toMatch(/foreign|hidden/i)
        expect(told).toContain(open.net)
      }
  })

  it.each([
    ['website', () => foreign.site.id],
    ['account', () => foreign.account.id],
  ])('a foreign %s is no option, like one that never was', async (name, id) => {
    for (const reader of [open.seller, open.manager])
      for (const chosen of [id(), 987_654_321])
        expect(await unexplored(product, reader, { filters: { [name]: [String(chosen)] } })).toEqual([
          [`filters.${name}`, 'notAnOption'],
        ])
  })

  it('an order campaign is named to whoever reaches it, and is what its ad networks delivered', async () => {
    const campaign = await aCampaign(product, { orc_id_ad_network_category: network.technology })
    await tieNetwork(product, campaign.id, network.id)
    const mine = { adn_id_website: open.site.id }
    await product.database.unaudited.updateTable('ad_networks').set(mine).where('id', '=', network.id).execute()
    const asked = { period, rows: ['orderCampaign'] }
    const shown = async (who: Earner) =>
      (await explored(product, who.manager, asked)).rows.map(({ key, values }) => [
        key.orderCampaign?.label,
        values.net,
      ])
    expect(await shown(open)).toEqual(expect.arrayContaining([[campaign.orc_name, open.net]]))
    expect((await shown(foreign)).map(([label]) => label)).toEqual([''])
    const filters = { orderCampaign: [String(campaign.id)] }
    const { totals } = await explored(product, open.manager, { period, filters })
    expect(totals.values.net).toBe(open.net)
    expect(await unexplored(product, foreign.manager, { filters })).toEqual([['filters.orderCampaign', 'notAnOption']])
  })
})

it('pageviews and what is divided by them are refused beside what is finer than a page', async () => {
  const perPage = ['pageviews', 'rpm', 'imp_per_page', 'sessions', 'rps']
  const finer = [
    'adNetwork',
    'technology',
    'adNetworkType',
    'format',
    'device',
    'adType',
    'currency',
    'author',
    'orderCampaign',
  ]
  const others = METRIC_KEYS.filter(metric => !perPage.includes(metric))
  for (const dimension of DIMENSIONS) {
    const isFiner = finer.includes(dimension)
    const asked = { period, rows: [dimension] }
    await explored(product, open.manager, { ...asked, metrics: isFiner ? others : METRIC_KEYS })
    for (const metric of isFiner ? perPage : [])
      expect(await unexplored(product, open.manager, { ...asked, metrics: [metric] })).toEqual([
        ['metrics.0', 'notPerDimension'],
      ])
  }
  const asked = { period, metrics: ['net', 'rpm'] }
  expect(await unexplored(product, open.manager, { ...asked, pivot: 'device' })).toEqual([
    ['metrics.1', 'notPerDimension'],
  ])
  expect(await unexplored(product, open.manager, { ...asked, filters: { format: ['top'] } })).toEqual([
    ['metrics.1', 'notPerDimension'],
  ])
})

it.each<[object, string, string]>([
  [{ rows: [] }, 'rows', 'required'],
  [{ rows: ['date', 'website', 'device', 'format'] }, 'rows', 'tooMany'],
  [{ rows: ['date', 'date'] }, 'rows.1', 'duplicate'],
  [{ rows: ['country'] }, 'rows.0', 'notAnOption'],
  [{ pivot: 'date' }, 'pivot', 'duplicate'],
  [{ metrics: [] }, 'metrics', 'required'],
  [{ metrics: ['net', 'profit'] }, 'metrics.1', 'notAnOption'],
  [{ metrics: ['net', 'net'] }, 'metrics.1', 'duplicate'],
  [{ sort: { field: 'website', dir: 'asc' } }, 'sort.field', 'notAnOption'],
  [{ period: '2026-11-05..2026-11-01' }, 'period', 'period'],
  [{ period: '2024-01-01..2026-01-01' }, 'period', 'asFile'],
  [{ currency: 'GBP' }, 'currency', 'notAnOption'],
  [{ filters: { device: ['watch'] } }, 'filters.device.0', 'notAnOption'],
  [{ filters: { website: ['x'] } }, 'filters.website.0', 'invalid'],
  [{ filters: { colour: ['red'] } }, 'filters.colour', 'unknownField'],
  [{ page: 0 }, 'page', 'tooSmall'],
  [{ perPage: 501 }, 'perPage', 'tooBig'],
])('%j is refused by its field', async (facts, field, code) => {
  expect(await unexplored(product, open.manager, facts)).toEqual([[field, code]])
})

it('what would read all facts is offered as a file, by the field that narrows it', async () => {
  const staff = await somebody('all')
  for (const rows of [['website', 'device'], ['account', 'format'], ['author']])
    expect(await unexplored(product, staff, { rows, period: 'last30' })).toEqual([['filters.website', 'asFile']])
  expect((await explored(product, staff, { period, rows: ['website', 'device'] })).rows.length).toBeGreaterThan(2)
  const filters = { website: [String(open.site.id)] }
  expect((await explored(product, staff, { period, rows: ['website', 'device'], filters })).meta.total).toBe(2)
})

it('more columns than fit beside each other are refused', async () => {
  const facts = { period: `${addDays(day, -70)}..${day}`, rows: ['website'], pivot: 'date' }
  expect((await explored(product, open.manager, facts)).columns).toHaveLength(2)
  await bring(
    product,
    Array.from({ length: 61 }, (_, index) => aFact(hidden.site.id, addDays(day, -index), network)),
  )
  expect(await unexplored(product, hidden.manager, facts)).toEqual([['pivot', 'tooMuch']])
})

describe('the file', () => {
  it('says units, days and zone, in the language of the reader, and is named by what it is about', async () => {
    const { token } = open.seller
    await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'pt_BR' } })
    const facts = { period: `${day}..${day}`, compare: 'previous', extras: ['change', 'state'] }
    const { headers, text } = await exploredFile(product, open.seller, { ...facts, rows: ['format', 'device'] })
    expect(String(headers['content-disposition'])).toMatch(
      new RegExp(`"performance_open-account_${day}_${day}_BRL_\\d{8}-\\d{4}\\.csv"`),
    )
    const [head, ...lines] = text.slice(1).trimEnd().split('\r\n')
    expect(head).toBe(
      `"Formato (${day} – ${day}, UTC)";Dispositivo;Ganhos estimados (BRL);"Ganhos estimados, variação (%)";Situação`,
    )
    expect(lines[0]).toBe('Topo;Celular;1048,00;8,26;Estimativa')
  })

  it('has a name above each column of the pivot, and keeps names from being formulas', async () => {
    const reader = await somebody('managed')
    const account = await anAccount(product, { managers: [reader.id] })
    const site = await aWebsiteOf(product, account.id, { anw_name: '=SUM(A1)' })
    await bring(product, [aFact(site.id, day, network, { value: -12_340_000, device: 'tablet' })])
    const { text } = await exploredFile(product, reader, { period, rows: ['website'], pivot: 'device' })
    expect(text.slice(1).split('\r\n')).toEqual([
      `"Website (${period.replace('..', ' – ')}, UTC)",Tablet · Estimated earnings (BRL),Total · Estimated earnings (BRL)`,
      "'=SUM(A1),-9.87,-9.87",
      '',
    ])
  })
})
