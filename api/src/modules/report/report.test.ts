import {
  addDays,
  addSums,
  type Currency,
  type Day,
  type Dimension,
  firstOfMonth,
  type MetricKey,
  NO_SUMS,
  type ReportAnswer,
  type ReportQuery,
  rateBook,
  rateOn,
  type Sums,
  toDay,
  valuesOf,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, closeMonth, type Network, quote } from '../../../test/brought-facts'
import { type Product, startProduct } from '../../../test/product'
import type { FactRow } from '../facts/facts.types'
import type { Asker } from './report.gather'
import { runReport } from './report.service'

const NOW = new Date('2026-11-20T15:00:00Z')
const FIRST = toDay('2026-08-25')
const LAST = toDay('2026-11-20')
const CLOSED = { '2026-09-01': { USD: '5.00', EUR: '6.00' }, '2026-10-01': { USD: '5.25', EUR: '6.30' } }

let product: Product
let networks: Network[]
let accounts: { id: number; acc_name: string }[]
let sites: { id: number; anw_name: string; account: number }[]

/** Numbers that differ from each other, the same ones in every run. */
const numbers = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed
}

const days = Array.from({ length: 88 }, (_, index) => addDays(FIRST, index))
const usdOn = (day: Day): string => (5 + (Number(day.slice(8)) % 10) / 100).toFixed(2)
const eurOn = (day: Day): string => (6 + (Number(day.slice(8)) % 7) / 100).toFixed(2)

const factsOf = (site: number, index: number): FactRow[] => {
  const next = numbers(17 + index)
  return days.flatMap(day =>
    networks.map((network, place) =>
      aFact(site, day, network, {
        currency: (['BRL', 'USD', 'EUR'] as const)[(index + place) % 3] as Currency,
        format: place === 0 ? 'top' : 'video',
        device: next() % 2 ? 'mobile' : 'desktop',
        adType: place === 0 ? 'Display' : 'Video',
        author: next() % 3 ? '' : 'Ana',
        value: next() % 90_000_000,
        adRequests: 2_000 + (next() % 1_000),
        refreshAdRequests: next() % 100,
        impressions: 1_000 + (next() % 900),
        refreshImpressions: next() % 90,
      }),
    ),
  )
}

const ALONE = [
  'currency_quotations',
  'currency_closings',
  'ad_network_reports',
  'website_days',
  'rollup_site_days',
  'rollup_site_months',
  'rollup_dimension_days',
  'rollup_dimension_months',
  'rollup_months',
] as const

beforeAll(async () => {
  product = await startProduct()
  // Nothing but what this test brings: seeds have facts of their own.
  for (const table of ALONE) await product.database.unaudited.deleteFrom(table).execute()
  networks = [await aNetwork(product), await aNetwork(product)]
  accounts = [await anAccount(product, { name: 'Zeta' }), await anAccount(product, { name: 'Alfa' })]
  sites = []
  for (const index of [0, 1, 2]) {
    const account = accounts[index % 2]?.id ?? 0
    const { id, anw_name } = await aWebsiteOf(product, account, {
      anw_comission: String(10 + index),
      anw_product: index === 1 ? 'Candela Video' : 'Candela',
    })
    sites.push({ id, anw_name, account })
  }
  for (const day of days) {
    await quote(product, 'USD', day, usdOn(day))
    await quote(product, 'EUR', day, eurOn(day))
  }
  for (const [month, values] of Object.entries(CLOSED)) await closeMonth(product, toDay(month), values)
  for (const [index, { id }] of sites.entries())
    await bring(
      product,
      factsOf(id, index),
      days.map(day => ({ website: id, day, pageviews: index === 2 ? null : 100 + index, sessions: null })),
    )
})
afterAll(() => product.close())

const admin = (): Asker => ({
  read: product.database.read,
  actor: { id: 1, scope: 'all' } as Asker['actor'],
  now: NOW,
  historyFrom: null,
})
const ours = () => ({ website: sites.map(({ id }) => String(id)) })
const ask = (facts: Partial<ReportQuery>, asker = admin()): Promise<ReportAnswer> =>
  runReport(asker, { metrics: ['net'], period: `${FIRST}..${LAST}`, currency: 'BRL', ...facts })

type Raw = Awaited<ReturnType<typeof rawRows>>[number]

const rawRows = ({ from, to }: { from: string; to: string }) =>
  product.database.read
    .selectFrom('ad_network_reports as f')
    .innerJoin('websites as w', 'w.id', 'f.anr_id_website')
    .innerJoin('ad_networks as n', 'n.id', 'f.anr_id_ad_network')
    .where(
      'anr_id_website',
      'in',
      sites.map(({ id }) => id),
    )
    .where('anr_date', '>=', from)
    .where('anr_date', '<=', to)
    .selectAll('f')
    .select(['w.anw_product', 'n.adn_id_ad_network_type'])
    .execute()

