import { ownReport } from '../../../test/reports'

const { ask, ours } = ownReport()

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
    const later = new Date('2026-12-03T15:00:00Z')
    const gone = await ask({ period: 'last7', compare: 'previous', dimensions: ['website'], filters: ours() }, later)
    expect(gone.rows.map(row => [row.values.net, row.changes?.net])).toEqual([
      ['0.00', '-100.00'],
      ['0.00', '-100.00'],
      ['0.00', '-100.00'],
    ])
  })
})
