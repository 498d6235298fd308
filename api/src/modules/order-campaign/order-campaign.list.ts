import {
  type BodyOf,
  type Currency,
  type endpoints,
  ORDER_CAMPAIGN_WORDS,
  type QueryOf,
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
import { type Reach, reachOf } from '../reach'
import { decimalCell } from '../report/report.earnings30'
import { toOrderCampaignRow, withDelivery } from './order-campaign.present'
import { campaignsOf, freeNetworksIn, livingCampaignsIn, networksCount } from './order-campaign.repository'

type CampaignQuery = BodyOf<typeof endpoints.orderCampaign.list>
export type UnpagedCampaignQuery = UnpagedQuery<CampaignQuery>

const orderFor = (reach: Reach): OrderOf<CampaignQuery> => ({
  usual: [{ field: 'orc_name', dir: 'asc' }],
  columns: {
    ...columnsOf('c', ['orc_status', 'created_at', 'updated_at']),
    orc_name: alphabetically('c.orc_name'),
    orc_ad_manager_order_id: sql`c.orc_ad_manager_order_id::numeric`,
    anc_name: alphabetically('t.anc_name'),
    networks_count: networksCount(reach),
  },
  id: 'c.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('c.orc_name', text)} or ${contains('c.orc_ad_manager_order_id', text)})`

const matchingCampaigns = (read: Reader, reach: Reach, { search, filters }: Choice<CampaignQuery>) =>
  narrowed(livingCampaignsIn(read, reach), [
    searched(search, namedLike),
    chosen('c.orc_status', filters?.orc_status?.map(Number)),
    chosen('c.orc_id_ad_network_category', filters?.orc_id_ad_network_category?.map(Number)),
  ])

/** The ids of all that a list shows, in its order. */
export const campaignIdsInOrder = (read: Reader, reach: Reach, query: UnpagedCampaignQuery, window?: Window) =>
  idsInOrder(matchingCampaigns(read, reach, query), query.sort, orderFor(reach), window)

const shownCampaigns = async (ctx: Ctx, ids: readonly number[], currency: Currency | undefined) => {
  const { read } = ctx.app.database
  return withDelivery(ctx, read, await campaignsOf(read, reachOf(ctx.actor), ids), currency)
}

export const listOrderCampaigns = (ctx: Ctx, query: CampaignQuery) => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const counts = countsOfFilters(query, choice => matchingCampaigns(read, reach, choice), {
    orc_status: { column: 'c.orc_status', values: ['0', '1'] },
  })
  const page = async (window: Window) =>
    shownCampaigns(ctx, await campaignIdsInOrder(read, reach, query, window), query.currency)
  return listAnswer(read, query, counts, page, rows => rows.map(row => toOrderCampaignRow(ctx.actor, row)))
}

/** What pickers get: a disabled one is not offered for anything new. */
export const orderCampaignOptions = (
  { app, actor }: Ctx,
  query: QueryOf<typeof endpoints.orderCampaign.simpleList>,
): Promise<{ id: number; label: string }[]> =>
  narrowed(livingCampaignsIn(app.database.read, reachOf(actor)).where('c.orc_status', '=', 1), [
    searched(query.search, namedLike),
  ])
    .select(['c.id', 'c.orc_name as label'])
    .orderBy(alphabetically('c.orc_name'))
    .orderBy('c.id')
    .limit(optionLimit(query))
    .execute()

export const networkOptions = (
  { app, actor }: Ctx,
  query: QueryOf<typeof endpoints.orderCampaign.networks>,
): Promise<{ id: number; label: string }[]> => {
  const campaign = query.campaign === undefined ? null : Number(query.campaign)
  const free = freeNetworksIn(app.database.read, reachOf(actor), Number(query.technology), campaign)
  return narrowed(free, [searched(query.search, text => contains('n.adn_name', text))])
    .select(['n.id', 'n.adn_name as label'])
    .orderBy(alphabetically('n.adn_name'))
    .orderBy('n.id')
    .limit(optionLimit(query))
    .execute()
}

/** The campaigns of a list as a file. */
export const exportOrderCampaigns = async (
  ctx: Ctx,
  { columns, currency, ...query }: BodyOf<typeof endpoints.orderCampaign.export>,
): Promise<Sheet> => {
  return sheetOfList(ctx, {
    words: ORDER_CAMPAIGN_WORDS,
    columns,
    rows: rowsInParts(
      window => campaignIdsInOrder(ctx.app.database.read, reachOf(ctx.actor), query, window),
      part => shownCampaigns(ctx, part, currency),
    ),
    cells: {
      orc_status: ({ orc_status }, words) => words.status[orc_status],
      networks_count: ({ networks_count }) => exactCell(networks_count),
      impressions7: ({ impressions7 }) => decimalCell(impressions7),
      impressions7_change: ({ impressions7_change }) => decimalCell(impressions7_change),
      gross7: ({ gross7 }) => decimalCell(gross7),
      gross7_change: ({ gross7_change }) => decimalCell(gross7_change),
      ecpm7: ({ ecpm7 }) => decimalCell(ecpm7),
      ecpm7_change: ({ ecpm7_change }) => decimalCell(ecpm7_change),
    },
  })
}
