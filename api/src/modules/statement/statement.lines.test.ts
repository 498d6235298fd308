import { addDays, type Day, type StatementAnswer, type StatementQuery, toDay } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { type Product, startProduct } from '../../../test/product'
import type { ReportRequester } from '../report/report.context'
import { listStatement } from './statement.list'

/** A Friday. */
const NOW = new Date('2026-11-20T15:00:00Z')
const FIRST = toDay('2025-10-27')
const DAYS = Array.from({ length: 390 }, (_, index) => addDays(FIRST, index))

let product: Product
let network: Network
let north: number
let south: number

/** Of each day its number in the month: of the north in whole BRL, of the south in tenths, with half of its requests. */
const dayOf = (day: Day): number => Number(day.slice(8))

beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product)
  const { id } = await anAccount(product)
  north = (await aWebsiteOf(product, id, { anw_name: 'North', anw_comission: '0' })).id
  south = (await aWebsiteOf(product, id, { anw_name: 'South', anw_comission: '0' })).id
  await bring(
    product,
    DAYS.flatMap(day => [
      aFact(north, day, network, { value: dayOf(day) * 1e6, adRequests: 1_000, impressions: 900 }),
      aFact(south, day, network, { value: dayOf(day) * 1e5, adRequests: 500, impressions: 100 }),
    ]),
    DAYS.map(day => ({ website: north, day, pageviews: 100, sessions: null })),
  )
})
afterAll(() => product.close())

const ask = (facts: Partial<StatementQuery>): Promise<StatementAnswer> => {
  const requester: ReportRequester = {
    read: product.database.read,
    actor: { id: 1, scope: 'all' } as ReportRequester['actor'],
    now: NOW,
    historyFrom: null,
  }
  const filters = { website: [String(north)], ...facts.filters }
  return listStatement(requester, { period: 'last5', currency: 'BRL', step: 'day', ...facts, filters })
}
const both = () => ({ website: [String(north), String(south)] })
const nets = ({ rows }: StatementAnswer, step: 'date' | 'week' | 'month') =>
  rows.map(({ key, values }) => [key[step]?.id, values.net])

describe('weeks and months', () => {
  it('begin on Monday and on the first, and hold the days of the period alone', async () => {
    const period = '2026-10-29..2026-11-04'
    expect(nets(await ask({ period, step: 'week' }), 'week')).toEqual([
      ['2026-10-26', '91.00'],
      ['2026-11-02', '9.00'],
    ])
    expect(nets(await ask({ period, step: 'month' }), 'month')).toEqual([
      ['2026-10-01', '90.00'],
      ['2026-11-01', '10.00'],
    ])
    expect((await ask({ period, step: 'month' })).totals.values.net).toBe('100.00')
  })

  it('cross the turn of a year in their places', async () => {
    const period = '2025-12-27..2026-01-05'
    expect(nets(await ask({ period, step: 'week' }), 'week')).toEqual([
      ['2025-12-22', '55.00'],
      ['2025-12-29', '100.00'],
      ['2026-01-05', '5.00'],
    ])
  })

  it('are as certain as their least certain day', async () => {
    const { rows } = await ask({ period: '2026-10-26..2026-11-20', step: 'week' })
    expect(rows.map(({ state }) => state)).toEqual(['final', 'estimated', 'estimated', 'estimated'])
  })
})

