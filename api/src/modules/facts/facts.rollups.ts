import { type Day, lastOfMonth } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { LoadedTable } from '../../platform/db/schema-money'
import type { Loader } from '../../platform/loader'
import type { ImportDays } from './facts.check'
import { listed } from './facts.columns'

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
const MONEY = ['currency', 'net_currency']
const FINE = ['id_ad_network', 'id_technology', 'format', 'device', 'ad_type']
const SITE = ['id_website', 'id_account']

const named = (prefix: string, names: readonly string[]): string[] => names.map(name => `${prefix}_${name}`)

/** Sums of one table as rows of another, told apart by `names`; a day or month is said by `time`. */
const sumsOf = (sourcePrefix: string, names: readonly string[], time: ReturnType<typeof sql>) => {
  const kept = listed(named(sourcePrefix, names), 'f')
  const sums = sql.join(named(sourcePrefix, MEASURES).map(column => sql`sum(${sql.ref(`f.${column}`)})::bigint`))
  return { select: sql`select ${kept}, ${time}, ${sums}`, group: sql`group by ${kept}` }
}

const columnsOf = (prefix: string, names: readonly string[], time: 'date' | 'month'): string[] => [
  ...named(prefix, names),
  `${prefix}_${time}`,
  ...named(prefix, MEASURES),
]

/**
 * Sums anew what an import touched: the days of websites that stand in `scratch_site_days`, these days as a whole, the
 * month of these websites and the month as a whole.
 */
export const rebuildRollups = async (loader: Loader, { first, last }: ImportDays): Promise<void> => {
  const touched = await loader.select(sql<{ day: string }>`distinct day from scratch_site_days`)
  if (touched.length === 0) return
  const days = sql`any (${`{${touched.map(({ day }) => day).join(',')}}`}::date[])`
  const websites = sql`(select website from scratch_site_days)`
  const month = sql`${first}::date`

  const rebuild = async (
    table: LoadedTable,
    prefix: string,
    time: 'date' | 'month',
    names: readonly string[],
    parts: { gone: ReturnType<typeof sql>; sourcePrefix: string; from: ReturnType<typeof sql> },
  ): Promise<void> => {
    await loader.remove(table, sql`where ${parts.gone}`)
    const byDay = time === 'date'
    const { select, group } = sumsOf(parts.sourcePrefix, names, byDay ? sql.ref(`f.${parts.sourcePrefix}_date`) : month)
    const grouped = byDay ? sql`${group}, ${sql.ref(`f.${parts.sourcePrefix}_date`)}` : group
    await loader.insert(table, columnsOf(prefix, names, time), sql`${select} from ${parts.from} ${grouped}`)
  }

  await rebuild('rollup_site_days', 'rsd', 'date', [...SITE, ...MONEY], {
    gone: sql`(t.rsd_id_website, t.rsd_date) in (select website, day from scratch_site_days)`,
    sourcePrefix: 'anr',
    from: sql`ad_network_reports as f join scratch_site_days as s on s.website = f.anr_id_website and s.day = f.anr_date
      where f.anr_date between ${first}::date and ${last}::date`,
  })
  await rebuild('rollup_dimension_days', 'rdd', 'date', [...FINE, ...MONEY], {
    gone: sql`t.rdd_date = ${days}`,
    sourcePrefix: 'anr',
    from: sql`ad_network_reports as f where f.anr_date = ${days}`,
  })
  await rebuild('rollup_months', 'rmo', 'month', [...SITE, ...FINE, ...MONEY], {
    gone: sql`t.rmo_month = ${month} and t.rmo_id_website in ${websites}`,
    sourcePrefix: 'anr',
    from: sql`ad_network_reports as f where f.anr_date between ${month} and ${last}::date
      and f.anr_id_website in ${websites}`,
  })
  await rebuild('rollup_site_months', 'rsm', 'month', [...SITE, ...MONEY], {
    gone: sql`t.rsm_month = ${month} and t.rsm_id_website in ${websites}`,
    sourcePrefix: 'rsd',
    from: sql`rollup_site_days as f where f.rsd_date between ${month} and ${last}::date
      and f.rsd_id_website in ${websites}`,
  })
  await rebuild('rollup_dimension_months', 'rdm', 'month', [...FINE, ...MONEY], {
    gone: sql`t.rdm_month = ${month}`,
    sourcePrefix: 'rdd',
    from: sql`rollup_dimension_days as f where f.rdd_date between ${month} and ${last}::date`,
  })
}

type Moved = { technologies: readonly number[]; networks: readonly number[]; months: readonly Day[] }

/**
 * Sums anew what roll-ups say of some technologies and ad networks in some months, after facts went from one technology
 * to another. Sums by website alone know no technology and stay.
 */
export const rebuildRollupsOf = async (loader: Loader, { technologies, networks, months }: Moved): Promise<void> => {
  const isOneOf = (column: string, ids: readonly number[]) =>
    sql`${sql.ref(column)} = any (${`{${ids.join(',')}}`}::bigint[])`
  const among = (prefix: string, alias: string) =>
    sql`${isOneOf(`${alias}.${prefix}_id_technology`, technologies)}
      and ${isOneOf(`${alias}.${prefix}_id_ad_network`, networks)}`
  const rebuild = async (
    table: LoadedTable,
    prefix: string,
    time: 'date' | 'month',
    names: readonly string[],
    sourcePrefix: string,
    from: string,
    { first, last }: Pick<ImportDays, 'first' | 'last'>,
  ): Promise<void> => {
    const within = (column: string) => sql`${sql.ref(column)} between ${first}::date and ${last}::date`
    await loader.remove(table, sql`where ${among(prefix, 't')} and ${within(`t.${prefix}_${time}`)}`)
    const byDay = time === 'date'
    const { select, group } = sumsOf(
      sourcePrefix,
      names,
      byDay ? sql.ref(`f.${sourcePrefix}_date`) : sql`${first}::date`,
    )
    await loader.insert(
      table,
      columnsOf(prefix, names, time),
      sql`${select} from ${sql.table(from)} as f where ${among(sourcePrefix, 'f')} and
        ${within(`f.${sourcePrefix}_date`)} ${byDay ? sql`${group}, ${sql.ref(`f.${sourcePrefix}_date`)}` : group}`,
    )
  }
  for (const month of months) {
    const days = { first: month, last: lastOfMonth(month) }
    const fine = [...FINE, ...MONEY]
    await rebuild('rollup_dimension_days', 'rdd', 'date', fine, 'anr', 'ad_network_reports', days)
    await rebuild('rollup_months', 'rmo', 'month', [...SITE, ...fine], 'anr', 'ad_network_reports', days)
    await rebuild('rollup_dimension_months', 'rdm', 'month', fine, 'rdd', 'rollup_dimension_days', days)
  }
}
