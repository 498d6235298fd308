import {
  ACCOUNT_WORDS,
  type BodyOf,
  type endpoints,
  type QueryOf,
  readinessPercent,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  optionLimit,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { accountsIn, isReachOfStaff, type Reach, reachOf } from '../reach'
import { decimalCell, type NetSubquery, netSubqueryFor, netToSortBy, withEarnings30 } from '../report/report.earnings30'
import { AGGREGATES_OF_ALL, usersCount, websitesCount } from './account.aggregates'
import { toAccountRows } from './account.present'
import { isReady, readinessOf, stepsDone } from './account.readiness'
import { accountsByIds, accountsWithAggregates, visibleTier } from './account.repository'

type AccountQuery = BodyOf<typeof endpoints.account.list>
export type UnpagedAccountQuery = UnpagedQuery<AccountQuery> & Pick<AccountQuery, 'currency'>

const orderFor = (reach: Reach): OrderOf<AccountQuery> => ({
  usual: [{ field: 'acc_name', dir: 'asc' }],
  columns: {
    ...columnsOf('a', ['acc_is_enabled', 'acc_time_zone', 'acc_google_child_network_code', 'created_at', 'updated_at']),
    acc_name: alphabetically('a.acc_name'),
    acc_tier: visibleTier(reach),
    websites_count: websitesCount,
    users_count: usersCount,
    managers: alphabetically('am.main'),
    readiness: stepsDone,
    net30: netToSortBy,
  },
  nullable: ['managers', 'acc_google_child_network_code'],
  id: 'a.id',
})
const SORTS_NEEDING_AGGREGATES: ReadonlySet<string> = new Set([
  'websites_count',
  'users_count',
  'managers',
  'readiness',
])

/** Named like this, or having a website that is. */
const found = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('a.acc_name', text)} or a.acc_google_child_network_code = ${text}
    or a.id in (select fw.anw_account_id from websites as fw
      where fw.deleted_at is null and ${contains('fw.anw_website', text)}))`

const isManagedBy = (users: readonly string[]): RawBuilder<SqlBool> =>
  sql`a.id in (select fm.acm_id_account from account_managers as fm where ${isOneOf('fm.acm_id_user', users.map(Number))})`

/** Whoever is not told the tier finds nothing by it. */
const isInTier = (reach: Reach, tiers: readonly string[] = []): RawBuilder<SqlBool> | undefined =>
  tiers.length === 0 || isReachOfStaff(reach) ? chosen('a.acc_tier', tiers.map(Number)) : sql`false`

const matchingAccounts = (
  read: Reader,
  reach: Reach,
  { search, filters, sort = [] }: UnpagedAccountQuery,
  netSubquery?: NetSubquery,
) => {
  const { manager = [], readiness = [] } = filters ?? {}
  // Both of the two is everything.
  const [wanted] = readiness.length === 1 ? readiness : []
  const needsAggregates = wanted !== undefined || sort.some(({ field }) => SORTS_NEEDING_AGGREGATES.has(field))
  const rows = accountsIn(read, reach)
    .$if(needsAggregates, query =>
      query
        .leftJoin(AGGREGATES_OF_ALL.websites, 'aw.id', 'a.id')
        .leftJoin(AGGREGATES_OF_ALL.users, 'au.id', 'a.id')
        .leftJoin(AGGREGATES_OF_ALL.managers, 'am.id', 'a.id'),
    )
    .$if(netSubquery !== undefined, query => query.leftJoin(netSubquery as NetSubquery, 'rn.id', 'a.id'))
  return narrowed(rows, [
    searched(search, found),
    chosen('a.acc_is_enabled', filters?.acc_is_enabled?.map(Number)),
    isInTier(reach, filters?.acc_tier),
    manager.length > 0 ? isManagedBy(manager) : undefined,
    wanted && (wanted === 'ready' ? isReady : sql`not ${isReady}`),
  ])
}

/** The ids of all that a list shows, in its order. */
export const accountIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: UnpagedAccountQuery,
  window?: Window,
): Promise<number[]> => {
  const netSubquery = await netSubqueryFor(read, 'account', query)
  return idsInOrder(matchingAccounts(read, reach, query, netSubquery), query.sort, orderFor(reach), window)
}

const accountPage = async (read: Reader, reach: Reach, query: UnpagedAccountQuery, window: Window) => {
  const netSubquery = await netSubqueryFor(read, 'account', query)
  const rows = ordered(matchingAccounts(read, reach, query, netSubquery), query.sort, orderFor(reach)).selectAll('a')
  // People and websites are counted for the rows of the page and not for all that come before it.
  const accounts = await accountsWithAggregates(read, reach, windowed(rows, window).as('a')).execute()
  return withEarnings30(read, 'account', accounts, query.currency)
}

export const listAccounts = ({ app, actor }: Ctx, query: AccountQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingAccounts(read, reach, choice), {
    acc_is_enabled: { column: 'a.acc_is_enabled', values: ['1', '0'] },
    ...(isReachOfStaff(reach) && { acc_tier: { column: 'a.acc_tier', values: TYPES.accountTier.map(String) } }),
  })
  const page = (window: Window) => accountPage(read, reach, query, window)
  return listAnswer(read, query, counts, page, accounts => toAccountRows(actor, accounts))
}

export const accountOptions = (
  read: Reader,
  reach: Reach,
  query: QueryOf<typeof endpoints.account.simpleList>,
): Promise<{ id: number; label: string }[]> =>
  narrowed(accountsIn(read, reach), [searched(query.search, text => contains('a.acc_name', text))])
    .select(['a.id', 'a.acc_name as label'])
    .orderBy(alphabetically('a.acc_name'))
    .orderBy('a.id')
    .limit(optionLimit(query))
    .execute()

/** The accounts of a list as a file. */
export const exportAccounts = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.account.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: ACCOUNT_WORDS,
    columns,
    rows: rowsInParts(
      window => accountIdsInOrder(read, reach, query, window),
      async part => withEarnings30(read, 'account', await accountsByIds(read, reach, part), query.currency),
    ),
    cells: {
      acc_is_enabled: ({ acc_is_enabled }, words) => words.enabled[acc_is_enabled],
      acc_tier: ({ acc_tier }, words) => (acc_tier === null ? '' : words.tier[acc_tier]),
      websites_count: ({ websites_count }) => exactCell(websites_count),
      users_count: ({ users_count }) => exactCell(users_count),
      managers: ({ managers }) => managers.map(({ label }) => label).join(', '),
      readiness: ({ ready }) => exactCell(readinessPercent(readinessOf(ready))),
      net30: ({ net30 }) => decimalCell(net30),
      change30: ({ change30 }) => decimalCell(change30),
    },
  })
}
