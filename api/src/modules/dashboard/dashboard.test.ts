import {
  addDays,
  type ChartAnswer,
  type CoverageAnswer,
  type Day,
  dayIn,
  type ErrorLogAnswer,
  firstOfMonth,
  type MoneyAnswer,
  monthsLater,
  type QuotationAnswer,
  type ReportAnswer,
  type TodoAnswer,
  type TotalizersAnswer,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, goldenTable, type Network, quote } from '../../../test/brought-facts'
import { BLOCKS, SEES_DASHBOARDS } from '../../../test/dashboards'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

/** Accounts of tests live in this zone. */
const today = dayIn('UTC', new Date())
const ago = (days: number): Day => addDays(today, -days)

let product: Product
let network: Network
beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product, { name: 'Steady network' })
})
afterAll(() => product.close())

const aReader = (scope: 'own' | 'managed' = 'own') =>
  somebodyWith(product, [...SEES_DASHBOARDS, 'website.list', 'website.get'], scope)
type Reader = Awaited<ReturnType<typeof aReader>>

const aPublisher = async () => {
  const reader = await aReader()
  const account = await anAccount(product, { users: [reader.id] })
  return { ...reader, account, site: await aWebsiteOf(product, account.id) }
}

const ask = async <T>({ token }: Pick<Reader, 'token'>, path: string, facts: object = {}): Promise<T> => {
  const body = { period: 'last5', currency: 'BRL', ...facts }
  const answer = await product.call('POST', path, { token, body })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer.body as T
}

describe('the golden table', () => {
  it('comes out of the numbers on top, in BRL and in USD', async () => {
    const reader = await aReader()
    await goldenTable(product, ago(2), [reader.id])
    const period = `${ago(2)}..${ago(2)}`
    const { totals, days } = await ask<TotalizersAnswer>(reader, '/dashboard/totalizers', { period })
    const values = {
      net: '72.46',
      pageviews: '9000',
      total_impressions: '13700',
      ecpm: '5.29',
      fill: '80.59',
      imp_per_page: '1.52',
      rpm: '8.05',
      revshare_pct: '78.00',
    }
    expect([totals.values, days]).toEqual([values, [{ day: ago(2), values }]])
    const inDollars = await ask<TotalizersAnswer>(reader, '/dashboard/totalizers', { period, currency: 'USD' })
    // 51.84 / 5.40 + 7.60 / 5.40 + 13.02 / 5.40
    expect(inDollars.totals.values).toEqual({ ...values, net: '13.42', ecpm: '0.98', rpm: '1.49' })
  })

  it('comes out of every chart', async () => {
    const reader = await aReader()
    const { websites } = await goldenTable(product, ago(3), [reader.id])
    const period = `${ago(3)}..${ago(3)}`
    const nets = async (chart: string, dimension: 'device' | 'format' | 'adType' | 'website' | 'date') => {
      const { rows, totals } = await ask<ChartAnswer>(reader, '/dashboard/charts', { period, chart })
      expect(totals.values.net).toBe('72.46')
      return rows.map(({ key, values }) => [key[dimension]?.id, values.net])
    }
    const rows = [
      ['intext', '51.84'],
      ['video', '13.02'],
      ['top', '7.60'],
    ]
    expect(await nets('formats', 'format')).toEqual(rows)
    expect(await nets('device', 'device')).toEqual([
      ['mobile', '64.86'],
      ['desktop', '7.60'],
    ])
    expect(await nets('adType', 'adType')).toEqual([
      ['Display', '59.44'],
      ['Video', '13.02'],
    ])
    expect(await nets('websites', 'website')).toEqual(
      [websites[0], websites[2], websites[1]].map(({ id }, index) => [id, rows[index]?.[1]]),
    )
    expect(await nets('daily', 'date')).toEqual([[ago(3), '72.46']])
  })
})

describe('today', () => {
  it('is shown, and no part of a comparison', async () => {
    const reader = await aPublisher()
    const { site } = reader
    // 80 a day after the fee, and a tenth of it so far today.
    const days = Array.from({ length: 20 }, (_, index) => ago(index))
    await bring(
      product,
      days.map(day => aFact(site.id, day, network, { value: day === today ? 10e6 : 100e6 })),
    )
    const { totals, days: shown } = await ask<TotalizersAnswer>(reader, '/dashboard/totalizers')
    expect(totals.values.net).toBe('328.00')
    expect([totals.previous?.net, totals.changes?.net]).toEqual(['320.00', '0.00'])
    expect(shown.at(-1)).toMatchObject({ day: today, values: { net: '8.00' } })
    const { rows, ghost } = await ask<ChartAnswer>(reader, '/dashboard/charts', { chart: 'daily' })
    expect(rows.map(({ changes }) => changes?.net)).toEqual(['0.00', '0.00', '0.00', '0.00', undefined])
    expect(ghost?.map(({ day, net }) => [day, net])).toEqual([4, 3, 2, 1].map(index => [ago(index), '80.00']))
    const movers = await ask<ReportAnswer>(reader, '/dashboard/movers')
    expect(movers.rows).toEqual([])
  })
})

