import {
  addDays,
  type DashboardQuery,
  type Day,
  firstOfMonth,
  type Pair,
  TOKEN_WARNING_DAYS,
  type TodoAnswer,
  WEBSITE_STATUS,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../platform/db/text'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { reachesWebsite, reachOf } from '../reach'
import { filterConditions, sourceOf } from '../report/report.columns'
import { type ReportContext, type ReportRequester, reportContext } from '../report/report.context'
import { paymentsToDo } from './dashboard.payments'

type Item = TodoAnswer['items'][number]
type Kind = Item['kind']
type Found = { id: number; label: string }

/** How many days without a fact, after as many with some, make a website one that fell silent. */
const SILENT_DAYS = 3
const KNOWN_DAYS = 30

/** Whose records an item is about, and where they are. */
type Place = readonly [name: 'website' | 'adNetwork', page: string]
const WEBSITES: Place = ['website', '/website']
const NETWORKS: Place = ['adNetwork', '/ad-networks']
const RUNNING = String(new URLSearchParams({ 'f.adn_status': 'Em exibição' }))

const { disabled, enabled, waiting } = WEBSITE_STATUS

/** In the account that it is in now: what it did in another one is that one's to know. */
const deliversBetween = (from: string, to: string): RawBuilder<boolean> =>
  sql`exists (select from rollup_site_days as d where d.rsd_id_website = w.id
    and d.rsd_id_account = w.anw_account_id
    and d.rsd_date between ${from}::date and ${to}::date and d.rsd_impressions > 0)`

/** Living websites in reach, as far as they were chosen. */
const websitesOf = ({ read, actor }: ReportRequester, { siteScope }: ReportContext) => {
  const chosen = siteScope.websiteAccounts && [...new Set(siteScope.websiteAccounts.map(({ website }) => website))]
  return read
    .selectFrom('websites as w')
    .where('w.deleted_at', 'is', null)
    .where(reachesWebsite(reachOf(actor), 'w'))
    .$if(chosen !== null, query => query.where(isOneOf('w.id', chosen ?? [])))
}

const websitesThat = (
  requester: ReportRequester,
  context: ReportContext,
  condition: RawBuilder<boolean>,
): Promise<Found[]> =>
  websitesOf(requester, context).where(condition).select(['w.id', 'w.anw_name as label']).orderBy('w.id').execute()

/**
 * The networks that delivered of late to what somebody reaches and chose. By months: without its token a network
 * delivers nothing any more, so the last days do not name it.
 */
const deliveringTo = ({ filters, siteScope, today }: ReportContext): RawBuilder<number> => {
  const source = sourceOf('months')
  const since = firstOfMonth(addDays(today, -KNOWN_DAYS))
  const conditions = [sql`${source.day} >= ${since}::date`, ...filterConditions(filters, siteScope, source)]
  return sql`(select ${source.column('id_ad_network')} from ${source.from} where ${sql.join(conditions, sql` and `)})`
}

/**
 * Networks whose token has its last day in these. Whoever reaches and chose everything is told of every network, of the
 * ones that nobody uses as well.
 */
const tokensThatEnd = (
  requester: ReportRequester,
  context: ReportContext,
  [from, to]: readonly [Day | null, Day],
): Promise<Found[]> =>
  requester.read
    .selectFrom('ad_networks as n')
    .where('n.deleted_at', 'is', null)
    .where('n.adn_status', '=', 'Em exibição')
    .where('n.adn_token_expires_at', '<=', to)
    .$if(from !== null, query => query.where('n.adn_token_expires_at', '>=', from))
    .where(reachesAdNetwork(reachOf(requester.actor), 'n'))
    .$if(context.siteScope.websiteAccounts !== null, query =>
      query.where(({ eb, or }) =>
        or([
          eb('n.adn_id_website', 'in', websitesOf(requester, context).select('w.id')),
          eb('n.id', 'in', deliveringTo(context)),
        ]),
      ),
    )
    .select(['n.id', 'n.adn_name as label'])
    .orderBy('n.id')
    .execute()

/** What waits for the reader, and where it is done: of one website on its page, of more in their list. */
export const todoFor = async (requester: ReportRequester, query: DashboardQuery): Promise<TodoAnswer> => {
  const { actor } = requester
  const context = await reportContext(requester, { ...query, compare: 'none', filters: query.filters ?? {} })
  const { today } = context
  const may = (pair: Pair) => actor.pairs.has(pair)
  const isPublisher = actor.scope === 'own'
  const silent = sql<boolean>`w.anw_status = ${enabled} and ${deliversBetween(addDays(today, -KNOWN_DAYS), addDays(today, -SILENT_DAYS - 1))}
    and not ${deliversBetween(addDays(today, -SILENT_DAYS), today)}`
  const uncounted = sql<boolean>`w.anw_status = ${enabled} and ${deliversBetween(addDays(today, -SILENT_DAYS), today)}
    and not exists (select from website_days as p where p.wsd_id_website = w.id
      and p.wsd_id_account = w.anw_account_id and p.wsd_pageviews is not null
      and p.wsd_date between ${addDays(today, -KNOWN_DAYS)}::date and ${today}::date)`

  const item = (kind: Kind, found: readonly Found[], filter?: string, [name, page] = WEBSITES): Item[] => {
    const [first] = found
    if (!first) return []
    const one = may(`${name}.get`) ? `${page}/${first.id}` : null
    const many = may(`${name}.list`) ? `${page}${filter ? `?${filter}` : ''}` : null
    const isOne = found.length === 1
    return [{ kind, count: found.length, label: isOne ? first.label : null, path: isOne ? one : many, until: null }]
  }
  const seesNetworks = !isPublisher && may('adNetwork.list')
  const [waitingSites, turnedDown, withoutAnalytics, withoutData, ended, ending] = await Promise.all([
    isPublisher || may('website.approve') ? websitesThat(requester, context, sql`w.anw_status = ${waiting}`) : [],
    isPublisher
      ? websitesThat(requester, context, sql`w.anw_status = ${disabled} and w.anw_reject_reason is not null`)
      : [],
    websitesThat(requester, context, uncounted),
    websitesThat(requester, context, silent),
    seesNetworks ? tokensThatEnd(requester, context, [null, addDays(today, -1)]) : [],
    seesNetworks ? tokensThatEnd(requester, context, [today, addDays(today, TOKEN_WARNING_DAYS)]) : [],
  ])
  return {
    items: [
      ...item('websiteWaiting', waitingSites, `f.anw_status=${waiting}`),
      ...item('websiteTurnedDown', turnedDown, `f.anw_status=${disabled}`),
      ...item('websiteWithoutData', withoutData),
      ...item('websiteWithoutAnalytics', withoutAnalytics),
      ...item('tokenExpired', ended, `${RUNNING}&f.token=ended`, NETWORKS),
      ...item('tokenEnding', ending, `${RUNNING}&f.token=ending`, NETWORKS),
      ...(await paymentsToDo(requester)),
    ],
  }
}
