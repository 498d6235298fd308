import { addDays, type Currency, type Day, toDay } from '@candela/shared-contract'
import { sql } from 'kysely'
import { importRows } from '../src/modules/facts/facts.import'
import type { FactRow, ImportRequest } from '../src/modules/facts/facts.types'
import type { Database } from '../src/platform/db/database'
import type { NewRow } from '../src/platform/db/schema'

/** Months long before those that the demo data fills, so that whole days and months hold what a test imports. */
export const FEBRUARY = { from: toDay('2024-02-01'), to: toDay('2024-02-29') }
export const MARCH = { from: toDay('2024-03-01'), to: toDay('2024-03-31') }

export type Demand = { technology: number; adNetworks: number[]; account: number; otherAccount: number }

/** Networks to import from and accounts to earn for. */
export const someDemand = async ({ unaudited, read }: Database): Promise<Demand> => {
  const insertOne = async (table: 'ad_network_categories' | 'ad_network_types', name: Record<string, string>) =>
    (
      await unaudited
        .insertInto(table)
        .values(name as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const technology = await insertOne('ad_network_categories', { anc_name: 'Header bidding' })
  const type = await insertOne('ad_network_types', { ant_name: 'Exchange', ant_fields: '[]' })
  const networks = await unaudited
    .insertInto('ad_networks')
    .values(
      ['North', 'South', 'East'].map(adn_name => ({
        adn_name,
        adn_id_ad_network_type: type,
        adn_id_ad_network_category: technology,
        deleted_at: null,
      })),
    )
    .returning('id')
    .execute()
  const [one, other] = await read.selectFrom('accounts').select('id').orderBy('id').limit(2).execute()
  if (!one || !other) throw new Error('the demo has no accounts')
  return { technology, adNetworks: networks.map(({ id }) => id), account: one.id, otherAccount: other.id }
}

let websites = 0

/** A website of which the platform keeps a fifth, unless a share says otherwise. */
export const aSite = async (
  { unaudited }: Database,
  { account }: Demand,
  ...shares: Omit<NewRow<'website_revenue_shares'>, 'wrs_id_website' | 'deleted_at'>[]
): Promise<number> => {
  websites += 1
  const { id } = await unaudited
    .insertInto('websites')
    .values({
      anw_name: `Earner ${websites}`,
      anw_website: `earner-${websites}.example`,
      anw_product: 'Candela',
      anw_status: 1,
      anw_comission: '20.00',
      anw_account_id: account,
      deleted_at: null,
    } as NewRow<'websites'>)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const share of shares) await aShare({ unaudited }, id, share)
  return id
}

export const NO_SHARE = {
  wrs_currency: null,
  rev_fixed_value: null,
  rev_fixed_cpm: null,
  rev_percentage_value: null,
  ars_percentage: null,
} as const

export const aShare = async (
  { unaudited }: Pick<Database, 'unaudited'>,
  wrs_id_website: number,
  share: Omit<NewRow<'website_revenue_shares'>, 'wrs_id_website' | 'deleted_at'>,
): Promise<number> => {
  const row = { ...share, wrs_id_website, deleted_at: null }
  const { id } = await unaudited
    .insertInto('website_revenue_shares')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const quote = ({ unaudited }: Database, day: Day, values: Record<Exclude<Currency, 'BRL'>, string>) =>
  unaudited
    .insertInto('currency_quotations')
    .values(
      (['USD', 'EUR'] as const).map(currency => ({
        cue_currency: currency,
        cue_date: day,
        cue_value: values[currency],
      })),
    )
    .execute()

/** A row of which only what a test is about has to be said. */
export const aFact = ({ technology, adNetworks: [adNetwork = 0] }: Demand, facts: Partial<FactRow>): FactRow => ({
  website: 0,
  day: FEBRUARY.from,
  adNetwork,
  technology,
  format: 'top',
  device: 'mobile',
  adType: 'Display',
  currency: 'BRL',
  author: '',
  value: 1_000_000,
  adRequests: 100,
  refreshAdRequests: 0,
  impressions: 80,
  refreshImpressions: 0,
  ...facts,
})

export const nthDay = (nth: number): Day => addDays(FEBRUARY.from, nth)

/** Three days of two formats from each of so many networks. */
export const someFacts = (demand: Demand, website: number, { networks = 2, value = 1_000_003 } = {}): FactRow[] =>
  demand.adNetworks
    .slice(0, networks)
    .flatMap((adNetwork, network) =>
      [0, 1, 2].flatMap(day =>
        (['top', 'video'] as const).map((format, place) =>
          aFact(demand, { website, adNetwork, day: nthDay(day), format, value: value + network * 7 + day * 5 + place }),
        ),
      ),
    )

export const only = (website: number): Partial<ImportRequest> => ({ of: { websites: [website] } })

/** Imports rows of a month, the whole of it unless something else is said. */
export const bring = (database: Database, rows: readonly FactRow[], more: Partial<ImportRequest> = {}) =>
  importRows(
    { database, actorId: 1, ip: null, requestId: null },
    { source: 'api', ...FEBRUARY, rows: [rows.slice(0, 2), rows.slice(2)], ...more },
  )

const TABLES = [
  'ad_network_reports',
  'website_days',
  'rollup_site_days',
  'rollup_dimension_days',
  'rollup_months',
  'rollup_site_months',
  'rollup_dimension_months',
  'report_restatements',
] as const

/** All that an import writes but its own record, as text, to be compared by the byte. */
export const everything = async (
  { unaudited }: Database,
  { but = [] }: { but?: readonly string[] } = {},
): Promise<string[]> => {
  const texts: string[] = []
  for (const table of TABLES.filter(name => !but.includes(name))) {
    const { rows } = await sql<{ text: string }>`select (to_jsonb(t) - ${but}::text[])::text as text
      from ${sql.table(table)} as t order by 1`.execute(unaudited)
    texts.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return texts
}

const MEASURES = ['value', 'net', 'ad_requests', 'refresh_ad_requests', 'impressions', 'refresh_impressions']
const FINE = ['id_ad_network', 'id_technology', 'format', 'device', 'ad_type']
const SITE = ['id_website', 'id_account']

const ROLL_UPS = [
  { table: 'rollup_site_days', prefix: 'rsd', names: SITE, time: 'date' },
  { table: 'rollup_dimension_days', prefix: 'rdd', names: FINE, time: 'date' },
  { table: 'rollup_months', prefix: 'rmo', names: [...SITE, ...FINE], time: 'month' },
  { table: 'rollup_site_months', prefix: 'rsm', names: SITE, time: 'month' },
  { table: 'rollup_dimension_months', prefix: 'rdm', names: FINE, time: 'month' },
] as const

/** What roll-ups say and facts do not, or the other way round. */
export const untrueSums = async ({ unaudited }: Database): Promise<unknown[]> => {
  const untrue: unknown[] = []
  for (const { table, prefix, names, time } of ROLL_UPS) {
    const kept = [...names, 'currency', 'net_currency']
    const said = [...kept, time, ...MEASURES].map(name => `${prefix}_${name}`).join(', ')
    const key = kept.map(name => `anr_${name}`).join(', ')
    const when = time === 'date' ? 'anr_date' : `date_trunc('month', anr_date)::date`
    const sums = MEASURES.map(name => `sum(anr_${name})::bigint`).join(', ')
    const raw = `select ${key}, ${when}, ${sums} from ad_network_reports group by ${key}, ${when}`
    const { rows } = await sql
      .raw(
        `(select 'only in ${table}' as found, r.* from (select ${said} from ${table} except all (${raw})) as r)
        union all (select 'not in ${table}', f.* from ((${raw}) except all select ${said} from ${table}) as f)`,
      )
      .execute(unaudited)
    untrue.push(...rows)
  }
  return untrue
}
