import type { ChartAnswer } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { isOneOf, listOf } from '../../platform/db/text'
import { accountOn } from '../facts/facts.account'
import type { ReportContext, ReportRequester } from '../report/report.context'
import { type SiteScope, siteName } from '../report/report.scope'

type Note = NonNullable<ChartAnswer['notes']>[number]

/** More of them explain nothing. */
const MOST_NOTES = 40

const dayOf = (column: string, zone: string): RawBuilder<unknown> =>
  sql`(${sql.ref(column)} at time zone ${zone}::text)::date`

/**
 * The accounts that the website `n.website` was in on `n.day`: those that its numbers of that day are counted for. A day
 * without numbers is of the account that the first move after it took the website from, or of the one that it is in.
 */
const accountsThen = (zone: string): RawBuilder<unknown> => {
  const numbers = sql`from rollup_site_days as d where d.rsd_id_website = n.website and d.rsd_date = n.day`
  return sql`
    select d.rsd_id_account ${numbers}
    union all
    select ${accountOn('n.website', 'n.day', zone)}
    where not exists (select ${numbers})`
}

/** Whether the website was in one of the chosen accounts then: one that moved leaves its past where it was. */
const isOfScope = ({ websiteAccounts, zone }: SiteScope): RawBuilder<boolean> =>
  websiteAccounts
    ? sql`exists (select from (${accountsThen(zone)}) as o(account) where (n.website, o.account) in
        (select * from unnest(${listOf(websiteAccounts.map(({ website }) => website))},
          ${listOf(websiteAccounts.map(({ account }) => account))})))`
    : sql`true`

/**
 * What happened to websites on the days of a chart: their status was changed, another share began. Whoever is not
 * shown the share does not learn that it changed either.
 */
export const notesFor = async (
  { read }: ReportRequester,
  { siteScope, range, readerVisibility }: ReportContext,
): Promise<Note[]> => {
  const sites = siteScope.websiteAccounts && [...new Set(siteScope.websiteAccounts.map(({ website }) => website))]
  const ofSites = (column: string) => (sites ? isOneOf(column, sites) : sql`true`)
  const day = dayOf('l.created_at', siteScope.zone)
  const name = siteName(siteScope, 'w')
  const statuses = sql`select ${day} as day, 'websiteStatus' as kind, ${name} as label, w.id as website
    from system_logs as l join websites as w on w.id = l.slo_object_id
    where l.slo_table_name = 'websites' and l.slo_diffs ? 'anw_status'
      and l.created_at >= (${range.from}::date - 1) and l.created_at < (${range.to}::date + 2)
      and ${day} between ${range.from}::date and ${range.to}::date and ${ofSites('l.slo_object_id')}`
  const shares = sql`select s.wrs_valid_from, 'revenueShare', ${name}, w.id
    from website_revenue_shares as s join websites as w on w.id = s.wrs_id_website
    where s.deleted_at is null and s.wrs_valid_from between ${range.from}::date and ${range.to}::date
      and ${ofSites('s.wrs_id_website')}`
  const happened = readerVisibility.seesGross ? sql`${statuses} union all ${shares}` : statuses
  const notes = await read
    .selectFrom(sql<Note & { website: number }>`(${happened})`.as('n'))
    .where(isOfScope(siteScope))
    .select(['day', 'kind', 'label'])
    .distinct()
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('label', 'desc')
    .limit(MOST_NOTES)
    .execute()
  return notes.toReversed()
}