const book = () =>
  rateBook(
    days.flatMap(day => [
      { currency: 'USD' as const, day, value: BigInt(Math.round(Number(usdOn(day)) * 1e6)) },
      { currency: 'EUR' as const, day, value: BigInt(Math.round(Number(eurOn(day)) * 1e6)) },
    ]),
    Object.entries(CLOSED).flatMap(([month, { USD, EUR }]) => [
      { currency: 'USD' as const, month: toDay(month), value: BigInt(Number(USD) * 1e6) },
      { currency: 'EUR' as const, month: toDay(month), value: BigInt(Number(EUR) * 1e6) },
    ]),
  )

/** Of facts, row by row, with nothing but the rate of each row's day. */
const rawSums = (rows: readonly Raw[], currency: Currency): Sums => {
  const rates = book()
  const fine = (micro: number, of: Currency, day: string) =>
    BigInt(micro) * (rateOn(rates, of, currency, toDay(day))?.rate ?? 0n)
  return rows.reduce(
    (sum, row) =>
      addSums(sum, {
        gross: fine(row.anr_value, row.anr_currency, row.anr_date),
        net: fine(row.anr_net, row.anr_net_currency, row.anr_date),
        adRequests: row.anr_ad_requests,
        refreshAdRequests: row.anr_refresh_ad_requests,
        impressions: row.anr_impressions,
        refreshImpressions: row.anr_refresh_impressions,
        pageviews: null,
        sessions: null,
      }),
    NO_SUMS,
  )
}

const KEYS: Partial<Record<Dimension, (row: Raw) => string | number>> = {
  date: row => row.anr_date,
  month: row => firstOfMonth(toDay(row.anr_date)),
  week: row => addDays(toDay(row.anr_date), -((new Date(row.anr_date).getUTCDay() + 6) % 7)),
  website: row => row.anr_id_website,
  account: row => row.anr_id_account,
  product: row => row.anw_product,
  adNetwork: row => row.anr_id_ad_network,
  technology: row => row.anr_id_technology,
  adNetworkType: row => row.adn_id_ad_network_type,
  format: row => (row.anr_format === 15 ? 'video' : 'top'),
  device: row => (row.anr_device === 3 ? 'mobile' : 'desktop'),
  adType: row => (row.anr_ad_type === 2 ? 'Video' : 'Display'),
  currency: row => row.anr_currency,
  author: row => row.anr_author,
}

const METRICS_OF_FACTS: MetricKey[] = ['net', 'gross', 'margin', 'revshare_pct', 'ecpm', 'fill', 'total_impressions']

describe('numbers are those of the facts themselves', () => {
  it.each<[string, string, Dimension[], Currency]>([
    ['days of websites', '2026-11-03..2026-11-20', ['website'], 'BRL'],
    ['days of websites, in dollars', '2026-08-25..2026-11-20', ['date'], 'USD'],
    ['months of websites between days', '2026-08-25..2026-11-20', ['account'], 'BRL'],
    ['months of websites alone, in dollars', '2026-09-01..2026-10-31', ['month', 'product'], 'USD'],
    ['facts', '2026-08-25..2026-11-20', ['author', 'device'], 'BRL'],
    ['facts by day', '2026-10-30..2026-11-20', ['date', 'adNetwork', 'format'], 'EUR'],
    ['months of everything between facts', '2026-08-25..2026-11-20', ['technology', 'adNetworkType'], 'USD'],
    ['months of everything alone', '2026-09-01..2026-10-31', ['website', 'device', 'adType'], 'BRL'],
    ['weeks', '2026-08-25..2026-11-20', ['week', 'currency'], 'BRL'],
    ['months of currencies', '2026-08-25..2026-11-20', ['month', 'currency'], 'BRL'],
  ])('%s', async (_name, period, dimensions, currency) => {
    const [from = '', to = ''] = period.split('..')
    const rows = await rawRows({ from, to })
    const answer = await ask({ metrics: METRICS_OF_FACTS, period, dimensions, currency, filters: ours() })
    expect(answer.totals.values).toEqual(valuesOf(METRICS_OF_FACTS, rawSums(rows, currency)).values)
    const keyOf = (row: Raw) => dimensions.map(dimension => KEYS[dimension]?.(row))
    const groups = new Map<string, Raw[]>()
    for (const row of rows)
      groups.set(JSON.stringify(keyOf(row)), [...(groups.get(JSON.stringify(keyOf(row))) ?? []), row])
    const shown = new Map(
      answer.rows.map(row => [JSON.stringify(dimensions.map(dimension => row.key[dimension]?.id)), row.values]),
    )
    expect([...shown.keys()].sort()).toEqual([...groups.keys()].sort())
    for (const [key, group] of groups)
      expect(shown.get(key)).toEqual(valuesOf(METRICS_OF_FACTS, rawSums(group, currency)).values)
  })

  it.each<[string, Dimension[]]>([
    ['2026-11-03..2026-11-20', ['device']],
    ['2026-08-25..2026-11-20', ['format', 'adType']],
    ['2026-09-01..2026-10-31', ['month', 'adNetwork']],
    ['2026-08-25..2026-11-20', []],
    ['2026-09-01..2026-10-31', []],
  ])('of everybody in %s, by %j', async (period, dimensions) => {
    const [from = '', to = ''] = period.split('..')
    const answer = await ask({ metrics: METRICS_OF_FACTS, period, dimensions })
    const rows = await rawRows({ from, to })
    expect(answer.totals.values).toEqual(valuesOf(METRICS_OF_FACTS, rawSums(rows, 'BRL')).values)
  })
})

