import { type ReportQuery, toDay } from '@candela/shared-contract'
import { aWebsiteOf } from '../../../test/accounts'
import { aFact, bring, type Network } from '../../../test/brought-facts'
import { somebodyWith } from '../../../test/people'
import { ownReport } from '../../../test/reports'

const { accounts, ask, networks, ours, product, sites } = ownReport()

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
      [sites()[1]?.id, '1010'],
      [sites()[0]?.id, '1000'],
      [sites()[2]?.id, null],
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
    const site = await aWebsiteOf(product(), accounts()[0]?.id ?? 0)
    const network = networks()[0] as Network
    await bring(product(), [aFact(site.id, early, network, { currency: 'USD' })])
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

it('of an account manager are the accounts that have them as their main one, as rows and as a filter', async () => {
  const [one, other] = [await somebodyWith(product(), []), await somebodyWith(product(), [])]
  for (const [index, { id: acm_id_account }] of accounts().entries())
    for (const { id: acm_id_user } of [one, other])
      await product()
        .database.unaudited.insertInto('account_managers')
        .values({ acm_id_account, acm_id_user, acm_is_main: acm_id_user === [one, other][index]?.id })
        .execute()
  const { rows } = await ask({ dimensions: ['manager'], filters: ours() })
  expect(rows.map(({ key }) => key.manager?.id).toSorted()).toEqual([one.id, other.id].toSorted())
  for (const { key, values } of rows)
    expect((await ask({ filters: { ...ours(), manager: [String(key.manager?.id)] } })).totals.values).toEqual(values)
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

it('a week of all facts is compared with the week before', async () => {
  const week = { period: '2026-11-14..2026-11-20', compare: 'previous' } as const
  const { totals } = await ask({ dimensions: ['website', 'device'], ...week })
  expect(totals.previous?.net).toMatch(/^\d/)
})

it.each<[string, Partial<ReportQuery>, string, string]>([
  ['days that nothing can be of', { period: '9999-12-01..9999-12-31' }, 'period', 'period'],
  ['more days than an answer has', { period: '2025-01-01..2026-11-20' }, 'period', 'tooMuch'],
  ['all facts', { dimensions: ['website', 'device'] }, 'filters.website', 'tooMuch'],
  [
    'all facts of more than a week, whatever it is compared with',
    { dimensions: ['website', 'device'], period: '2026-11-13..2026-11-20', compare: 'previous' },
    'filters.website',
    'tooMuch',
  ],
  [
    'all facts of the days that a closed month is compared with',
    { dimensions: ['website', 'device'], period: '2026-10-01..2026-10-31', compare: 'previous' },
    'compare',
    'comparesTooMuch',
  ],
  ['a dimension twice', { dimensions: ['date', 'date'] }, 'dimensions.1', 'notAnOption'],
  ['an order that nobody asked the numbers of', { sort: { field: 'gross', dir: 'asc' } }, 'sort.field', 'notAnOption'],
  ['a website that never was', { filters: { website: ['987654321'] } }, 'filters.website', 'notAnOption'],
  ['an account that never was', { filters: { account: ['987654321'] } }, 'filters.account', 'notAnOption'],
])('refuses %s', async (_name, query, field, code) => {
  await expect(ask(query)).rejects.toMatchObject({ code: 'invalid', fields: [{ field, code }] })
})