describe('the money strip', () => {
  it('says what was earned, what is to come and when it is paid', async () => {
    const reader = await aPublisher()
    const first = firstOfMonth(today)
    const last = monthsLater(first, -1)
    const days = Array.from({ length: 62 }, (_, index) => ago(index))
    await bring(
      product,
      days.map(day => aFact(reader.site.id, day, network, { value: day === ago(1) ? 150e6 : 100e6 })),
    )
    const money = await ask<MoneyAnswer>(reader, '/dashboard/money')
    const daysOfMonth = Number(today.slice(8))
    const ofLast = (Date.parse(first) - Date.parse(last)) / 86_400_000
    expect(money).toMatchObject({
      currency: 'BRL',
      zone: 'UTC',
      today: '80.00',
      yesterday: { net: '120.00', change: '50.00', state: 'estimated' },
      balance: { month: last },
    })
    const yesterdayIsOfMonth = daysOfMonth > 1
    expect(money.monthToDate).toEqual({
      net: (daysOfMonth * 80 + (yesterdayIsOfMonth ? 40 : 0)).toFixed(2),
      range: { from: first, to: today },
    })
    expect(money.balance.net).toBe((ofLast * 80 + (yesterdayIsOfMonth ? 0 : 40)).toFixed(2))
    expect(Number(money.forecast?.low)).toBeGreaterThanOrEqual(Number(money.monthToDate.net))
    expect(Number(money.forecast?.high)).toBeGreaterThanOrEqual(Number(money.forecast?.low))
    expect(Date.parse(money.payment.invoiceUntil)).toBeGreaterThan(Date.now())
    expect(money.payment.nextDay > money.payment.day).toBe(true)
  })

  it('without anything forecasts nothing', async () => {
    expect(await ask<MoneyAnswer>(await aPublisher(), '/dashboard/money')).toMatchObject({
      today: null,
      yesterday: { net: '0.00', change: null },
      forecast: null,
    })
  })
})

describe('movers', () => {
  it('are those who gained and lost the most, and whoever is gone', async () => {
    const manager = await aReader('managed')
    const nets: [string, number, number][] = [
      ['Doubled', 100, 200],
      ['Gone', 400, 0],
      ['Fell a little', 500, 490],
      ['New', 0, 50],
      ['Stayed', 70, 70],
    ]
    for (const [name, before, now] of nets) {
      const account = await anAccount(product, { name, managers: [manager.id] })
      const site = await aWebsiteOf(product, account.id, { anw_comission: '0' })
      const facts = [
        aFact(site.id, ago(8), network, { value: before * 1e6 }),
        aFact(site.id, ago(1), network, { value: now * 1e6 }),
      ]
      await bring(
        product,
        facts.filter(({ value }) => value > 0),
      )
    }
    const { rows } = await ask<ReportAnswer>(manager, '/dashboard/movers', { period: 'yesterday' })
    expect(rows.map(row => [row.key.account?.label, row.changes?.net])).toEqual([
      ['Doubled', '100.00'],
      ['New', 'new'],
      ['Fell a little', '-2.00'],
      ['Gone', '-100.00'],
    ])
  })
})

describe('coverage and the error log', () => {
  it('tell holes from silence', async () => {
    const manager = await aReader('managed')
    const account = await anAccount(product, { managers: [manager.id] })
    const site = await aWebsiteOf(product, account.id)
    const [holed, fresh, over] = [
      await aNetwork(product, { name: 'Holed', token: `${ago(2)}T00:00:00Z` }),
      await aNetwork(product, { name: 'Fresh' }),
      await aNetwork(product, { name: 'Over' }),
    ]
    const facts = [
      ...[5, 4, 2, 0].map(days => aFact(site.id, ago(days), holed)),
      aFact(site.id, ago(1), fresh),
      aFact(site.id, ago(1), over, { impressions: 1_001 }),
    ]
    await bring(product, facts)
    const { days, rows } = await ask<CoverageAnswer>(manager, '/dashboard/coverage')
    expect(days).toEqual([4, 3, 2, 1, 0].map(ago))
    expect(rows.map(({ adNetwork, states }) => [adNetwork.label, states])).toEqual([
      ['Holed', ['complete', 'missing', 'complete', 'missing', 'partial']],
      ['Fresh', ['none', 'none', 'none', 'complete', 'none']],
      ['Over', ['none', 'none', 'none', 'complete', 'none']],
    ])
    const { body } = await product.call('GET', '/dashboard/errorLog', { token: manager.token })
    const { errors } = body as unknown as ErrorLogAnswer
    expect(errors.map(({ kind, day, adNetwork }) => [kind, day, adNetwork?.label])).toEqual([
      ['tokenExpired', ago(2), 'Holed'],
      ['moreImpressionsThanRequests', ago(1), 'Over'],
      ['missingDay', ago(1), 'Holed'],
      ['missingDay', ago(3), 'Holed'],
    ])
  })

  it('name a website that costs more than it brings', async () => {
    const manager = await aReader('managed')
    const account = await anAccount(product, { managers: [manager.id] })
    const site = await aWebsiteOf(product, account.id, { anw_name: 'Dear site' })
    await product.database.unaudited
      .insertInto('website_revenue_shares')
      .values({
        wrs_id_website: site.id,
        wrs_type: 'website_fixed_cpm',
        wrs_valid_from: '2020-01-01',
        wrs_currency: 'BRL',
        rev_fixed_value: null,
        rev_fixed_cpm: '100',
        rev_percentage_value: null,
        ars_percentage: null,
        deleted_at: null,
      })
      .execute()
    await bring(product, [aFact(site.id, ago(1), network, { value: 10e6 })])
    const { body } = await product.call('GET', '/dashboard/errorLog', { token: manager.token })
    expect((body as unknown as ErrorLogAnswer).errors).toEqual([
      {
        kind: 'negativeMargin',
        day: null,
        website: { id: site.id, label: 'Dear site' },
        adNetwork: null,
        amount: '-70.00',
      },
    ])
  })
})