describe('pageviews', () => {
  it('are counted once a day and website, and only where somebody counts them', async () => {
    const answer = await ask({
      metrics: ['pageviews', 'rpm'],
      period: '2026-11-01..2026-11-10',
      dimensions: ['website'],
      filters: ours(),
      sort: { field: 'pageviews', dir: 'desc' },
    })
    expect(answer.rows.map(row => [row.key.website?.id, row.values.pageviews])).toEqual([
      [sites[1]?.id, '1010'],
      [sites[0]?.id, '1000'],
      [sites[2]?.id, null],
    ])
    expect(answer.rows[2]?.missing).toEqual({ pageviews: 'analyticsMissing', rpm: 'analyticsMissing' })
    expect(answer.totals.values.pageviews).toBe('2010')
  })

  it.each<[object, string]>([
    [{ metrics: ['net', 'rpm'], dimensions: ['device'] }, 'metrics.1'],
    [{ metrics: ['pageviews'], filters: { format: ['top'] } }, 'metrics.0'],
  ])('cannot be told apart by what is finer: %j', async (facts, field) => {
    await expect(ask(facts)).rejects.toMatchObject({ code: 'invalid', fields: [{ field, code: 'notPerDimension' }] })
  })
})

describe('a comparison', () => {
  const net = async (period: string) =>
    (await ask({ period, filters: ours(), metrics: ['net', 'impressions'] })).totals.values

  it('is with the same days of the week before, without today', async () => {
    const { totals, meta } = await ask({
      period: 'last5',
      compare: 'previous',
      metrics: ['net', 'impressions'],
      filters: ours(),
    })
    expect(meta.range).toEqual({ from: '2026-11-16', to: '2026-11-20' })
    expect(meta.compared).toEqual({
      current: { from: '2026-11-16', to: '2026-11-19' },
      previous: { from: '2026-11-09', to: '2026-11-12' },
    })
    const [now, current, before] = [
      await net('2026-11-16..2026-11-20'),
      await net('2026-11-16..2026-11-19'),
      await net('2026-11-09..2026-11-12'),
    ]
    expect(totals.values).toEqual(now)
    expect(totals.previous).toEqual(before)
    const percent = (100 * (Number(current.impressions) - Number(before.impressions))) / Number(before.impressions)
    expect(Number(totals.changes?.impressions)).toBeCloseTo(percent, 1)
  })

  it('puts each day beside its own, and today beside nothing', async () => {
    const { rows } = await ask({ period: 'last5', compare: 'previous', dimensions: ['date'], filters: ours() })
    const before = await ask({ period: '2026-11-09..2026-11-13', dimensions: ['date'], filters: ours() })
    expect(rows.map(row => row.previous?.net)).toEqual([
      ...before.rows.slice(0, 4).map(row => row.values.net),
      undefined,
    ])
    expect(rows.map(row => row.changes?.net === undefined)).toEqual([false, false, false, false, true])
  })

  it('with a year before that had nothing says new', async () => {
    const { totals } = await ask({ period: 'last7', compare: 'lastYear', filters: ours() })
    expect([totals.previous?.net, totals.changes?.net]).toEqual(['0.00', 'new'])
  })

  it('of today alone is none', async () => {
    const { totals, meta } = await ask({ period: 'today', compare: 'previous', filters: ours() })
    expect([meta.compared, totals.changes]).toEqual([null, undefined])
  })

  it('keeps what is gone, and its fall', async () => {
    const { rows } = await ask({
      period: '2026-11-20..2026-12-20',
      compare: 'none',
      dimensions: ['website'],
      filters: ours(),
    })
    expect(rows).toHaveLength(3)
    const later: Asker = { ...admin(), now: new Date('2026-12-03T15:00:00Z') }
    const gone = await ask({ period: 'last7', compare: 'previous', dimensions: ['website'], filters: ours() }, later)
    expect(gone.rows.map(row => [row.values.net, row.changes?.net])).toEqual([
      ['0.00', '-100.00'],
      ['0.00', '-100.00'],
      ['0.00', '-100.00'],
    ])
  })
})

