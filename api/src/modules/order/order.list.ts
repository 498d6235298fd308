import { type BodyOf, type endpoints, ORDER_WORDS, type QueryOf, TYPES } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
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
import { adManagerLabel, reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type Reach, reachOf } from '../reach'
import { toOrderRow } from './order.present'
import { livingOrdersIn, networksCount, ordersOf } from './order.repository'

type OrderQuery = BodyOf<typeof endpoints.order.list>
export type UnpagedOrderQuery = UnpagedQuery<OrderQuery>

const orderFor = (reach: Reach): OrderOf<OrderQuery> => ({
  usual: [{ field: 'ord_name', dir: 'asc' }],
  columns: {
    ...columnsOf('o', ['ord_status', 'ord_token_expires_at', 'created_at', 'updated_at']),
    ord_name: alphabetically('o.ord_name'),
    ord_domain: sql`o.ord_domain collate "C"`,
    anw_website: sql`w.anw_website collate "C"`,
    anc_name: alphabetically('t.anc_name'),
    ant_name: alphabetically('y.ant_name'),
    adm_name: sql`${adManagerLabel('m')} collate "und-x-icu"`,
    networks_count: networksCount(reach),
  },
  nullable: ['anw_website', 'adm_name', 'ord_domain', 'ord_token_expires_at'],
  id: 'o.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('o.ord_name', text)} or ${contains('o.ord_domain', text)})`

/** There is an ad network of it for any of these websites. */
const isAppliedTo = (reach: Reach, websites: readonly number[]): RawBuilder<SqlBool> =>
  sql`exists (select from ad_networks as an where an.adn_id_order = o.id and an.deleted_at is null
    and ${isOneOf('an.adn_id_website', websites)} and ${reachesAdNetwork(reach, 'an')})`

const matchingOrders = (read: Reader, reach: Reach, { search, filters }: Choice<OrderQuery>) =>
  narrowed(livingOrdersIn(read, reach), [
    searched(search, namedLike),
    chosen('o.ord_status', filters?.ord_status),
    chosen('o.ord_id_ad_network_type', filters?.ord_id_ad_network_type?.map(Number)),
    chosen('o.ord_id_ad_network_category', filters?.ord_id_ad_network_category?.map(Number)),
    chosen('o.ord_id_website', filters?.ord_id_website?.map(Number)),
    filters?.applied_to?.length ? isAppliedTo(reach, filters.applied_to.map(Number)) : undefined,
  ])

/** The ids of all that a list shows, in its order. */
export const orderIdsInOrder = (read: Reader, reach: Reach, query: UnpagedOrderQuery, window?: Window) =>
  idsInOrder(matchingOrders(read, reach, query), query.sort, orderFor(reach), window)

export const listOrders = ({ app, actor }: Ctx, query: OrderQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingOrders(read, reach, choice), {
    ord_status: { column: 'o.ord_status', values: TYPES.adNetworkStatus },
  })
  const page = async (window: Window) => ordersOf(read, reach, await orderIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, rows => rows.map(row => toOrderRow(actor, row)))
}

export const orderOptions = ({ app, actor }: Ctx, query: QueryOf<typeof endpoints.order.simpleList>) =>
  narrowed(livingOrdersIn(app.database.read, reachOf(actor)), [searched(query.search, namedLike)])
    .select(['o.id', 'o.ord_name as label'])
    .orderBy(alphabetically('o.ord_name'))
    .orderBy('o.id')
    .limit(optionLimit(query))
    .execute()

/** The orders of a list as a file. */
export const exportOrders = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.order.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: ORDER_WORDS,
    columns,
    rows: rowsInParts(
      window => orderIdsInOrder(read, reach, query, window),
      async part => (await ordersOf(read, reach, part)).map(row => toOrderRow(ctx.actor, row)),
    ),
    cells: {
      // Nothing where it is of a website that the reader does not know.
      anw_website: ({ anw_website, ord_id_website }, words) =>
        anw_website ?? (ord_id_website === null ? words.anyWebsite : null),
      ord_status: ({ ord_status }, words) => words.status[ord_status],
      networks_count: ({ networks_count }) => exactCell(networks_count),
    },
  })
}
