import type { ChartAnswer, ReportAnswer, TotalizersAnswer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, bring, goldenTable } from '../../../test/brought-facts'
import { ago, BLOCKS, ownDashboard, today } from '../../../test/dashboards'
import { wrongIn } from '../../../test/product'

const { aPublisher, aReader, ask, network, product } = ownDashboard()

describe('the golden table', () => {
  it('comes out of the numbers on top, in BRL and in USD', async () => {
    const reader = await aReader()
    await goldenTable(product(), ago(2), [reader.id])
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
      gross: '92.90',
    }
    expect([totals.values, days]).toEqual([values, [{ day: ago(2), values }]])
    const inDollars = await ask<TotalizersAnswer>(reader, '/dashboard/totalizers', { period, currency: 'USD' })
    // 51.84 / 5.40 + 7.60 / 5.40 + 13.02 / 5.40
    expect(inDollars.totals.values).toEqual({ ...values, net: '13.42', gross: '17.20', ecpm: '0.98', rpm: '1.49' })
  })

  it('comes out of every chart', async () => {
    const reader = await aReader()
    const { websites } = await goldenTable(product(), ago(3), [reader.id])
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
      product(),
      days.map(day => aFact(site.id, day, network(), { value: day === today ? 10e6 : 100e6 })),
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
      const account = await anAccount(product(), { name, managers: [manager.id] })
      const site = await aWebsiteOf(product(), account.id, { anw_comission: '0' })
      const facts = [
        aFact(site.id, ago(8), network(), { value: before * 1e6 }),
        aFact(site.id, ago(1), network(), { value: now * 1e6 }),
      ]
      await bring(
        product(),
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

describe('questions that make no sense', () => {
  it.each<[object, string, string]>([
    [{ period: 'tomorrow' }, 'period', 'period'],
    [{ period: '2026-11-05..2026-11-01' }, 'period', 'period'],
    [{ period: '2026-02-30..2026-03-01' }, 'period', 'period'],
    [{ period: '9999-12-01..9999-12-31' }, 'period', 'period'],
    [{ period: '0026-11-01..0026-11-07' }, 'period', 'period'],
    [{ currency: 'GBP' }, 'currency', 'notAnOption'],
    [{ filters: { website: ['0'] } }, 'filters.website.0', 'invalid'],
    [{ filters: { website: ["1' or 1=1"] } }, 'filters.website.0', 'invalid'],
    [{ filters: { tier: ['1'] } }, 'filters.tier', 'unknownField'],
    [{ filters: { website: ['9999999999999999'] } }, 'filters.website', 'notAnOption'],
  ])('%j', async (facts, field, code) => {
    const { token } = await aReader()
    for (const [path, more] of BLOCKS) {
      const body = { period: 'last5', currency: 'BRL', ...more, ...facts }
      const answer = await product().call('POST', path, { token, body })
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
      const answer = await product().call('POST', path, { token, body })
      expect(wrongIn(answer)).toMatchObject([{ field: 'period', code: 'tooMuch' }])
    }
  })
})