describe('rates', () => {
  it('say what was converted, how and by which day', async () => {
    const { meta } = await ask({ period: '2026-10-30..2026-11-02', filters: ours() })
    const spans = meta.rates.filter(({ currency }) => currency === 'USD')
    expect(spans.map(({ from, to, rate, kind, quotedOn }) => [from, to, rate, kind, quotedOn])).toEqual([
      ['2026-10-30', '2026-10-31', '5.2500000000', 'closing', null],
      ['2026-11-01', '2026-11-01', '5.0100000000', 'daily', '2026-11-01'],
      ['2026-11-02', '2026-11-02', '5.0200000000', 'daily', '2026-11-02'],
    ])
  })

  it('that nobody knows leave amounts unknown and counts known', async () => {
    const early = toDay('2026-01-10')
    const site = await aWebsiteOf(product, accounts[0]?.id ?? 0)
    const network = networks[0] as Network
    await bring(product, [aFact(site.id, early, network, { currency: 'USD' })])
    const { totals } = await ask({
      metrics: ['net', 'ecpm', 'impressions'],
      period: `${early}..${early}`,
      filters: { website: [String(site.id)] },
    })
    expect(totals).toMatchObject({
      values: { net: null, ecpm: null, impressions: '800' },
      missing: { net: 'noQuotation', ecpm: 'noQuotation' },
    })
  })
})

it('a line is as certain as its least certain day', async () => {
  const stateIn = async (period: string) => (await ask({ period, filters: ours() })).totals.state
  expect(await stateIn('2026-09-01..2026-10-31')).toBe('closed')
  expect(await stateIn('2026-08-25..2026-10-31')).toBe('final')
  expect(await stateIn('2026-11-01..2026-11-04')).toBe('final')
  expect(await stateIn('2026-11-01..2026-11-05')).toBe('estimated')
  const { rows } = await ask({ period: '2026-10-31..2026-11-20', dimensions: ['month'], filters: ours() })
  expect(rows.map(({ state }) => state)).toEqual(['closed', 'estimated'])
})

it('rows come in order, and those that are left out are counted and summed all the same', async () => {
  const all = await ask({ dimensions: ['date', 'website'], filters: ours(), sort: { field: 'net', dir: 'desc' } })
  const nets = all.rows.map(row => Number(row.values.net))
  expect(nets).toEqual(nets.toSorted((a, b) => b - a))
  const some = await ask({
    dimensions: ['date', 'website'],
    filters: ours(),
    sort: { field: 'net', dir: 'desc' },
    limit: 3,
  })
  expect(some.rows).toEqual(all.rows.slice(0, 3))
  expect([some.totals, some.meta.more]).toEqual([all.totals, all.rows.length - 3])
  const named = await ask({ dimensions: ['account'], filters: ours(), sort: { field: 'account', dir: 'asc' } })
  expect(named.rows.map(row => row.key.account?.label)).toEqual(['Alfa', 'Zeta'])
})

it('nothing is an answer as well', async () => {
  const { rows, totals } = await ask({
    metrics: ['net', 'ecpm', 'rpm', 'fill'],
    period: '2020-01-01..2020-01-31',
    dimensions: ['website'],
    compare: 'previous',
    filters: ours(),
  })
  expect([rows, totals]).toEqual([
    [],
    {
      values: { net: '0.00', ecpm: null, rpm: null, fill: null },
      missing: { ecpm: 'noImpressions', rpm: 'analyticsMissing', fill: 'noRequests' },
      previous: { net: '0.00', ecpm: null, rpm: null, fill: null },
      changes: { net: null, ecpm: null, rpm: null, fill: null },
      state: 'final',
    },
  ])
})

it.each<[string, Partial<ReportQuery>, string, string]>([
  ['more days than an answer has', { period: '2025-01-01..2026-11-20' }, 'period', 'tooMuch'],
  ['all facts', { dimensions: ['website', 'device'] }, 'dimensions', 'tooMuch'],
  ['a dimension twice', { dimensions: ['date', 'date'] }, 'dimensions.1', 'notAnOption'],
  ['an order that nobody asked the numbers of', { sort: { field: 'gross', dir: 'asc' } }, 'sort.field', 'notAnOption'],
  ['a website that never was', { filters: { website: ['987654321'] } }, 'filters.website', 'notAnOption'],
  ['an account that never was', { filters: { account: ['987654321'] } }, 'filters.account', 'notAnOption'],
])('refuses %s', async (_name, query, field, code) => {
  await expect(ask(query)).rejects.toMatchObject({ code: 'invalid', fields: [{ field, code }] })
})
