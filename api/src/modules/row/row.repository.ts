import {
  type Day,
  type DayRange,
  FAR_ABOVE_MEDIAN,
  firstOfMonth,
  lastOfMonth,
  ROW_FLAGS,
  type RowFlag,
  type StoredReportRow,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { listOf } from '../../platform/db/text'
import { NO_NETWORK } from '../facts/facts.fixed'
import { dayOfKey, keyText, numberOfKey } from '../facts/facts.keys'
import { type SiteScope, siteName } from '../report/report.scope'

type Sites = Pick<SiteScope, 'websiteAccounts'>

/** Whether the fact `alias` is of a website in the time of an account that the reader reaches. */
const isInSites = ({ websiteAccounts }: Sites, alias: string): RawBuilder<SqlBool> =>
  websiteAccounts === null
    ? sql`true`
    : sql`(${sql.ref(`${alias}.anr_id_website`)}, ${sql.ref(`${alias}.anr_id_account`)}) in (select * from unnest(
        ${listOf(websiteAccounts.map(({ website }) => website))}, ${listOf(websiteAccounts.map(({ account }) => account))}))`

type RowTable = Row<'ad_network_reports'> & { id: number; anr_key: string }

/** Stored rows of some days. What is no row of a network, the part of a fixed value on an empty day, is none of them. */
const rowTable = (scope: Sites, { from, to }: DayRange) => sql<RowTable>`(
  select ${numberOfKey('f')} as id, ${keyText('f')} as anr_key, f.* from ad_network_reports as f
  where f.anr_date between ${from}::date and ${to}::date and f.anr_id_ad_network <> ${NO_NETWORK}::bigint
    and ${isInSites(scope, 'f')})`

/** What ad networks pay for a format on a device in a month, the one in the middle. */
const medians = ({ from, to }: DayRange) => sql<{ network: number; currency: string; month: Day; price: string }>`(
  select rdm_id_ad_network as network, rdm_currency as currency, rdm_month as month, percentile_disc(0.5) within group
    (order by rdm_value::numeric / (rdm_impressions + rdm_refresh_impressions)) as price
  from rollup_dimension_months
  where rdm_month between ${firstOfMonth(from)}::date and ${lastOfMonth(to)}::date and rdm_value > 0
    and rdm_impressions + rdm_refresh_impressions > 0
  group by 1, 2, 3)`

export const impressions = sql<number>`(r.anr_impressions + r.anr_refresh_impressions)`
export const requests = sql<number>`(r.anr_ad_requests + r.anr_refresh_ad_requests)`
export const fill = sql`${impressions}::numeric / nullif(${requests}, 0)`
export const ecpm = sql`r.anr_value::numeric / nullif(${impressions}, 0)`

export const FLAGS: Record<RowFlag, RawBuilder<SqlBool>> = {
  impressions: sql`(${impressions} > ${requests})`,
  ecpm: sql`(${impressions} > 0 and m.price is not null
    and r.anr_value > ${sql.lit(FAR_ABOVE_MEDIAN)} * m.price * ${impressions})`,
  value: sql`(r.anr_value > 0 and ${impressions} = 0)`,
}

/** What a flag says of money is nobody's who is not shown the money. */
const GROSS_FLAGS: ReadonlySet<RowFlag> = new Set(['ecpm', 'value'])
export const flagsFor = (seesGross: boolean): RowFlag[] => ROW_FLAGS.filter(flag => seesGross || !GROSS_FLAGS.has(flag))

export const isFlagged = (flags: readonly RowFlag[]): RawBuilder<SqlBool> =>
  sql`(k.id is null and (${sql.join([sql`false`, ...flags.map(flag => FLAGS[flag])], sql` or `)}))`

const flagged = (flags: readonly RowFlag[]): RawBuilder<RowFlag[]> =>
  sql`to_jsonb(array_remove(array[${sql.join([
    sql`null::text`,
    ...flags.map(flag => sql`case when ${FLAGS[flag]} then ${sql.lit(flag)}::text end`),
  ])}], null))`

/** Rows with what they name. */
export const rowsIn = (read: Reader, scope: Sites, range: DayRange) =>
  read
    .selectFrom(rowTable(scope, range).as('r'))
    .innerJoin('websites as w', 'w.id', 'r.anr_id_website')
    .innerJoin('accounts as a', 'a.id', 'r.anr_id_account')
    .innerJoin('ad_networks as n', 'n.id', 'r.anr_id_ad_network')
    .innerJoin('ad_network_types as t', 't.id', 'n.adn_id_ad_network_type')
    .innerJoin('ad_network_categories as c', 'c.id', 'r.anr_id_technology')
    .innerJoin('report_imports as i', 'i.id', 'r.anr_id_import')
    .leftJoin('report_acknowledgements as k', join =>
      join.onRef('k.rak_key', '=', 'r.anr_key').onRef('k.rak_id_import', '=', 'r.anr_id_import'),
    )
    .leftJoin(medians(range).as('m'), join =>
      join
        .onRef('m.network', '=', 'r.anr_id_ad_network')
        .onRef('m.currency', '=', 'r.anr_currency')
        .on(sql<SqlBool>`m.month = date_trunc('month', r.anr_date)::date`),
    )

/**
 * Websites with rows that look wrong, and how many. The facts are gone through once, by their numbers alone: the names of
 * rows, and whether somebody has looked at them, are asked of those that stand out.
 */
export const flaggedWebsitesIn = (read: Reader, range: DayRange) => {
  const { from, to } = range
  const looksWrong = sql.join(
    ROW_FLAGS.map(flag => FLAGS[flag]),
    sql` or `,
  )
  const found = sql<{ id: number; label: string; count: number }>`(
    with wrong as materialized (
      select r.* from ad_network_reports as r
      left join ${medians(range)} as m on m.network = r.anr_id_ad_network and m.currency = r.anr_currency
        and m.month = date_trunc('month', r.anr_date)::date
      where r.anr_date between ${from}::date and ${to}::date and r.anr_id_ad_network <> ${NO_NETWORK}::bigint
        and (${looksWrong}))
    select w.id, w.anw_name as label, count(*) as count
    from wrong join websites as w on w.id = wrong.anr_id_website
    where not exists (select from report_acknowledgements as k
      where k.rak_key = ${keyText('wrong')} and k.rak_id_import = wrong.anr_id_import)
    group by w.id, w.anw_name)`
  return read.selectFrom(found.as('n')).selectAll().orderBy('count', 'desc').orderBy('id').execute()
}

export type RowsIn = ReturnType<typeof rowsIn>

/**
 * The same rows, where nobody asks what they name besides their ad network: each names what is there, so there are as many
 * of them.
 */
export const countedRowsIn = (read: Reader, scope: Sites, range: DayRange): RowsIn =>
  read.selectFrom(rowTable(scope, range).as('r')).innerJoin('ad_networks as n', 'n.id', 'r.anr_id_ad_network')

/** What is shown of them, before it is known what this reader is not shown. */
export const withShown = (rows: RowsIn, scope: SiteScope, seesGross: boolean) =>
  rows
    .selectAll('r')
    .select(['a.acc_name', 'n.adn_name', 'c.anc_name', 't.ant_name', 'i.imp_source', 'i.created_at as updated_at'])
    .select([siteName(scope, 'w').as('anw_name'), flagged(flagsFor(seesGross)).as('flags')])
    .select(sql<boolean>`k.id is not null`.as('is_acknowledged'))

export type ShownRow = Awaited<ReturnType<ReturnType<typeof withShown>['execute']>>[number]

/** Who brought these imports; nobody for those that came by themselves. */
export const whoImported = async (read: Reader, imports: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await read
    .selectFrom('system_logs as l')
    .innerJoin('users as u', 'u.id', 'l.slo_blame_user_id')
    .where('l.slo_table_name', '=', 'report_imports')
    .where(sql<SqlBool>`l.slo_object_id = any (${listOf(imports)})`)
    .select(['l.slo_object_id', 'u.usr_name'])
    .execute()
  return new Map(rows.map(row => [Number(row.slo_object_id), row.usr_name]))
}

/** A row as it is kept, and which import made it that. */
export type StoredRow = StoredReportRow & { key: string; import: number; updatedAt: string }

const word = <T extends string>(words: readonly T[], place: number): T => words[place - 1] as T

/** These rows, as far as they are there and in reach, by their keys. */
export const storedRows = async (
  read: Reader,
  scope: Sites,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRow>> => {
  const days = keys.map(dayOfKey).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return new Map()
  const parts = keys.map(key => {
    const [website, day, network, format, device, technology, ad_type, currency] = key.split('.')
    return { key, website, day, network, format, device, technology, ad_type, currency }
  })
  const wanted = sql<{ key: string }>`(select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as k(key text,
    website bigint, day date, network bigint, format smallint, device smallint, technology bigint, ad_type smallint,
    currency text))`
  const rows = await read
    .selectFrom('ad_network_reports as f')
    .innerJoin(wanted.as('k'), join =>
      join.on(
        sql<SqlBool>`(f.anr_id_website, f.anr_date, f.anr_id_ad_network, f.anr_format, f.anr_device,
          f.anr_id_technology, f.anr_ad_type, f.anr_currency) = (k.website, k.day, k.network, k.format, k.device,
          k.technology, k.ad_type, k.currency) and ${keyText('f')} = k.key`,
      ),
    )
    .innerJoin('report_imports as i', 'i.id', 'f.anr_id_import')
    .where(sql<SqlBool>`f.anr_date between ${from}::date and ${to}::date`)
    .where('f.anr_id_ad_network', '<>', NO_NETWORK)
    .where(isInSites(scope, 'f'))
    .selectAll('f')
    .select(['k.key', 'i.created_at as updatedAt'])
    .execute()
  return new Map(
    rows.map(row => [
      row.key,
      {
        key: row.key,
        import: row.anr_id_import,
        updatedAt: row.updatedAt,
        website: row.anr_id_website,
        day: row.anr_date,
        adNetwork: row.anr_id_ad_network,
        technology: row.anr_id_technology,
        format: word(TYPES.formatName, row.anr_format),
        device: word(TYPES.device, row.anr_device),
        adType: word(TYPES.adType, row.anr_ad_type),
        currency: row.anr_currency,
        author: row.anr_author,
        value: row.anr_value,
        adRequests: row.anr_ad_requests,
        refreshAdRequests: row.anr_refresh_ad_requests,
        impressions: row.anr_impressions,
        refreshImpressions: row.anr_refresh_impressions,
        measurableImpressions: row.anr_measurable_impressions,
        viewableImpressions: row.anr_viewable_impressions,
        clicks: row.anr_clicks,
        net: row.anr_net,
        netCurrency: row.anr_net_currency,
        account: row.anr_id_account,
      },
    ]),
  )
}
