import { type Day, type Dimension, firstOfMonth, type MetricKey, toDay } from '@candela/shared-contract'
import { isTooMuch, partsFor, type Wanted } from './report.tables'

const range = (text: string) => {
  const [from = '', to = from] = text.split('..')
  return { from: toDay(from), to: toDay(to) }
}

/** September and October are closed, November is not. */
const isClosed = (month: Day) => firstOfMonth(month) < '2026-11-01' && month >= '2026-09-01'

const routed = (facts: Partial<Omit<Wanted, 'range'>> & { range: string }): string => {
  const wanted = { dimensions: [], filters: [], metrics: ['net'] as const, isClosed, websiteCount: null, ...facts }
  const parts = partsFor({ ...wanted, range: range(facts.range) })
  if (isTooMuch(parts, wanted.websiteCount)) return 'tooMuch'
  return parts.map(({ table, from, to }) => `${table} ${from}..${to}`).join(', ')
}

describe('a stretch of days', () => {
  it.each<[Dimension[], Dimension[], number | null, string]>([
    [[], [], null, 'siteDays'],
    [['date'], [], null, 'siteDays'],
    [['website'], [], null, 'siteDays'],
    [['account', 'tier', 'manager'], [], null, 'siteDays'],
    [['currency'], ['product'], 30, 'siteDays'],
    [['device'], [], null, 'dimensionDays'],
    [['date', 'adNetwork', 'currency'], ['format'], null, 'dimensionDays'],
    [[], ['adNetworkType'], null, 'dimensionDays'],
    // Whoever reaches some websites only, or asks about some, finds what is finer by the index of facts.
    [['device'], [], 30, 'facts'],
    [['website', 'device'], [], 30, 'facts'],
    [['author'], [], 30, 'facts'],
    // Of everybody's websites that would be all facts.
    [['website', 'device'], [], null, 'tooMuch'],
    [['device'], ['tier'], null, 'tooMuch'],
    [['author'], [], null, 'tooMuch'],
  ])('by %j, chosen by %j, of %s websites is read from %s', (dimensions, filters, websiteCount, table) => {
    expect(routed({ range: '2026-10-05..2026-10-20', dimensions, filters, websiteCount }).split(' ')[0]).toBe(table)
  })
})

describe('whole months', () => {
  it.each<[string, Dimension[], number | null, string]>([
    ['2026-10-01..2026-10-31', [], null, 'siteMonths 2026-10-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['month'], null, 'siteMonths 2026-09-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['device'], null, 'dimensionMonths 2026-09-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['device', 'website'], null, 'months 2026-09-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['device'], 4, 'months 2026-09-01..2026-10-31'],
    // The days before and after them come from days.
    [
      '2026-09-30..2026-11-02',
      [],
      null,
      'siteDays 2026-09-30..2026-09-30, siteMonths 2026-10-01..2026-10-31, siteDays 2026-11-01..2026-11-02',
    ],
    ['2026-10-01..2026-10-30', [], null, 'siteDays 2026-10-01..2026-10-30'],
    ['2026-10-02..2026-10-31', [], null, 'siteDays 2026-10-02..2026-10-31'],
    // An open month has as many rates as days.
    ['2026-11-01..2026-11-30', [], null, 'siteDays 2026-11-01..2026-11-30'],
    ['2026-08-01..2026-10-31', [], null, 'siteDays 2026-08-01..2026-08-31, siteMonths 2026-09-01..2026-10-31'],
    // Days and weeks cannot be told from months.
    ['2026-09-01..2026-10-31', ['date'], null, 'siteDays 2026-09-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['week', 'device'], null, 'dimensionDays 2026-09-01..2026-10-31'],
    ['2026-09-01..2026-10-31', ['author'], 4, 'facts 2026-09-01..2026-10-31'],
    // Only the days around whole months are read from facts.
    [
      '2026-09-01..2026-11-07',
      ['device'],
      null,
      'dimensionMonths 2026-09-01..2026-10-31, dimensionDays 2026-11-01..2026-11-07',
    ],
    [
      '2026-09-01..2026-11-07',
      ['device', 'website'],
      null,
      'months 2026-09-01..2026-10-31, facts 2026-11-01..2026-11-07',
    ],
    ['2026-09-01..2026-11-08', ['device', 'website'], null, 'tooMuch'],
    ['2026-09-01..2026-11-01', ['device'], 40_000, 'months 2026-09-01..2026-10-31, facts 2026-11-01..2026-11-01'],
    ['2026-09-01..2026-11-01', ['device'], 40_001, 'tooMuch'],
  ])('of %s by %j, of %s websites, are %s', (days, dimensions, websiteCount, expected) => {
    expect(routed({ range: days, dimensions, websiteCount })).toBe(expected)
  })

  it('are read from months without a rate where nothing is converted', () => {
    const metrics: MetricKey[] = ['impressions', 'fill']
    expect(routed({ range: '2026-08-01..2026-11-30', metrics })).toBe('siteMonths 2026-08-01..2026-11-30')
    expect(routed({ range: '2026-08-01..2026-11-30', metrics: [...metrics, 'ecpm'] })).toMatch(/siteDays/)
  })

  it('cross the end of a year and a leap day', () => {
    const always = { isClosed: () => true }
    expect(routed({ range: '2027-12-31..2028-03-01', ...always })).toBe(
      'siteDays 2027-12-31..2027-12-31, siteMonths 2028-01-01..2028-02-29, siteDays 2028-03-01..2028-03-01',
    )
  })
})

it('a hundred websites over a year are few enough for facts, and a day more of them is not', () => {
  expect(routed({ range: '2025-10-01..2026-11-04', dimensions: ['date', 'device'], websiteCount: 100 })).toMatch(
    /^facts/,
  )
  expect(routed({ range: '2025-10-01..2026-11-05', dimensions: ['date', 'device'], websiteCount: 100 })).toBe('tooMuch')
})
