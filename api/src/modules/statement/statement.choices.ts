import { DIMENSIONS, type Dimension, METRIC_KEYS, monthsLater, type ReportChoices } from '@candela/shared-contract'
import { sql } from 'kysely'
import { alphabetically, listOf } from '../../platform/db/text'
import { closedMonths } from '../facts/facts.closed'
import { campaignsIn } from '../order-campaign/order-campaign.repository'
import { accountsIn, isReachOfStaff, type Reach, reachOf } from '../reach'
import { filterConditions, sourceOf } from '../report/report.columns'
import type { ReportRequester } from '../report/report.context'
import { namesFor } from '../report/report.labels'
import { type SiteScope, siteScopeOf } from '../report/report.scope'
import { maySeeDimension, maySeeMetric, readerVisibilityOf } from '../report/report.visibility'

type Choice = { id: number; label: string }
type Read = ReportRequester['read']

const named = async (read: Read, dimension: Dimension, ids: readonly number[]): Promise<Choice[]> => {
  const names = await namesFor(read, dimension, [...new Set(ids)])
  return [...names].map(([id, label]) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label))
}

const campaigns = (read: Read, reach: Reach): Promise<Choice[]> =>
  campaignsIn(read, reach).select(['c.id', 'c.orc_name as label']).orderBy(alphabetically('c.orc_name')).execute()

/** Those that some account has as its main one: numbers are told apart by no others. */
const managers = (read: Read, reach: Reach): Promise<Choice[]> =>
  read
    .selectFrom(
      accountsIn(read, reach)
        .innerJoin('account_managers as m', 'm.acm_id_account', 'a.id')
        .innerJoin('users as u', 'u.id', 'm.acm_id_user')
        .where('m.acm_is_main', '=', true)
        .select(['u.id', 'u.usr_name as label'])
        .distinct()
        .as('p'),
    )
    .selectAll()
    .orderBy(alphabetically('p.label'))
    .execute()

/** Every day that a website earned or was visited on is one of its days, beside the account that it was in. */
const firstDayIn = async (read: Read, { websiteAccounts: pairs }: SiteScope): Promise<string | null> => {
  const websites = listOf(pairs?.map(({ website }) => website) ?? [])
  const accounts = listOf(pairs?.map(({ account }) => account) ?? [])
  // One look into the index for each website: the least of all of their days would read all of them.
  const days = pairs
    ? sql<{
        day: string | null
      }>`(select min(d.wsd_date) as day from unnest(${websites}, ${accounts}) as p (website, account)
        cross join lateral (select x.wsd_date from website_days as x
          where x.wsd_id_website = p.website and x.wsd_id_account = p.account order by x.wsd_date limit 1) as d)`
    : sql<{ day: string | null }>`(select min(wsd_date) as day from website_days)`
  const { day } = await read.selectFrom(days.as('d')).selectAll().executeTakeFirstOrThrow()
  return day
}

/** What numbers in reach have, by name; of staff also what only staff are told. */
export const choicesFor = async ({ read, actor, historyFrom }: ReportRequester): Promise<ReportChoices> => {
  const reach = reachOf(actor)
  const siteScope = await siteScopeOf(read, reach, {})
  const source = sourceOf(siteScope.websiteAccounts ? 'months' : 'dimensionMonths')
  const pairs = await read
    .selectFrom(
      sql<{ technology: number; network: number; type: number | null }>`(
        select d.technology, d.network, n.adn_id_ad_network_type as type from (
          select distinct ${source.column('id_technology')} as technology, ${source.column('id_ad_network')} as network
          from ${source.from}
          where ${sql.join([sql`true`, ...filterConditions({}, siteScope, source)], sql` and `)}) as d
        left join ad_networks as n on n.id = d.network)`.as('t'),
    )
    .selectAll()
    .execute()
  const isStaff = isReachOfStaff(reach)
  const [technology, adNetwork, adNetworkType, orderCampaign, manager, firstDay, closed] = await Promise.all([
    named(
      read,
      'technology',
      pairs.map(each => each.technology),
    ),
    named(
      read,
      'adNetwork',
      pairs.map(each => each.network),
    ),
    named(
      read,
      'adNetworkType',
      pairs.flatMap(({ type }) => type ?? []),
    ),
    isStaff ? campaigns(read, reach) : [],
    isStaff ? managers(read, reach) : [],
    // Older days are on their way.
    historyFrom === null ? firstDayIn(read, siteScope) : null,
    closedMonths(read),
  ])
  const visibility = readerVisibilityOf(actor, siteScope.isGrossHidden)
  return {
    ...{ technology, adNetwork, adNetworkType, orderCampaign, manager, firstDay },
    openSince: closed[0] ? monthsLater(closed[0], 1) : null,
    metrics: METRIC_KEYS.filter(metric => maySeeMetric(visibility, metric)),
    dimensions: DIMENSIONS.filter(dimension => maySeeDimension(visibility, dimension)),
  }
}
