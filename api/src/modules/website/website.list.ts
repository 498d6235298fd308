import {
  type BodyOf,
  type endpoints,
  type QueryOf,
  TYPES,
  WEBSITE_WORDS,
  websiteStatusIn,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  type Choice,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  optionLimit,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { asStoredHost, toDisplayHost } from '../../platform/web/host'
import { type Reach, reachOf } from '../reach'
import { decimalCell, type NetSubquery, netSubqueryFor, netToSortBy, withEarnings30 } from '../report/report.earnings30'
import { visibleFee } from '../terms/terms'
import { toWebsiteRow } from './website.present'
import { livingWebsitesIn, visibleAccountName, websitesOf } from './website.repository'

type WebsiteQuery = BodyOf<typeof endpoints.website.list>
type Currency = WebsiteQuery['currency']

/** Of all websites at once, for their order; a join that the order does not ask for is not made. */
const userCounts = sql<{ id: number; users: number }>`(
  select l.wsu_id_website as id, count(*) as users
  from website_users as l join users as u on u.id = l.wsu_id_user and u.deleted_at is null group by 1)`.as('wu')

const orderFor = (reach: Reach): OrderOf<WebsiteQuery> => ({
  usual: [{ field: 'anw_name', dir: 'asc' }],
  columns: {
    ...columnsOf('w', ['anw_status', 'anw_product', 'created_at', 'updated_at']),
    anw_name: alphabetically('w.anw_name'),
    anw_website: sql`w.anw_website collate "C"`,
    // What counts is in order, as it is shown.
    anw_comission: visibleFee(reach),
    acc_name: sql`${visibleAccountName(reach)} collate "und-x-icu"`,
    users_count: sql`coalesce(wu.users, 0)`,
    net30: netToSortBy,
  },
  // They may be hidden.
  nullable: ['anw_comission', 'acc_name'],
  id: 'w.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('w.anw_name', text)} or ${contains('w.anw_website', text)}
    or ${contains('w.anw_website', asStoredHost(text))})`

const matchingWebsites = (read: Reader, reach: Reach, { search, filters }: Choice<WebsiteQuery>) =>
  narrowed(livingWebsitesIn(read, reach), [
    searched(search, namedLike),
    chosen('w.anw_status', filters?.anw_status?.map(Number)),
    chosen('w.anw_product', filters?.anw_product),
    chosen('w.anw_account_id', filters?.anw_account_id?.map(Number)),
  ])

export type UnpagedWebsiteQuery = UnpagedQuery<WebsiteQuery> & { currency?: Currency }

/** The ids of all that a list shows, in its order. */
export const websiteIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: UnpagedWebsiteQuery,
  window?: Window,
): Promise<number[]> => {
  const netSubquery = await netSubqueryFor(read, 'website', query)
  const rows = matchingWebsites(read, reach, query)
    .leftJoin(userCounts, 'wu.id', 'w.id')
    .$if(netSubquery !== undefined, joined => joined.leftJoin(netSubquery as NetSubquery, 'rn.id', 'w.id'))
  return idsInOrder(rows, query.sort, orderFor(reach), window)
}

const websitesWithEarnings = async (read: Reader, reach: Reach, ids: readonly number[], currency: Currency) =>
  withEarnings30(read, 'website', await websitesOf(read, reach, ids), currency)

export const listWebsites = ({ app, actor }: Ctx, query: WebsiteQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingWebsites(read, reach, choice), {
    anw_status: { column: 'w.anw_status', values: TYPES.websiteStatus.map(String) },
    anw_product: { column: 'w.anw_product', values: TYPES.product },
  })
  // Names, people and shares are read for the rows of the page and not for all that come before it.
  const page = async (window: Window) =>
    websitesWithEarnings(read, reach, await websiteIdsInOrder(read, reach, query, window), query.currency)
  return listAnswer(read, query, counts, page, websites => websites.map(website => toWebsiteRow(actor, website)))
}

export const websiteOptions = async (
  read: Reader,
  reach: Reach,
  query: QueryOf<typeof endpoints.website.simpleList>,
): Promise<{ id: number; label: string }[]> => {
  const rows = await narrowed(livingWebsitesIn(read, reach), [searched(query.search, namedLike)])
    .select(['w.id', 'w.anw_website'])
    .orderBy(sql`w.anw_website collate "C"`)
    .limit(optionLimit(query))
    .execute()
  return rows.map(({ id, anw_website }) => ({ id, label: toDisplayHost(anw_website) }))
}

/** The websites of a list as a file. */
export const exportWebsites = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.website.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: WEBSITE_WORDS,
    columns,
    rows: rowsInParts(
      window => websiteIdsInOrder(read, reach, query, window),
      part => websitesWithEarnings(read, reach, part, query.currency),
    ),
    cells: {
      anw_website: ({ anw_website }) => toDisplayHost(anw_website),
      anw_status: (website, words) => websiteStatusIn(words, website),
      anw_comission: ({ terms }) => exactCell(terms?.effectiveFee ?? null),
      users_count: ({ users_count }) => exactCell(users_count),
      net30: ({ net30 }) => decimalCell(net30),
      change30: ({ change30 }) => decimalCell(change30),
    },
  })
}