it('what waits is named, and leads to where it is done', async () => {
  const reader = await aPublisher()
  const { account, site } = reader
  const turnedDown = await aWebsiteOf(product, account.id, { anw_status: 0, anw_reject_reason: 'Too little text' })
  const waiting = [
    await aWebsiteOf(product, account.id, { anw_status: 2 }),
    await aWebsiteOf(product, account.id, { anw_status: 2 }),
  ]
  const silent = await aWebsiteOf(product, account.id)
  await bring(product, [aFact(silent.id, ago(10), network)])
  await bring(product, [aFact(site.id, ago(1), network)])
  await bring(product, [aFact(site.id, monthsLater(firstOfMonth(today), -1), network)])
  const { items } = await ask<TodoAnswer>(reader, '/dashboard/todo')
  expect(items).toEqual([
    { kind: 'websiteWaiting', count: waiting.length, label: null, path: '/website?f.anw_status=2', until: null },
    { kind: 'websiteTurnedDown', count: 1, label: turnedDown.anw_name, path: `/website/${turnedDown.id}`, until: null },
    { kind: 'websiteWithoutData', count: 1, label: silent.anw_name, path: `/website/${silent.id}`, until: null },
    { kind: 'websiteWithoutAnalytics', count: 1, label: site.anw_name, path: `/website/${site.id}`, until: null },
    {
      kind: 'invoiceDue',
      count: 1,
      label: monthsLater(firstOfMonth(today), -1),
      path: null,
      until: expect.stringMatching(/T21:00:00/),
    },
  ])
})

it('quotations are of today or the last day that has one, with their change and their month', async () => {
  const { unaudited } = product.database
  await unaudited.deleteFrom('currency_quotations').execute()
  await unaudited.deleteFrom('currency_closings').execute()
  const { token } = await aReader()
  const answer = async () =>
    (await product.call('GET', '/dashboard/currencyExchange', { token })).body as unknown as QuotationAnswer
  expect(await answer()).toMatchObject({ quotations: [], month: { isClosed: false, lastClosed: null } })
  await quote(product, 'USD', ago(50), '5.00')
  await quote(product, 'EUR', ago(40), '6.00')
  await quote(product, 'EUR', ago(3), '6.30')
  const { quotations } = await answer()
  expect(quotations.map(({ currency, value, day, change }) => [currency, value, day, change])).toEqual([
    ['USD', '5.0000', ago(50), null],
    ['EUR', '6.3000', ago(3), '5.00'],
  ])
})

describe('questions that make no sense', () => {
  it.each<[object, string, string]>([
    [{ period: 'tomorrow' }, 'period', 'period'],
    [{ period: '2026-11-05..2026-11-01' }, 'period', 'period'],
    [{ period: '2026-02-30..2026-03-01' }, 'period', 'period'],
    [{ currency: 'GBP' }, 'currency', 'notAnOption'],
    [{ filters: { website: ['0'] } }, 'filters.website.0', 'invalid'],
    [{ filters: { website: ["1' or 1=1"] } }, 'filters.website.0', 'invalid'],
    [{ filters: { tier: ['1'] } }, 'filters.tier', 'unknownField'],
    [{ filters: { website: ['9999999999999999'] } }, 'filters.website', 'notAnOption'],
  ])('%j', async (facts, field, code) => {
    const { token } = await aReader()
    for (const [path, more] of BLOCKS) {
      const body = { period: 'last5', currency: 'BRL', ...more, ...facts }
      const answer = await product.call('POST', path, { token, body })
      expect([path, answer.status, answer.body.errors?.map(error => [error.field, error.code])]).toEqual([
        path,
        422,
        [[field, code]],
      ])
    }
  })

  it('and more days than an answer is about are refused where the period counts', async () => {
    const { token } = await aReader()
    for (const [path, more] of BLOCKS.filter(([path]) => path !== '/dashboard/money')) {
      const body = { ...more, period: '2024-01-01..2026-01-01', currency: 'BRL' }
      const answer = await product.call('POST', path, { token, body })
      expect(answer.body.errors).toMatchObject([{ field: 'period', code: 'tooMuch' }])
    }
  })
})