describe('what was before', () => {
  it('is the same day of the week, of whole weeks before; today has none', async () => {
    const { rows, totals, meta } = await ask({ period: 'last5' })
    expect(rows.map(row => [row.values.net, row.previous?.net, row.changes?.net])).toEqual([
      ['16.00', '9.00', '77.78'],
      ['17.00', '10.00', '70.00'],
      ['18.00', '11.00', '63.64'],
      ['19.00', '12.00', '58.33'],
      ['20.00', undefined, undefined],
    ])
    expect([totals.values.net, totals.previous?.net, totals.changes?.net]).toEqual(['90.00', '42.00', '66.67'])
    expect(meta.compared?.previous).toEqual({ from: '2026-11-09', to: '2026-11-12' })
  })

  it('is of a week the days that the week has of the period', async () => {
    const { rows } = await ask({ period: '2026-11-09..2026-11-20', step: 'week' })
    expect(rows.map(row => [row.values.net, row.previous?.net, row.changes?.net])).toEqual([
      // 9 … 15 beside 26 … 31 October and the first
      ['84.00', '172.00', '-51.16'],
      // 16 … 19, for today is not compared, beside 2 … 5
      ['90.00', '14.00', '400.00'],
    ])
  })

  it('is of a month the same month a year ago, and nothing where weeks would not fit', async () => {
    const period = '2026-10-30..2026-11-05'
    const lastYear = await ask({ period, step: 'month', compare: 'lastYear' })
    expect(lastYear.rows.map(row => [row.values.net, row.previous?.net])).toEqual([
      ['61.00', '61.00'],
      ['15.00', '15.00'],
    ])
    const { rows, totals } = await ask({ period, step: 'month' })
    expect(rows.map(row => row.previous)).toEqual([undefined, undefined])
    expect(totals.previous?.net).toBe('182.00')
  })

  it('is left out where nobody wants it', async () => {
    const { rows, totals, meta } = await ask({ compare: 'none' })
    expect([rows[0]?.previous, totals.changes, meta.compared]).toEqual([undefined, undefined, null])
  })

  it('keeps its line of a website that is gone', async () => {
    const gone = await aWebsiteOf(product, (await anAccount(product)).id, { anw_name: 'Gone' })
    await bring(product, [aFact(gone.id, toDay('2026-11-10'), network)])
    const { rows, steps } = await ask({ step: 'website', filters: { website: [String(gone.id)] } })
    expect(rows.map(({ values, changes }) => [values.net, changes?.net])).toEqual([['0.00', '-100.00']])
    expect(steps).toMatchObject([{ key: String(gone.id), label: 'Gone', values: { net: '0.00' } }])
  })
})

describe('lines of each website', () => {
  it('stand by time and name, their chart without websites, with ratios of sums', async () => {
    const period = '2026-11-03..2026-11-04'
    const apart = await ask({ period, perWebsite: true, filters: both() })
    const line = ({ key, values }: StatementAnswer['rows'][number]) => [
      key.date?.id,
      key.website?.label,
      values.net,
      values.fill,
    ]
    expect(apart.rows.map(line)).toEqual([
      ['2026-11-03', 'North', '3.00', '90.00'],
      ['2026-11-03', 'South', '0.30', '20.00'],
      ['2026-11-04', 'North', '4.00', '90.00'],
      ['2026-11-04', 'South', '0.40', '20.00'],
    ])
    const together = await ask({ period, filters: both() })
    expect(apart.steps).toEqual(together.steps)
    expect(apart.steps).toEqual(
      together.rows.map(({ key, values }) => ({ key: key.date?.id, label: key.date?.id, values })),
    )
    expect(together.rows.map(({ values }) => [values.net, values.fill, values.ecpm, values.rpm])).toEqual([
      ['3.30', '66.67', '3.30', '33.00'],
      ['4.40', '66.67', '4.40', '44.00'],
    ])
    expect(apart.totals).toEqual(together.totals)
    expect(apart.totals.values).toMatchObject({ net: '7.70', fill: '66.67', ecpm: '3.85', rpm: '38.50' })
  })

  it('stand beside their own days before', async () => {
    const { rows } = await ask({ period: '2026-11-10..2026-11-10', perWebsite: true, filters: both() })
    expect(rows.map(row => [row.previous?.net, row.changes?.net])).toEqual([
      ['3.00', '233.33'],
      ['0.30', '233.33'],
    ])
  })
})

