import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database'

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

const MEASURES = [
  'value',
  'net',
  'ad_requests',
  'refresh_ad_requests',
  'impressions',
  'refresh_impressions',
  'measurable_impressions',
  'viewable_impressions',
  'clicks',
  'clickable_impressions',
]
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
