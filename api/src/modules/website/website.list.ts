import { type BodyOf, type endpoints, LIST_PAGE, TYPES } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { Reach } from '../reach'
import { netsFor, netToSortBy, type RecentNets } from '../report/report.recent'
import { hostLike } from './website.domain'
import { livingWebsitesIn, shownAccountName, shownComission, websitesOf } from './website.repository'

export type WebsiteListQuery = BodyOf<typeof endpoints.website.list>
/** Which websites a list shows, whatever page of it and in whatever order. */
export type WebsiteChoice = Pick<WebsiteListQuery, 'search' | 'filters'>

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
  anw_comission: shownComission(reach),
  acc_name: sql`${shownAccountName(reach)} collate "und-x-icu"`,
  users_count: sql`coalesce(wu.users, 0)`,
  net30: netToSortBy,
  created_at: sql.ref('w.created_at'),
  updated_at: sql.ref('w.updated_at'),
})
const MAY_BE_HIDDEN: ReadonlySet<SortField> = new Set(['anw_comission', 'acc_name'])

export const namedLike = (text: string): RawBuilder<boolean> =>
  sql`(${contains('w.anw_name', text)} or ${contains('w.anw_website', text)}
    or ${contains('w.anw_website', hostLike(text))})`

const livingWebsites = (read: Reader, reach: Reach, { search = '', filters = {} }: WebsiteChoice) => {
  const text = search.trim()
  const { anw_status = [], anw_product = [], anw_account_id = [] } = filters
  return livingWebsitesIn(read, reach)
    .$if(text !== '', query => query.where(namedLike(text)))
    .$if(anw_status.length > 0, query => query.where(isOneOf('w.anw_status', anw_status.map(Number))))
    .$if(anw_product.length > 0, query => query.where('w.anw_product', 'in', anw_product))
    .$if(anw_account_id.length > 0, query => query.where(isOneOf('w.anw_account_id', anw_account_id.map(Number))))
}

type WebsiteOrder = WebsiteChoice & Pick<WebsiteListQuery, 'sort' | 'currency'>

const inOrder = (read: Reader, reach: Reach, query: WebsiteOrder, nets: RecentNets | undefined) => {
  const rows = livingWebsites(read, reach, query)
    .leftJoin(people, 'wu.id', 'w.id')
    .$if(nets !== undefined, joined => joined.leftJoin(nets as RecentNets, 'rn.id', 'w.id'))
  const usual = [{ field: 'anw_name', dir: 'asc' }] as const
  return ordered(rows, { sort: query.sort, usual, columns: sortedBy(reach), nullable: MAY_BE_HIDDEN, id: 'w.id' })
}

const STATUSES = ['0', '1', '2', '3'] as const

/** Counts of each filter leave that filter out. */
const countsOf = async (read: Reader, reach: Reach, { search, filters }: WebsiteChoice) => {
  const { anw_status = [], anw_product = [], ...others } = filters ?? {}
  const [byStatus, byProduct] = await Promise.all([
    livingWebsites(read, reach, { search, filters: { ...others, anw_product } })
      .groupBy('w.anw_status')
      .select(({ fn }) => [
        sql<(typeof STATUSES)[number]>`w.anw_status::text`.as('value'),
        fn.countAll<number>().as('count'),
      ])
      .execute(),
    livingWebsites(read, reach, { search, filters: { ...others, anw_status } })
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
  const nets = await netsFor(read, 'website', query)
  const rows = await inOrder(read, reach, query, nets)
    .select('w.id')
    .$if(limit !== undefined, ids => ids.limit(limit ?? 0).offset(offset))
    .execute()
  return rows.map(({ id }) => id)
}

/** Names, people and shares are read for the rows of the page and not for all that come before it. */
export const websitePage = async (read: Reader, reach: Reach, query: WebsiteListQuery) => {
  const { page = 1, perPage = LIST_PAGE } = query
  const [{ total, counts }, ids] = await Promise.all([
    countsOf(read, reach, query),
    websiteIdsInOrder(read, reach, query, { limit: perPage, offset: (page - 1) * perPage }),
  ])
  return { rows: await websitesOf(read, reach, ids), meta: { total, page, perPage, counts } }
}
