import { PLATFORM_ZONE, type ReportQuery } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { wrongField } from '../../platform/http/app-error'
import { type Reach, reachesAccount, reachesWebsite } from '../reach'

export type Filters = NonNullable<ReportQuery['filters']>

/** A website in the time of an account: one that moved leaves its past with the account that it was in. */
type Site = {
  website: number
  account: number
  zone: string
  isGrossVisible: boolean
  product: string
  tier: number
  /** Whether the account itself is in reach, and not the website alone. */
  isOfAccount: boolean
  matchesManagerFilter: boolean
  /** Whether some of its time is another account's: it earned something there, was there before, or is there now. */
  isElsewhereToo: boolean
  /** What it was called when it left what is in reach; null of one that is still there. */
  formerName: string | null
}

/** What numbers may be about, as far as somebody reaches and asks. */
export type SiteScope = {
  /** Null: everything that there is. */
  websiteAccounts: readonly { website: number; account: number }[] | null
  /** Whether the account condition can be left out: all that these websites ever earned is of these accounts. */
  isAllHistory: boolean
  /** Accounts whose id and name the answer may contain; sites of other accounts get an empty account. Null: all. */
  identifiableAccounts: readonly number[] | null
  /** Order campaigns whose id and name the answer may contain; whoever shows them says which. Null: all. */
  reachableCampaigns: readonly number[] | null
  /** IANA time zone in which days begin: the one all accounts asked about share, otherwise the platform's. */
  zone: string
  /** Whether an account in reach keeps its gross from the reader. */
  isGrossHidden: boolean
  /** What websites that left are called, by id: whatever they are called since is not the reader's to know. */
  formerNames: Readonly<Record<string, string>>
}

/** What the website `alias` is called to whoever asks. */
export const siteName = ({ formerNames }: Pick<SiteScope, 'formerNames'>, alias: string): RawBuilder<string> => {
  const now = sql.ref<string>(`${alias}.anw_name`)
  return Object.keys(formerNames).length === 0
    ? now
    : sql`coalesce(${JSON.stringify(formerNames)}::jsonb ->> ${sql.ref(`${alias}.id`)}::text, ${now})`
}

const numbers = (ids: readonly string[] | undefined): number[] => (ids ?? []).map(Number)
const isAmong = <T>(values: readonly T[] | undefined, value: T): boolean => !values?.length || values.includes(value)

/** Websites beside the accounts that they left. The trail says it: moves are few, and days of visits are many. */
const LEFT = sql`(select id as log, slo_object_id as website, (slo_diffs -> 'anw_account_id' ->> 0)::bigint as account
  from system_logs where slo_table_name = 'websites' and slo_diffs ? 'anw_account_id'
    and slo_diffs -> 'anw_account_id' ->> 0 is not null)`

/**
 * What the website `w` was called when it last left an account in reach: the first new name since then says it. One action
 * may move and rename it, and is one row.
 */
const nameThen = (reach: Reach): RawBuilder<string> => sql`coalesce((
  select r.slo_diffs -> 'anw_name' ->> 0 from system_logs as r
    where r.slo_table_name = 'websites' and r.slo_object_id = w.id and r.slo_diffs -> 'anw_name' ->> 0 is not null
      and r.id >= (select max(l.log) from ${LEFT} as l where l.website = w.id and ${reachesAccount(reach, 'l.account')})
    order by r.id limit 1), w.anw_name)`

