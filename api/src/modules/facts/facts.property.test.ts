import { addDays, type Currency, type Day, toDay } from '@candela/shared-contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { FEBRUARY, NO_SHARE, ownFacts } from '../../../test/facts'
import type { FactRow } from './facts.types'

const { aFact, aShare, aSite, bring, demand, everything, quote, unaudited, untrueSums } = ownFacts()
let sites: number[]
beforeAll(async () => {
  await quote(FEBRUARY.from, { USD: '5.4', EUR: '6.2' })
  const share = { ...NO_SHARE, wrs_currency: 'USD', wrs_valid_from: toDay('2024-02-02') } as const
  sites = [
    await aSite(),
    await aSite({ ...share, wrs_type: 'website_fixed_value', rev_fixed_value: '31.07' }),
    await aSite({ ...share, wrs_type: 'website_fixed_cpm', rev_fixed_cpm: '1.3333' }),
  ]
})

const forgetFacts = () =>
  sql`truncate ad_network_reports, website_days, rollup_site_days, rollup_dimension_days, rollup_months,
    rollup_site_months, rollup_dimension_months, report_restatements`.execute(unaudited())

type Step = {
  month: '2024-02' | '2024-03'
  days: [number, number]
  site: number | null
  network: number | null
  rows: [site: number, network: number, day: number, place: number, value: number][]
  /** Agreed on before the step: a percent from a day on, instead of the one that was agreed on before. */
  share: { isPerThousand: boolean; day: number; percent: number } | null
}

const index = (count: number) => fc.nat(count - 1)
const step: fc.Arbitrary<Step> = fc.record({
  month: fc.constantFrom('2024-02', '2024-03'),
  days: fc.tuple(index(4), index(4)),
  site: fc.option(index(3), { freq: 1 }),
  network: fc.option(index(2), { freq: 1 }),
  rows: fc.array(fc.tuple(index(3), index(2), index(4), index(4), fc.integer({ min: -5_000, max: 9_000_000 })), {
    maxLength: 14,
  }),
  share: fc.option(
    fc.record({ isPerThousand: fc.boolean(), day: fc.integer({ min: 2, max: 40 }), percent: fc.nat(100) }),
  ),
})

const agreeOn = async ({ isPerThousand, day, percent }: NonNullable<Step['share']>) => {
  const website = sites[isPerThousand ? 2 : 0] ?? 0
  await unaudited()
    .deleteFrom('website_revenue_shares')
    .where('wrs_id_website', '=', website)
    .where('wrs_type', '=', 'website_percentage_value')
    .execute()
  const share = { wrs_type: 'website_percentage_value', rev_percentage_value: String(percent) } as const
  await aShare(website, { ...NO_SHARE, ...share, wrs_valid_from: addDays(FEBRUARY.from, day) })
}

const PLACES = [
  { format: 'top', device: 'mobile', currency: 'BRL' },
  { format: 'top', device: 'desktop', currency: 'USD' },
  { format: 'video', device: 'mobile', currency: 'EUR' },
  { format: 'video', device: 'mobile', currency: 'EUR', author: 'Ana' },
] as const

const keyOf = ({ website, day, adNetwork, format, device, currency, author }: Omit<FactRow, 'value'>): string =>
  [website, day, adNetwork, format, device, currency, author].join()

/** What a step says, as far as it is within what it covers and says nothing twice. */
const requestOf = ({ month, days, site, network, rows }: Step) => {
  const [from, to] = days.toSorted().map(day => addDays(toDay(`${month}-01`), day)) as [Day, Day]
  const websites = site === null ? sites : sites.slice(site, site + 1)
  const adNetworks = demand().adNetworks.slice(...(network === null ? [0, 2] : [network, network + 1]))
  const facts = rows.map(([ofSite, ofNetwork, day, place, value]) =>
    aFact({
      ...PLACES[place],
      website: sites[ofSite] ?? 0,
      adNetwork: demand().adNetworks[ofNetwork] ?? 0,
      day: addDays(toDay(`${month}-01`), day),
      value,
      impressions: Math.abs(value % 1000),
      // Who says what of its impressions changes with every import.
      ...(value % 2 && { measurableImpressions: Math.abs(value % 700), viewableImpressions: Math.abs(value % 300) }),
      clicks: value % 3 ? Math.abs(value % 11) : null,
    }),
  )
  const covers = (row: FactRow) =>
    row.day >= from && row.day <= to && websites.includes(row.website) && adNetworks.includes(row.adNetwork)
  const said = [...new Map(facts.filter(covers).map(row => [keyOf(row), row])).values()]
  return { from, to, coverage: { websites, adNetworks }, covers, said }
}

const WORDS = sql`(select fmt_name from formats where id = anr_format) as format,
  (select dev_name from devices where id = anr_device) as device`

const storedFacts = async () => {
  const { rows } = await sql<{
    website: number
    day: Day
    adNetwork: number
    format: 'top'
    device: 'mobile'
    currency: Currency
    author: string
    value: number
  }>`select anr_id_website as website, anr_date as day, anr_id_ad_network as "adNetwork", ${WORDS},
    anr_currency as currency, anr_author as author, anr_value as value
    from ad_network_reports where anr_id_ad_network <> 0`.execute(unaudited())
  return rows.map(row => `${keyOf({ ...aFact({}), ...row })}=${row.value}`).sort()
}

/** A fixed value of a day is there in full, in rows or in a line of its own, and never in both. */
const wrongFixedDays = async () => {
  const { rows } = await sql`select anr_id_website, anr_date from ad_network_reports
    join website_revenue_shares as s on s.id = anr_id_share and s.wrs_type = 'website_fixed_value'
    group by 1, 2 having sum(anr_net) <> floor(31070000 * extract(day from anr_date)
        / extract(day from date_trunc('month', anr_date) + interval '1 month -1 day'))
      - floor(31070000 * (extract(day from anr_date) - 1)
        / extract(day from date_trunc('month', anr_date) + interval '1 month -1 day'))
      or count(*) filter (where anr_id_ad_network = 0) not in (0, count(*))`.execute(unaudited())
  return rows
}

it('whatever is imported, restated, deleted and agreed on, facts are what was said last and roll-ups their sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async steps => {
      await forgetFacts()
      const expected = new Map<string, FactRow>()
      for (const each of steps) {
        const { from, to, coverage, covers, said } = requestOf(each)
        if (each.share) await agreeOn(each.share)
        for (const [key, row] of expected) if (covers(row)) expected.delete(key)
        for (const row of said) expected.set(keyOf(row), row)
        await bring(said, { from, to, coverage })
        expect(await storedFacts()).toEqual([...expected].map(([key, { value }]) => `${key}=${value}`).sort())
        expect(await untrueSums()).toEqual([])
        expect(await wrongFixedDays()).toEqual([])
        const before = await everything()
        await bring(said.toReversed(), { from, to, coverage })
        expect(await everything()).toEqual(before)
      }
    }),
    { numRuns: 6 },
  )
})
