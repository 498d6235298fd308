import {
  addDays,
  addSums,
  type Currency,
  type Dimension,
  firstOfMonth,
  type MetricKey,
  NO_SUMS,
  rateBook,
  rateOn,
  type Sums,
  toDay,
  valuesOf,
} from '@candela/shared-contract'
import { CLOSED, DAYS, eurOn, ownReport, usdOn } from '../../../test/reports'

const { ask, ours, product, sites } = ownReport()

type Raw = Awaited<ReturnType<typeof rawRows>>[number]

const rawRows = ({ from, to }: { from: string; to: string }) =>
  product()
    .database.read.selectFrom('ad_network_reports as f')
    .innerJoin('websites as w', 'w.id', 'f.anr_id_website')
    .innerJoin('ad_networks as n', 'n.id', 'f.anr_id_ad_network')
    .where(
      'anr_id_website',
      'in',
      sites().map(({ id }) => id),
    )
    .where('anr_date', '>=', from)
    .where('anr_date', '<=', to)
    .selectAll('f')
    .select(['w.anw_product', 'n.adn_id_ad_network_type'])
    .execute()

const book = () =>
  rateBook(
    DAYS.flatMap(day => [
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
  const scaled = (micro: number, of: Currency, day: string) =>
    BigInt(micro) * (rateOn(rates, of, currency, toDay(day))?.rate ?? 0n)
  return rows.reduce(
    (sum, row) =>
      addSums(sum, {
        gross: scaled(row.anr_value, row.anr_currency, row.anr_date),
        net: scaled(row.anr_net, row.anr_net_currency, row.anr_date),
        initialAdRequests: row.anr_ad_requests,
        refreshAdRequests: row.anr_refresh_ad_requests,
        initialImpressions: row.anr_impressions,
        refreshImpressions: row.anr_refresh_impressions,
        measurableImpressions: row.anr_measurable_impressions,
        viewableImpressions: row.anr_viewable_impressions,
        clicks: row.anr_clicks,
        clickableImpressions: row.anr_clicks === null ? null : row.anr_impressions + row.anr_refresh_impressions,
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

const METRICS_OF_FACTS: MetricKey[] = [
  'net',
  'gross',
  'margin',
  'revshare_pct',
  'ecpm',
  'fill',
  'total_impressions',
  'viewability',
  'ctr',
]

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
