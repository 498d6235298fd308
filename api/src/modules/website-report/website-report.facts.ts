import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { listOf } from '../../platform/db/text'
import { forStaff, type Reach, reachesAccount, reachesWebsite } from '../reach'
import type { SiteScope } from '../report/report.scope'

export type WebsiteFacts = {
  id: number
  name: string
  status: 0 | 1 | 2 | 3
  deleted_at: string | null
  account: number | null
  accountName: string | null
  tier: number | null
  manager: string | null
}

/** Websites in reach as they are now; whoever is attached to one alone does not learn whose it is. */
export const websitesIn = (read: Reader, reach: Reach): Promise<WebsiteFacts[]> =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .leftJoin('account_managers as m', join =>
      join.onRef('m.acm_id_account', '=', 'a.id').on('m.acm_is_main', '=', true),
    )
    .leftJoin('users as u', 'u.id', 'm.acm_id_user')
    .where(reachesWebsite(reach, 'w'))
    .select(['w.id', 'w.anw_name as name', 'w.anw_status as status', 'w.deleted_at'])
    .select([
      sql<number | null>`case when ${reachesAccount(reach, 'a.id')} then a.id end`.as('account'),
      sql<string | null>`case when ${reachesAccount(reach, 'a.id')} then a.acc_name end`.as('accountName'),
      forStaff<number>(reach, 'a.acc_tier').as('tier'),
      forStaff<string>(reach, 'u.usr_name').as('manager'),
    ])
    .execute()

/** The last day on which each of them had numbers, in the time that is the reader's. */
export const lastDays = async (
  read: Reader,
  { websiteAccounts }: Pick<SiteScope, 'websiteAccounts'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const isReaders = websiteAccounts
    ? sql`(f.rsd_id_website, f.rsd_id_account) in (select * from unnest(
        ${listOf(websiteAccounts.map(({ website }) => website))}, ${listOf(websiteAccounts.map(({ account }) => account))}))`
    : sql`true`
  const rows = await read
    .selectFrom(
      sql<{ id: number; day: string }>`(select i.id, d.day from unnest(${ids}::bigint[]) as i(id) cross join lateral (
        select max(f.rsd_date) as day from rollup_site_days as f where f.rsd_id_website = i.id
          and ${isReaders}) as d where d.day is not null)`.as('l'),
    )
    .selectAll()
    .execute()
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** In which tier each website of the platform is; nobody is told, it decides whom a website is compared with. */
export const tiersOfAll = async (read: Reader): Promise<ReadonlyMap<number, number>> => {
  const rows = await read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .select(['w.id', 'a.acc_tier as tier'])
    .execute()
  return new Map(rows.map(({ id, tier }) => [id, tier]))
}