/** Every website in reach beside the accounts that it has been in, as far as those are in reach. */
const sitesIn = (read: Reader, reach: Reach, { website, account, manager }: Filters): Promise<Site[]> => {
  const chosen = (websiteColumn: string, accountColumn: string): RawBuilder<boolean> => {
    const conditions = [
      ...(website?.length ? [isOneOf(websiteColumn, numbers(website))] : []),
      ...(account?.length ? [isOneOf(accountColumn, numbers(account))] : []),
    ]
    // Readers with a limited reach load all their websites unfiltered: any of their accounts may hide its gross.
    return reach.all && conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
  }
  // By the main one, as rows are told apart: what a row says is what its filter finds.
  const matchesManagerFilter = manager?.length
    ? sql`s.account in (select fm.acm_id_account from account_managers as fm
        where fm.acm_is_main and ${isOneOf('fm.acm_id_user', numbers(manager))})`
    : sql`true`
  const sites = sql<Site>`(select s.website, s.account, a.acc_time_zone as zone,
      a.acc_gross_visible = 1 as "isGrossVisible", w.anw_product as product, a.acc_tier as tier,
      ${reachesAccount(reach, 's.account')} as "isOfAccount", ${matchesManagerFilter} as "matchesManagerFilter",
      w.anw_account_id <> s.account or exists (select from rollup_site_months as e
        where e.rsm_id_website = s.website and e.rsm_id_account <> s.account)
        or exists (select from ${LEFT} as l where l.website = s.website and l.account <> s.account)
        as "isElsewhereToo",
      case when not ${reachesWebsite(reach, 'w')} then ${nameThen(reach)} end as "formerName"
    from (
      select rsm_id_website as website, rsm_id_account as account from rollup_site_months
        where ${reachesAccount(reach, 'rsm_id_account')} and ${chosen('rsm_id_website', 'rsm_id_account')}
      union
      select l.website, l.account from ${LEFT} as l
        cross join lateral (select from website_days as d
          where d.wsd_id_website = l.website and d.wsd_id_account = l.account limit 1) as d
        where ${reachesAccount(reach, 'l.account')} and ${chosen('l.website', 'l.account')}
      union
      select n.id, n.anw_account_id from websites as n
        where n.deleted_at is null and ${reachesWebsite(reach, 'n')} and ${chosen('n.id', 'n.anw_account_id')}
    ) as s
    join websites as w on w.id = s.website
    join accounts as a on a.id = s.account)`
  return read.selectFrom(sites.as('p')).selectAll().execute()
}

const onlyZone = (zones: readonly string[]): string => {
  const [zone, ...others] = new Set(zones)
  return zone !== undefined && others.length === 0 ? zone : PLATFORM_ZONE
}

const zonesOfAll = async (read: Reader): Promise<string[]> => {
  const rows = await read
    .selectFrom('accounts')
    .where('deleted_at', 'is', null)
    .select('acc_time_zone')
    .distinct()
    .execute()
  return rows.map(({ acc_time_zone }) => acc_time_zone)
}

/** What is out of reach is no option, like what never was. */
const assertThere = async (read: Reader, reach: Reach, { website, account }: Filters, sites: readonly Site[]) => {
  const known = new Set(sites.map(site => site.website))
  const strangers = numbers(website).filter(id => !known.has(id))
  if (strangers.length > 0) {
    const rows = reach.all
      ? await read.selectFrom('websites').where(isOneOf('id', strangers)).select('id').execute()
      : []
    if (rows.length < new Set(strangers).size) throw wrongField('filters.website', 'notAnOption')
  }
  if (account?.length) {
    const rows = await read
      .selectFrom('accounts as a')
      .where(isOneOf('a.id', numbers(account)))
      .where(reachesAccount(reach, 'a.id'))
      .select('a.id')
      .execute()
    if (rows.length < new Set(account).size) throw wrongField('filters.account', 'notAnOption')
  }
}

const choosesSites = ({ website, account, product, tier, manager }: Filters): boolean =>
  [website, account, product, tier, manager].some(values => values?.length)

/**
 * Websites are looked up first and not joined to: what is asked is then an index range per website, however the reach
 * came about. Whoever reaches everything and asks for everything needs no list of it.
 */
export const siteScopeOf = async (read: Reader, reach: Reach, filters: Filters): Promise<SiteScope> => {
  if (reach.all && !choosesSites(filters))
    return {
      websiteAccounts: null,
      isAllHistory: true,
      identifiableAccounts: null,
      reachableCampaigns: null,
      zone: onlyZone(await zonesOfAll(read)),
      isGrossHidden: false,
      formerNames: {},
    }
  const inReach = await sitesIn(read, reach, filters)
  await assertThere(read, reach, filters, inReach)
  const sites = inReach.filter(
    ({ website, account, product, tier, matchesManagerFilter }) =>
      matchesManagerFilter &&
      isAmong(filters.website, String(website)) &&
      isAmong(filters.account, String(account)) &&
      isAmong<string>(filters.product, product) &&
      isAmong<string>(filters.tier, String(tier)),
  )
  return {
    websiteAccounts: sites.map(({ website, account }) => ({ website, account })),
    isAllHistory: !sites.some(({ isElsewhereToo }) => isElsewhereToo),
    identifiableAccounts: reach.all
      ? null
      : [...new Set(inReach.filter(site => site.isOfAccount).map(site => site.account))],
    reachableCampaigns: reach.all ? null : [],
    zone: onlyZone(sites.map(({ zone }) => zone)),
    isGrossHidden: !reach.all && reach.by === 'own' && inReach.some(site => !site.isGrossVisible),
    formerNames: Object.fromEntries(
      sites.flatMap(({ website, formerName }) => (formerName === null ? [] : [[website, formerName]])),
    ),
  }
}
