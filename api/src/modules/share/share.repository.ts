import { PLATFORM_ZONE, type Share, type ShareState } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { isReachOfStaff, type Reach, reachesAccount, reachesUser, reachesWebsite } from '../reach'
import { livingWebsitesIn } from '../website/website.repository'
import { isMove } from '../website-then'

const TODAY = sql`(now() at time zone ${PLATFORM_ZONE}::text)::date`

type Placed = Row<'website_revenue_shares'> & { until: string | null; next_from: string | null; state: ShareState }

/** Versions as `s`, each with where it stands among those of its website; one that was removed was over on that day. */
const placedVersions = sql<Placed>`(
  select v.*, coalesce((v.deleted_at at time zone ${PLATFORM_ZONE}::text)::date, n.wrs_valid_from - 1) as until,
    case when n.wrs_valid_from > ${TODAY} then n.wrs_valid_from end as next_from,
    case when v.wrs_valid_from > ${TODAY} then 'planned'
      when n.wrs_valid_from <= ${TODAY} then 'past' else 'in_force' end as state
  from website_revenue_shares as v left join lateral (
    select o.wrs_valid_from from website_revenue_shares as o
    where o.wrs_id_website = v.wrs_id_website and o.deleted_at is null and o.wrs_valid_from > v.wrs_valid_from
    order by o.wrs_valid_from limit 1) as n on true)`.as('s')

/** The day of the last move of the website `w`. */
const lastMove = sql`(select max((m.created_at at time zone ${PLATFORM_ZONE}::text)::date) from system_logs as m where ${isMove('m', sql`w.id`)})`

/** Publishers are told of the share as far as their account shows it. */
const isTold = (reach: Reach): RawBuilder<SqlBool> => (isReachOfStaff(reach) ? sql`true` : sql`a.acc_gross_visible = 1`)

/** A website that moved leaves with the former account what was over before that day, as it leaves its numbers. */
const isOfTheirTime = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all ? sql`true` : sql`(s.until is null or not coalesce(s.until < ${lastMove}, false))`

/** Versions in reach whatever became of them, of websites that are there. */
const allSharesIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom(placedVersions)
    .innerJoin('websites as w', 'w.id', 's.wrs_id_website')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .where('w.deleted_at', 'is', null)
    .where(sql<SqlBool>`${reachesWebsite(reach, 'w')} and ${isTold(reach)} and ${isOfTheirTime(reach)}`)

export const sharesIn = (read: Reader, reach: Reach) => allSharesIn(read, reach).where('s.deleted_at', 'is', null)

/** Whoever is attached to a website alone does not learn whose it is. */
export const accountName = (reach: Reach): RawBuilder<string | null> =>
  reach.all ? sql`a.acc_name` : sql`case when ${reachesAccount(reach, 'a.id')} then a.acc_name end`

const staffs = <T>(reach: Reach, column: RawBuilder<T>): RawBuilder<T | null> =>
  isReachOfStaff(reach) ? column : sql<null>`null::text`

/** At least cents, and what is finer where somebody said it. */
const inCents = (column: string) => sql<string | null>`case when ${sql.ref(column)} = round(${sql.ref(column)}, 2)
  then round(${sql.ref(column)}, 2) else trim_scale(${sql.ref(column)}) end::text`

const conditions = sql<Share['conditions']>`coalesce((select jsonb_agg(jsonb_build_object('rev_device', c.rev_device,
    'rev_format', c.rev_format, 'rev_technology', c.rev_technology, 'technology', t.anc_name,
    'rev_percentage_value', c.rev_percentage_value::text) order by c.id)
  from website_revenue_share_conditions as c left join ad_network_categories as t on t.id = c.rev_technology
  where c.rev_id_share = s.id), '[]')`

const shown = (rows: ReturnType<typeof sharesIn>, reach: Reach) =>
  rows
    .leftJoin('users as cu', 'cu.id', 's.wrs_id_creator')
    .select([
      's.id',
      's.wrs_id_website',
      's.wrs_type',
      's.wrs_valid_from',
      's.wrs_currency',
      's.rev_percentage_value',
      's.ars_percentage',
      's.until',
      's.next_from',
      's.state',
      's.created_at',
      's.updated_at',
      'w.anw_name',
      'w.anw_website',
    ])
    .select([
      accountName(reach).as('acc_name'),
      inCents('s.rev_fixed_value').as('rev_fixed_value'),
      inCents('s.rev_fixed_cpm').as('rev_fixed_cpm'),
      staffs(reach, sql<string>`s.wrs_note`).as('wrs_note'),
      staffs(reach, sql<string>`case when ${reachesUser(reach, 'cu')} then cu.usr_name end`).as('set_by'),
      conditions.as('conditions'),
    ])

export const shareInReach = (read: Reader, reach: Reach, id: number) =>
  shown(sharesIn(read, reach).where('s.id', '=', id), reach).executeTakeFirst()

export type ReadShare = NonNullable<Awaited<ReturnType<typeof shareInReach>>>

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const sharesOf = (read: Reader, reach: Reach, ids: readonly number[]): Promise<ReadShare[]> =>
  shown(inOrderOf(ids, sharesIn(read, reach), 's.id'), reach).execute()

/** All of a website, the newest first. */
export const sharesOfWebsite = (read: Reader, reach: Reach, website: number): Promise<ReadShare[]> =>
  shown(sharesIn(read, reach).where('s.wrs_id_website', '=', website), reach)
    .orderBy('s.wrs_valid_from', 'desc')
    .execute()

/** Websites whose shares somebody may know. */
export const websitesToldIn = (read: Reader, reach: Reach) => livingWebsitesIn(read, reach).where(isTold(reach))

/** Rows in reach whatever became of them, for what is done to many. */
export const shareRowsIn = (read: Reader, reach: Reach, ids: readonly number[]) =>
  read
    .selectFrom('website_revenue_shares as r')
    .where('r.id', 'in', allSharesIn(read, reach).where(isOneOf('s.id', ids)).select('s.id'))
    .selectAll('r')
    .execute()

/** Removed versions of websites that are there; what was agreed on before a website moved is the former account's. */
export const removedSharesIn = (read: Reader, reach: Reach) =>
  allSharesIn(read, reach)
    .where('s.deleted_at', 'is not', null)
    .$if(!reach.all, query =>
      query.where(
        sql<SqlBool>`not exists (select from system_logs as m
          where ${isMove('m', sql`s.wrs_id_website`)} and m.created_at >= s.deleted_at)`,
      ),
    )

/** Until when the numbers of websites, their lives and their versions in force speak. */
export type Spoken = { website: number; created: string; numbers: string | null; begun: string | null; today: string }

export const spokenOf = async (read: Reader, websites: readonly number[]): Promise<ReadonlyMap<number, Spoken>> => {
  const spoken =
    sql<Spoken>`(select w.id as website, (w.created_at at time zone ${PLATFORM_ZONE}::text)::date as created,
      ${TODAY} as today,
      (select max(d.rsd_date) from rollup_site_days as d where d.rsd_id_website = w.id) as numbers,
      (select max(v.wrs_valid_from) from website_revenue_shares as v where v.wrs_id_website = w.id
        and v.deleted_at is null and v.wrs_valid_from <= ${TODAY}) as begun
    from websites as w where ${isOneOf('w.id', websites)})`.as('n')
  const rows = await read.selectFrom(spoken).selectAll().execute()
  return new Map(rows.map(row => [row.website, row]))
}
