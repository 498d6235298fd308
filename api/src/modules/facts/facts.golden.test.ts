import { type Currency, metricDecimal, NO_SUMS, type Sums, scaledFromText, toDay } from '@candela/shared-contract'
import { sql } from 'kysely'
import { NO_SHARE, ownFacts } from '../../../test/facts'

const FIRST = toDay('2024-02-28')
const SECOND = toDay('2024-02-29')
const RATES: Record<Currency, string> = { BRL: '1', USD: '5.40', EUR: '6.20' }

const { aFact, aSite, bring, demand, quote, read, unaudited } = ownFacts()
let website: number

/** The rows of the specification's golden table; one day of them is paid per thousand impressions. */
beforeAll(async () => {
  await quote(FIRST, { USD: RATES.USD, EUR: RATES.EUR })
  const conditions = { wrs_type: 'specific_per_condition', wrs_valid_from: FIRST, ars_percentage: '80' } as const
  const cpm = { wrs_type: 'website_fixed_cpm', wrs_valid_from: SECOND, wrs_currency: 'BRL' } as const
  website = await aSite({ ...NO_SHARE, ...conditions }, { ...NO_SHARE, ...cpm, rev_fixed_cpm: '2' })
  await sql`insert into website_revenue_share_conditions (rev_id_share, rev_format, rev_percentage_value)
    select id, 'video', 70 from website_revenue_shares
    where wrs_id_website = ${website} and wrs_type = 'specific_per_condition'`.execute(unaudited())
  const of = (facts: Parameters<typeof aFact>[0]) => aFact({ website, day: FIRST, ...facts })
  await bring(
    [
      of({
        ...{ format: 'intext', currency: 'USD', value: 12_000_000, adRequests: 10_000, refreshAdRequests: 2_000 },
        ...{ impressions: 8_000, refreshImpressions: 1_500 },
      }),
      of({ ...{ day: SECOND, device: 'desktop', value: 9_500_000 }, ...{ adRequests: 4_000, impressions: 3_800 } }),
      of({ ...{ format: 'video', currency: 'EUR', value: 3_000_000 }, ...{ adRequests: 1_000, impressions: 400 } }),
    ],
    {
      websiteDays: [
        { website, day: FIRST, pageviews: 6_000, sessions: null },
        { website, day: SECOND, pageviews: 3_000, sessions: null },
      ],
    },
  )
})

const sumsOf = async (table: string, prefix: string): Promise<Sums> => {
  const rate = (column: string) => {
    const currency = sql.ref(`${prefix}_${column}`)
    return sql`(case ${currency} when 'USD' then 5.40 when 'EUR' then 6.20 else 1 end)`
  }
  const time = sql.ref(`${prefix}_${table.endsWith('months') ? 'month' : 'date'}`)
  const sum = (name: string) => sql`sum(${sql.ref(`${prefix}_${name}`)})`
  const { rows } = await sql<Omit<Sums, 'gross' | 'net'> & { gross: string; net: string }>`
    select sum(${sql.ref(`${prefix}_value`)} * ${rate('currency')})::text as gross,
      sum(${sql.ref(`${prefix}_net`)} * ${rate('net_currency')})::text as net,
      ${sum('ad_requests')}::bigint as "initialAdRequests", ${sum('refresh_ad_requests')}::bigint as "refreshAdRequests",
      ${sum('impressions')}::bigint as "initialImpressions", ${sum('refresh_impressions')}::bigint as "refreshImpressions",
      (select sum(wsd_pageviews)::bigint from website_days where wsd_id_website = ${website}) as pageviews
    from ${sql.table(table)} where ${time} between '2024-02-01' and '2024-02-29'`.execute(unaudited())
  const [row] = rows
  return { ...NO_SUMS, ...row, gross: scaledFromText(row?.gross ?? ''), net: scaledFromText(row?.net ?? '') }
}

it.each([
  ['ad_network_reports', 'anr'],
  ['rollup_site_days', 'rsd'],
  ['rollup_dimension_days', 'rdd'],
  ['rollup_months', 'rmo'],
  ['rollup_site_months', 'rsm'],
  ['rollup_dimension_months', 'rdm'],
])('%s says the digits of the golden table', async (table, prefix) => {
  const sums = await sumsOf(table, prefix)
  const shown = Object.fromEntries(
    (
      [
        ...(['gross', 'net', 'margin', 'revshare_pct', 'total_requests', 'total_impressions', 'refresh_pct'] as const),
        ...(['fill', 'ecpm', 'gross_ecpm', 'rpm', 'imp_per_page'] as const),
      ] as const
    ).map(metric => [metric, metricDecimal(metric, sums)]),
  )
  expect(shown).toEqual({
    gross: '92.90',
    net: '72.46',
    margin: '20.44',
    revshare_pct: '78.00',
    total_requests: '17000',
    total_impressions: '13700',
    refresh_pct: '10.95',
    fill: '80.59',
    ecpm: '5.29',
    gross_ecpm: '6.78',
    rpm: '8.05',
    imp_per_page: '1.52',
  })
})

it('keeps on each row the share that gave its net', async () => {
  const rows = await read()
    .selectFrom('ad_network_reports as f')
    .leftJoin('website_revenue_shares as s', 's.id', 'f.anr_id_share')
    .where('f.anr_id_website', '=', website)
    .select(['f.anr_net', 'f.anr_net_currency', 's.wrs_type', 'f.anr_id_account'])
    .orderBy('f.anr_value', 'desc')
    .execute()
  const { account } = demand()
  expect(rows).toEqual([
    { anr_net: 9_600_000, anr_net_currency: 'USD', wrs_type: 'specific_per_condition', anr_id_account: account },
    { anr_net: 7_600_000, anr_net_currency: 'BRL', wrs_type: 'website_fixed_cpm', anr_id_account: account },
    { anr_net: 2_100_000, anr_net_currency: 'EUR', wrs_type: 'specific_per_condition', anr_id_account: account },
  ])
})
