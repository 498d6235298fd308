import {
  ACCOUNT_WORDS,
  type AccountColumn,
  type BodyOf,
  type CsvCell,
  type endpoints,
  LIST_PAGE,
  languageOf,
  MAX_PER_PAGE,
  type QueryOf,
  readinessPercent,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { FileAnswer } from '../../platform/http/bind'
import { type Reach, reachOf } from '../reach'
import {
  type Earnings30,
  netSubquery,
  netToSortBy,
  type RecentNets,
  recentCell,
  withEarnings30,
} from '../report/report.earnings30'
import { ALL_COUNTS, usersCount, websitesCount } from './account.counts'
import { toAccountRows } from './account.present'
import { isReady, readinessOf, stepsDone } from './account.readiness'
import { type AccountWithCounts, accountsByIds, accountsIn, accountsWithCounts } from './account.repository'

export type AccountListQuery = BodyOf<typeof endpoints.account.list>
/** Which accounts a list shows, whatever page of it and in whatever order. */
export type AccountChoice = Pick<AccountListQuery, 'search' | 'filters'>
type AccountOrder = AccountChoice & Pick<AccountListQuery, 'sort' | 'currency'>

type SortField = NonNullable<AccountListQuery['sort']>[number]['field']

const SORTED_BY: Record<SortField, RawBuilder<unknown>> = {
  acc_name: alphabetically('a.acc_name'),
  acc_tier: sql.ref('a.acc_tier'),
  acc_is_enabled: sql.ref('a.acc_is_enabled'),
  acc_time_zone: sql.ref('a.acc_time_zone'),
  websites_count: websitesCount,
  users_count: usersCount,
  managers: alphabetically('am.main'),
  readiness: stepsDone,
  net30: netToSortBy,
  acc_google_child_network_code: sql.ref('a.acc_google_child_network_code'),
  created_at: sql.ref('a.created_at'),
  updated_at: sql.ref('a.updated_at'),
}
const MAY_BE_MISSING: ReadonlySet<SortField> = new Set(['managers', 'acc_google_child_network_code'])
const COUNTED: ReadonlySet<SortField> = new Set(['websites_count', 'users_count', 'managers', 'readiness'])

const ENABLED = ['1', '0'] as const
const TIERS = TYPES.accountTier.map(String)

/** Named like this, or having a website that is. */
const found = (text: string): RawBuilder<boolean> =>
  sql<boolean>`(${contains('a.acc_name', text)} or a.acc_google_child_network_code = ${text}
    or a.id in (select fw.anw_account_id from websites as fw
      where fw.deleted_at is null and ${contains('fw.anw_website', text)}))`

const filteredAccounts = (
  read: Reader,
  reach: Reach,
  { search = '', filters = {}, sort = [] }: AccountOrder,
  nets?: RecentNets,
) => {
  const text = search.trim()
  const { acc_is_enabled = [], acc_tier = [], manager = [], readiness = [] } = filters
  const isCounted = readiness.length === 1 || sort.some(({ field }) => COUNTED.has(field))
  return (
    accountsIn(read, reach)
      .$if(isCounted, query =>
        query
          .leftJoin(ALL_COUNTS.websites, 'aw.id', 'a.id')
          .leftJoin(ALL_COUNTS.users, 'au.id', 'a.id')
          .leftJoin(ALL_COUNTS.managers, 'am.id', 'a.id'),
      )
      .$if(nets !== undefined, query => query.leftJoin(nets as RecentNets, 'rn.id', 'a.id'))
      .$if(text !== '', query => query.where(found(text)))
      .$if(acc_is_enabled.length > 0, query => query.where(isOneOf('a.acc_is_enabled', acc_is_enabled.map(Number))))
      .$if(acc_tier.length > 0, query => query.where(isOneOf('a.acc_tier', acc_tier.map(Number))))
      .$if(manager.length > 0, query =>
        query.where('a.id', 'in', eb =>
          eb
            .selectFrom('account_managers as fm')
            .where(isOneOf('fm.acm_id_user', manager.map(Number)))
            .select('fm.acm_id_account'),
        ),
      )
      // Both of the two is everything.
      .$if(readiness.length === 1, query =>
        query.where(readiness[0] === 'ready' ? isReady : sql<SqlBool>`not ${isReady}`),
      )
  )
}

const sortedAccounts = (read: Reader, reach: Reach, query: AccountOrder, nets: RecentNets | undefined) => {
  const rows = filteredAccounts(read, reach, query, nets)
  const usual = [{ field: 'acc_name', dir: 'asc' }] as const
  return ordered(rows, { sort: query.sort, usual, columns: SORTED_BY, nullable: MAY_BE_MISSING, id: 'a.id' })
}

/** The total and the counts by status and by tier from one query, which ignores both of these filters. */
const segments = async (read: Reader, reach: Reach, { search, filters }: AccountChoice) => {
  const { acc_is_enabled: enabled = [], acc_tier: tiers = [], ...others } = filters ?? {}
  const rows = await filteredAccounts(read, reach, { search, filters: others })
    .groupBy(['a.acc_is_enabled', 'a.acc_tier'])
    .select(({ fn }) => ['a.acc_is_enabled', 'a.acc_tier', fn.countAll<number>().as('count')])
    .execute()
  const groups = rows.map(row => ({
    enabled: String(row.acc_is_enabled),
    tier: String(row.acc_tier),
    count: row.count,
  }))
  const within = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  const sums = (key: 'enabled' | 'tier', values: readonly string[], rest: typeof groups) =>
    values.map(value => ({
      value,
      count: rest.filter(group => group[key] === value).reduce((sum, { count }) => sum + count, 0),
    }))
  const byEnabled = sums(
    'enabled',
    ENABLED,
    groups.filter(({ tier }) => within(tiers, tier)),
  )
  const byTier = sums(
    'tier',
    TIERS,
    groups.filter(group => within(enabled, group.enabled)),
  )
  const { total, counts } = countsBy(byEnabled, ENABLED, enabled)
  return { total, counts: { acc_is_enabled: counts, acc_tier: countsBy(byTier, TIERS, tiers).counts } }
}

const accountPage = async (read: Reader, reach: Reach, query: AccountListQuery) => {
  const { page = 1, perPage = LIST_PAGE } = query
  const nets = await netSubquery(read, 'account', query)
  // People and websites are counted for the rows of the page and not for all that come before it.
  const onPage = sortedAccounts(read, reach, query, nets)
    .selectAll('a')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('a')
  const [{ total, counts }, rows] = await Promise.all([
    segments(read, reach, query),
    accountsWithCounts(read, onPage).execute(),
  ])
  return { rows: rows satisfies AccountWithCounts[], meta: { total, page, perPage, counts } }
}

/** The ids of all that a list shows, in its order. */
export const accountIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: AccountOrder,
  limit?: number,
): Promise<number[]> => {
  const nets = await netSubquery(read, 'account', query)
  const rows = await sortedAccounts(read, reach, query, nets)
    .select('a.id')
    .$if(limit !== undefined, ids => ids.limit(limit ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

export const listAccounts = async ({ app, actor }: Ctx, query: AccountListQuery) => {
  const { read } = app.database
  const { rows, meta } = await accountPage(read, reachOf(actor), query)
  const earning = await withEarnings30(read, 'account', rows, query.currency)
  return { data: toAccountRows(actor, earning), meta: { ...meta, asOf: new Date().toISOString() } }
}

/** As many as a page at most: whoever looks for another one types a part of its name. */
export const accountOptions = (
  read: Reader,
  reach: Reach,
  { search = '', limit }: QueryOf<typeof endpoints.account.simpleList>,
): Promise<{ id: number; label: string }[]> =>
  accountsIn(read, reach)
    .$if(search.trim() !== '', query => query.where(contains('a.acc_name', search.trim())))
    .select(['a.id', 'a.acc_name as label'])
    .orderBy(alphabetically('a.acc_name'))
    .orderBy('a.id')
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()

type Words = (typeof ACCOUNT_WORDS)['en']

const cellOf = (column: AccountColumn, account: AccountWithCounts & Earnings30, words: Words): CsvCell => {
  switch (column) {
    case 'acc_is_enabled':
      return words.enabled[account.acc_is_enabled]
    case 'acc_tier':
      return words.tier[account.acc_tier]
    case 'websites_count':
    case 'users_count':
      return { exact: String(account[column]) }
    case 'net30':
    case 'change30':
      return recentCell(account[column])
    case 'managers':
      return account.managers.map(({ label }) => label).join(', ')
    case 'readiness':
      return { exact: String(readinessPercent(readinessOf(account.ready))) }
    default:
      return account[column]
  }
}

/** The accounts of a list as a file. */
export const exportAccounts = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.account.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = ACCOUNT_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await accountIdsInOrder(read, reach, query),
    rowsOf: async ids => withEarnings30(read, 'account', await accountsByIds(read, reach, ids), query.currency),
    cellOf: (column, account) => cellOf(column, account, words),
  })
}
