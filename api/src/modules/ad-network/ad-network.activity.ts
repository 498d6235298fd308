import {
  addDays,
  type Currency,
  type Day,
  type DayRange,
  DEFAULT_CURRENCY,
  PLATFORM_ZONE,
  todayIn,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { listOf } from '../../platform/db/text'
import { type Reach, reachesWebsite } from '../reach'
import { type EarningSums, type RatesAndRanges, ratesAndRanges } from '../report/report.earnings30'

/** What an ad network did of late, of what somebody reaches; `days`: how many of the last 30 until yesterday. */
export type Activity = { id: number; last: Day; days: number } & EarningSums

/** Sums of these days and by month, of which network, and what else has to hold. */
type Source = { days: RawBuilder<unknown>; months: RawBuilder<unknown> }

/** Of some networks each day is looked up by itself, for which the offset sees: of all days at once everything is read. */
const amongAll = (ids: readonly number[] | null, { from, to }: DayRange): Source => ({
  days: ids
    ? sql`generate_series(${from}::date, ${to}::date, interval '1 day') as g cross join lateral (
        select rdd_id_ad_network as network, rdd_date as day, rdd_net as net, rdd_net_currency as currency
        from rollup_dimension_days where rdd_date = g::date and rdd_id_ad_network = any (${listOf(ids)}) offset 0) as f`
    : sql`(select rdd_id_ad_network as network, rdd_date as day, rdd_net as net, rdd_net_currency as currency
        from rollup_dimension_days where rdd_date between ${from}::date and ${to}::date) as f`,
  months: sql`(select rdm_id_ad_network as network, rdm_month as month from rollup_dimension_months
    where ${ids ? sql`rdm_id_ad_network = any (${listOf(ids)})` : sql`true`}) as f`,
})

/** Days count under the present account of a website, as in the list of websites. */
const amongReached = (reach: Reach, ids: readonly number[] | null, { from, to }: DayRange): Source => {
  const among = (column: string) => (ids ? sql`${sql.ref(column)} = any (${listOf(ids)})` : sql`true`)
  return {
    days: sql`(select anr_id_ad_network as network, anr_date as day, anr_net as net, anr_net_currency as currency
      from websites as fw join ad_network_reports on anr_id_website = fw.id and anr_id_account = fw.anw_account_id
      where ${reachesWebsite(reach, 'fw')} and ${among('anr_id_ad_network')}
        and anr_date between ${from}::date and ${to}::date) as f`,
    months: sql`(select rmo_id_ad_network as network, rmo_month as month
      from websites as fw join rollup_months on rmo_id_website = fw.id and rmo_id_account = fw.anw_account_id
      where ${reachesWebsite(reach, 'fw')} and ${among('rmo_id_ad_network')}) as f`,
  }
}

/** The last day of a month with numbers: one look for each of its days, from the last, until there are some. */
const lastDayIn = (reach: Reach): RawBuilder<unknown> => {
  const delivered = reach.all
    ? sql`select from rollup_dimension_days where rdd_date = md::date and rdd_id_ad_network = m.network`
    : sql`select from websites as lw join ad_network_reports
        on anr_id_website = lw.id and anr_id_account = lw.anw_account_id
        where ${reachesWebsite(reach, 'lw')} and anr_date = md::date and anr_id_ad_network = m.network`
  return sql`(select md::date from generate_series(m.month + interval '1 month - 1 day', m.month, interval '-1 day')
    as md where exists (${delivered}) limit 1)`
}

/**
 * The last day on which one network delivered, of what somebody reaches; null if it never did. Month by month from the
 * newest, as the indexes are.
 */
export const lastDayOf = (reach: Reach, network: string): RawBuilder<Day | null> => {
  const months = sql.ref(reach.all ? 'rdm_month' : 'rmo_month')
  const table = reach.all ? sql`rollup_dimension_months` : sql`rollup_months`
  const delivered = reach.all
    ? sql`select from rollup_dimension_months where rdm_month = mm::date and rdm_id_ad_network = ${sql.ref(network)}`
    : sql`select from websites as mw join rollup_months on rmo_id_website = mw.id and rmo_id_account = mw.anw_account_id
        where ${reachesWebsite(reach, 'mw')} and rmo_month = mm::date and rmo_id_ad_network = ${sql.ref(network)}`
  return sql`(select ${lastDayIn(reach)} from (select mm::date as month, ${sql.ref(network)} as network
    from generate_series((select max(${months}) from ${table}), (select min(${months}) from ${table}),
      interval '-1 month') as mm where exists (${delivered}) limit 1) as m)`
}

/**
 * Of these networks or of all, under the name `ra`; whoever never delivered is not among them. The planner cannot tell
 * how many lines there are and takes them for a few: so those of a day are one sum before they are compared with each
 * rate, and all of it is worked out once, not again for each network that it is joined with.
 */
export const activityOf = async (
  read: Reader,
  reach: Reach,
  currency: Currency = DEFAULT_CURRENCY,
  ids: readonly number[] | null = null,
) => {
  const { rates, shown, current, previous }: RatesAndRanges = await ratesAndRanges(read, currency, new Date())
  const range = { from: previous.from, to: shown.to }
  const { days, months } = reach.all ? amongAll(ids, range) : amongReached(reach, ids, range)
  const within = ({ from, to }: DayRange) => sql`f.day between ${from}::date and ${to}::date`
  const sum = (range: DayRange) => sql`coalesce(sum(f.net * r.rate) filter (where ${within(range)}), 0)`
  const owed = { from: addDays(shown.to, -30), to: addDays(shown.to, -1) }
  return sql<Activity>`(
    with r (day, currency, rate) as materialized (${rates}),
    f as materialized (select f.network, f.day, f.currency, sum(f.net) as net from ${days} group by 1, 2, 3),
    s as (select f.network, ${sum(shown)} as net, ${sum(current)} as current, ${sum(previous)} as previous,
        bool_or(r.rate is null) as "isUnrated", max(f.day) as last,
        count(distinct f.day) filter (where ${within(owed)} and f.day >= ${createdDay('fn')}) as days
      from f join ad_networks as fn on fn.id = f.network left join r on r.day = f.day and r.currency = f.currency
      group by 1),
    m as (select f.network, max(f.month) as month from ${months} group by 1),
    a as materialized (select m.network as id, coalesce(s.net, 0)::text as net,
      coalesce(s.current, 0)::text as current, coalesce(s.previous, 0)::text as previous,
      coalesce(s."isUnrated", false) as "isUnrated", coalesce(s.days, 0) as days,
      coalesce(s.last, ${lastDayIn(reach)}) as last
      from m left join s on s.network = m.network)
    select * from a)`.as('ra')
}

/** The day on which a network was added: it owes no day before it. */
export const createdDay = (network: string): RawBuilder<string> =>
  sql`(${sql.ref(`${network}.created_at`)} at time zone ${PLATFORM_ZONE})::date`

export const todayOfLists = (): Day => todayIn(PLATFORM_ZONE)