describe('the order', () => {
  const period = '2026-10-31..2026-11-02'
  const order = async (facts: Partial<StatementQuery>) =>
    nets(await ask({ period, ...facts }), 'date').map(([day]) => day)

  it('is that of time, of a number, or turned round; the chart stays in time', async () => {
    const forward = ['2026-10-31', '2026-11-01', '2026-11-02']
    expect(await order({})).toEqual(forward)
    expect(await order({ sort: { field: 'time', dir: 'desc' } })).toEqual(forward.toReversed())
    expect(await order({ sort: { field: 'net', dir: 'desc' } })).toEqual([forward[0], forward[2], forward[1]])
    const { steps } = await ask({ period, sort: { field: 'net', dir: 'asc' } })
    expect(steps.map(({ key }) => key)).toEqual(forward)
  })

  it('of websites begins with who earned the most', async () => {
    const names = async (sort?: StatementQuery['sort']) =>
      (await ask({ period, step: 'website', filters: both(), sort })).rows.map(({ key }) => key.website?.label)
    expect(await names()).toEqual(['North', 'South'])
    expect(await names({ field: 'net', dir: 'asc' })).toEqual(['South', 'North'])
    expect(await names({ field: 'website', dir: 'desc' })).toEqual(['South', 'North'])
    const { id } = await anAccount(product)
    const [poor, rich] = [await aWebsiteOf(product, id), await aWebsiteOf(product, id)]
    const first = toDay('2024-03-01')
    const facts = [aFact(poor.id, first, network), aFact(rich.id, first, network, { value: 90e6 })]
    await bring(product, facts, [{ website: poor.id, day: first, pageviews: 500, sessions: null }])
    const filters = { website: [String(poor.id), String(rich.id)] }
    const { rows } = await ask({ period: `${first}..${first}`, step: 'website', filters })
    expect(rows.map(({ key }) => key.website?.id)).toEqual([rich.id, poor.id])
  })

  it('puts what is not known last, either way round', async () => {
    const days = [toDay('2024-02-05'), toDay('2024-02-06'), toDay('2024-02-07')] as const
    const { id } = await aWebsiteOf(product, (await anAccount(product)).id)
    await bring(product, [
      aFact(id, days[0], network, { currency: 'USD' }),
      aFact(id, days[1], network),
      aFact(id, days[2], network, { value: 5e6 }),
    ])
    for (const [dir, expected] of [
      ['asc', [days[2], days[1], days[0]]],
      ['desc', [days[1], days[2], days[0]]],
    ] as const) {
      const answer = await ask({
        period: `${days[0]}..${days[2]}`,
        filters: { website: [String(id)] },
        sort: { field: 'net', dir },
      })
      expect(nets(answer, 'date').map(([day]) => day)).toEqual(expected)
      expect(answer.rows.at(-1)).toMatchObject({ values: { net: null }, missing: { net: 'noQuotation' } })
    }
  })

  it.each<[StatementQuery['step'], boolean, NonNullable<StatementQuery['sort']>['field']]>([
    ['website', false, 'time'],
    ['day', false, 'website'],
    ['day', true, 'sessions'],
  ])('by %s (each website: %s) is not one of %s', async (step, perWebsite, field) => {
    const query = { period, step, perWebsite, sort: { field, dir: 'asc' as const } }
    await expect(ask(query)).rejects.toMatchObject({ fields: [{ field: 'sort.field', code: 'notAnOption' }] })
  })
})

it('numbers that are counted by the page leave when something finer is chosen', async () => {
  const metrics = async (filters: StatementQuery['filters']) => (await ask({ filters })).metrics
  const all = await metrics({})
  expect(all).toEqual([
    'pageviews',
    'imp_per_page',
    'total_requests',
    'total_impressions',
    'fill',
    'ecpm',
    'rpm',
    'gross',
    'revshare_pct',
    'margin',
    'net',
  ])
  const without = all.filter(metric => !['pageviews', 'imp_per_page', 'rpm'].includes(metric))
  expect(await metrics({ device: ['desktop'] })).toEqual(without)
  expect(await metrics({ technology: [String(network.technology)] })).toEqual(without)
  expect(await metrics({ product: ['Candela'] })).toEqual(all)
  const { rows } = await ask({ filters: { device: ['desktop'] } })
  expect(Object.keys(rows[0]?.values ?? {})).toEqual(without)
})
