import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  LIST_PAGE,
  languageOf,
  MAX_PER_PAGE,
  type QueryOf,
  TYPES,
  WEBSITE_WORDS,
  type WebsiteColumn,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
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
import { hostLike, toDisplayHost } from './website.domain'
import { toWebsiteRow } from './website.present'
import {
  livingWebsitesIn,
  type ReadWebsite,
  visibleAccountName,
  visibleComission,
  websitesOf,
} from './website.repository'

export type WebsiteListQuery = BodyOf<typeof endpoints.website.list>
/** Which websites a list shows, whatever page of it and in whatever order. */
export type WebsiteCriteria = Pick<WebsiteListQuery, 'search' | 'filters'>

type SortField = NonNullable<WebsiteListQuery['sort']>[number]['field']

/** Of all websites at once, for their order; a join that the order does not ask for is not made. */
const people = sql<{ id: number; users: number }>`(
  select l.wsu_id_website as id, count(*) as users
  from website_users as l join users as u on u.id = l.wsu_id_user and u.deleted_at is null group by 1)`.as('wu')

const sortedBy = (reach: Reach): Record<SortField, RawBuilder<unknown>> => ({
  anw_name: alphabetically('w.anw_name'),
  anw_website: sql`w.anw_website collate "C"`,
  anw_status: sql.ref('w.anw_status'),
  anw_product: sql.ref('w.anw_product'),
  anw_comission: visibleComission(reach),
  acc_name: sql`${visibleAccountName(reach)} collate "und-x-icu"`,
  users_count: sql`coalesce(wu.users, 0)`,
  net30: netToSortBy,
  created_at: sql.ref('w.created_at'),
  updated_at: sql.ref('w.updated_at'),
})
const MAY_BE_HIDDEN: ReadonlySet<SortField> = new Set(['anw_comission', 'acc_name'])

const namedLike = (text: string): RawBuilder<boolean> =>
  sql`(${contains('w.anw_name', text)} or ${contains('w.anw_website', text)}
    or ${contains('w.anw_website', hostLike(text))})`

const matchingWebsites = (read: Reader, reach: Reach, { search = '', filters = {} }: WebsiteCriteria) => {
  const text = search.trim()
  const { anw_status = [], anw_product = [], anw_account_id = [] } = filters
  return livingWebsitesIn(read, reach)
    .$if(text !== '', query => query.where(namedLike(text)))
    .$if(anw_status.length > 0, query => query.where(isOneOf('w.anw_status', anw_status.map(Number))))
    .$if(anw_product.length > 0, query => query.where('w.anw_product', 'in', anw_product))
    .$if(anw_account_id.length > 0, query => query.where(isOneOf('w.anw_account_id', anw_account_id.map(Number))))
}

type WebsiteOrder = WebsiteCriteria & Pick<WebsiteListQuery, 'sort' | 'currency'>

const inOrder = (read: Reader, reach: Reach, query: WebsiteOrder, nets: RecentNets | undefined) => {
  const rows = matchingWebsites(read, reach, query)
    .leftJoin(people, 'wu.id', 'w.id')
    .$if(nets !== undefined, joined => joined.leftJoin(nets as RecentNets, 'rn.id', 'w.id'))
  const usual = [{ field: 'anw_name', dir: 'asc' }] as const
  return ordered(rows, { sort: query.sort, usual, columns: sortedBy(reach), nullable: MAY_BE_HIDDEN, id: 'w.id' })
}

const STATUSES = ['0', '1', '2', '3'] as const

/** Counts of each filter leave that filter out. */
const countsOf = async (read: Reader, reach: Reach, { search, filters }: WebsiteCriteria) => {
  const { anw_status = [], anw_product = [], ...others } = filters ?? {}
  const [byStatus, byProduct] = await Promise.all([
    matchingWebsites(read, reach, { search, filters: { ...others, anw_product } })
      .groupBy('w.anw_status')
      .select(({ fn }) => [
        sql<(typeof STATUSES)[number]>`w.anw_status::text`.as('value'),
        fn.countAll<number>().as('count'),
      ])
      .execute(),
    matchingWebsites(read, reach, { search, filters: { ...others, anw_status } })
      .groupBy('w.anw_product')
      .select(({ fn }) => ['w.anw_product as value', fn.countAll<number>().as('count')])
      .execute(),
  ])
  const status = countsBy(byStatus, STATUSES, anw_status)
  const product = countsBy<string>(byProduct, TYPES.product, anw_product)
  return { total: status.total, counts: { anw_status: status.counts, anw_product: product.counts } }
}

/** The ids of all that a list shows, in its order. */
export const websiteIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: WebsiteOrder,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<number[]> => {
  const nets = await netSubquery(read, 'website', query)
  const rows = await inOrder(read, reach, query, nets)
    .select('w.id')
    .$if(limit !== undefined, ids => ids.limit(limit ?? 0).offset(offset))
    .execute()
  return rows.map(({ id }) => id)
}

/** Names, people and shares are read for the rows of the page and not for all that come before it. */
const websitePage = async (read: Reader, reach: Reach, query: WebsiteListQuery) => {
  const { page = 1, perPage = LIST_PAGE } = query
  const [{ total, counts }, ids] = await Promise.all([
    countsOf(read, reach, query),
    websiteIdsInOrder(read, reach, query, { limit: perPage, offset: (page - 1) * perPage }),
  ])
  return { rows: await websitesOf(read, reach, ids), meta: { total, page, perPage, counts } }
}

export const listWebsites = async ({ app, actor }: Ctx, query: WebsiteListQuery) => {
  const { read } = app.database
  const { rows, meta } = await websitePage(read, reachOf(actor), query)
  const earning = await withEarnings30(read, 'website', rows, query.currency)
  return { data: earning.map(row => toWebsiteRow(actor, row)), meta: { ...meta, asOf: new Date().toISOString() } }
}

/** As many as a page at most: whoever looks for another one types a part of its name. */
export const websiteOptions = async (
  read: Reader,
  reach: Reach,
  { search = '', limit }: QueryOf<typeof endpoints.website.simpleList>,
): Promise<{ id: number; label: string }[]> => {
  const text = search.trim()
  const rows = await livingWebsitesIn(read, reach)
    .$if(text !== '', query => query.where(namedLike(text)))
    .select(['w.id', 'w.anw_website'])
    .orderBy(sql`w.anw_website collate "C"`)
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()
  return rows.map(({ id, anw_website }) => ({ id, label: toDisplayHost(anw_website) }))
}

type Words = (typeof WEBSITE_WORDS)['en']

const cellOf = (column: WebsiteColumn, website: ReadWebsite & Earnings30, words: Words): CsvCell => {
  switch (column) {
    case 'anw_website':
      return toDisplayHost(website.anw_website)
    case 'anw_status':
      return words.status[website.anw_status]
    case 'anw_comission':
      return website.anw_comission === null ? null : { exact: website.anw_comission }
    case 'net30':
    case 'change30':
      return recentCell(website[column])
    case 'users_count':
      return { exact: String(website.users_count) }
    default:
      return website[column]
  }
}

/** The websites of a list as a file. */
export const exportWebsites = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.website.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = WEBSITE_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await websiteIdsInOrder(read, reach, query),
    rowsOf: async ids => withEarnings30(read, 'website', await websitesOf(read, reach, ids), query.currency),
    cellOf: (column, website) => cellOf(column, website, words),
  })
}
