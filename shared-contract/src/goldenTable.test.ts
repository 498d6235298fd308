import type { MetricKey } from './metrics'
import { addSums, NO_SUMS, type Sums, toScaled, valuesOf } from './metricValues'
import { type Currency, microFromText } from './money'
import { netOf, type ShareVersion } from './revenueShare'
import { goldenRate } from './testing/goldenRate'
import { shareVersion } from './testing/shareVersion'

type Delivered = Pick<Sums, 'initialAdRequests' | 'refreshAdRequests' | 'initialImpressions' | 'refreshImpressions'>
const sumsOf = (
  share: ShareVersion,
  row: { value: string; currency: Currency; device: 'mobile' | 'desktop'; format: 'intext' | 'top' | 'video' },
  delivered: Delivered,
): Sums => {
  const value = microFromText(row.value)
  const totalImpressions = delivered.initialImpressions + delivered.refreshImpressions
  const { net, currency } = netOf(share, 0, { ...row, value, technology: 1, totalImpressions })
  return {
    ...NO_SUMS,
    ...delivered,
    gross: toScaled(value, goldenRate(row.currency)),
    net: toScaled(net, goldenRate(currency)),
  }
}

/** The golden rows: one website on one day, each of them shared in another way. */
const INTEXT = sumsOf(
  shareVersion(),
  { value: '12.00', currency: 'USD', device: 'mobile', format: 'intext' },
  { initialAdRequests: 10_000, refreshAdRequests: 2_000, initialImpressions: 8_000, refreshImpressions: 1_500 },
)
const TOP = sumsOf(
  shareVersion({ type: 'website_fixed_cpm', fixedCpm: microFromText('2.00'), currency: 'BRL' }),
  { value: '9.50', currency: 'BRL', device: 'desktop', format: 'top' },
  { initialAdRequests: 4_000, refreshAdRequests: 0, initialImpressions: 3_800, refreshImpressions: 0 },
)
const VIDEO = sumsOf(
  shareVersion({
    type: 'specific_per_condition',
    fallback: 8000,
    conditions: [{ device: null, format: 'video', technology: null, percent: 7000 }],
  }),
  { value: '3.00', currency: 'EUR', device: 'mobile', format: 'video' },
  { initialAdRequests: 1_000, refreshAdRequests: 0, initialImpressions: 400, refreshImpressions: 0 },
)
const TOTAL = [INTEXT, TOP, VIDEO].reduce(addSums, { ...NO_SUMS, pageviews: 9_000 })

describe('the golden table', () => {
  const rows: [name: string, sums: Sums, shown: Partial<Record<MetricKey, string>>][] = [
    [
      'mobile intext in USD at 80 %',
      INTEXT,
      {
        total_requests: '12000',
        total_impressions: '9500',
        gross: '64.80',
        net: '51.84',
        margin: '12.96',
        revshare_pct: '80.00',
        gross_ecpm: '6.82',
        ecpm: '5.46',
        fill: '79.17',
        fill_initial: '80.00',
        refresh_pct: '15.79',
        unfilled: '2500',
      },
    ],
    [
      'desktop top in BRL at a fixed CPM of 2.00',
      TOP,
      {
        total_requests: '4000',
        total_impressions: '3800',
        gross: '9.50',
        net: '7.60',
        margin: '1.90',
        revshare_pct: '80.00',
        gross_ecpm: '2.50',
        ecpm: '2.00',
        fill: '95.00',
        fill_initial: '95.00',
        refresh_pct: '0.00',
        unfilled: '200',
      },
    ],
    [
      'mobile video in EUR by a condition of 70 %',
      VIDEO,
      {
        total_requests: '1000',
        total_impressions: '400',
        gross: '18.60',
        net: '13.02',
        margin: '5.58',
        revshare_pct: '70.00',
        gross_ecpm: '46.50',
        ecpm: '32.55',
        fill: '40.00',
        fill_initial: '40.00',
        refresh_pct: '0.00',
        unfilled: '600',
      },
    ],
    [
      'the total, whose ratios are ratios of sums',
      TOTAL,
      {
        net: '72.46',
        gross: '92.90',
        margin: '20.44',
        revshare_pct: '78.00',
        ad_requests: '15000',
        refresh_req: '2000',
        total_requests: '17000',
        impressions: '12200',
        refresh_imp: '1500',
        total_impressions: '13700',
        refresh_pct: '10.95',
        unfilled: '3300',
        fill: '80.59',
        fill_initial: '81.33',
        ecpm: '5.29',
        gross_ecpm: '6.78',
        pageviews: '9000',
        rpm: '8.05',
        imp_per_page: '1.52',
      },
    ],
  ]
  it.each(rows)('%s', (_name, sums, shown) => {
    expect(valuesOf(Object.keys(shown) as MetricKey[], sums)).toEqual({ values: shown, missing: {} })
  })

  it('does not depend on the order of its rows', () => {
    expect([VIDEO, INTEXT, TOP].reduce(addSums, { ...NO_SUMS, pageviews: 9_000 })).toEqual(TOTAL)
  })
})
