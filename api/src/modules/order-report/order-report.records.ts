import type { ChartColor, OrderReportQuery } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { wrongField } from '../../platform/http/app-error'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { ordersIn } from '../order/order.repository'
import { campaignsIn } from '../order-campaign/order-campaign.repository'
import type { Reach } from '../reach'

/** An order or an order campaign, removed ones as well: what they delivered stays delivered. */
export type DeliveryRecord = {
  id: number
  name: string
  status: 'Em exibição' | 'Pausado' | null
  deleted_at: string | null
  campaigns: string[]
  orc_ad_manager_order_id: string | null
  technology: string
  technologyId: number
  color: ChartColor
  website: string | null
  /** Which websites its ad networks serve; null: any. */
  serves: number[] | null
}

/** Which facts are a record's: those of an ad network, of a campaign only with its technology. */
type Tie = { network: number; record: number; technology: number | null; website: number | null }

export type Delivering = {
  records: ReadonlyMap<number, DeliveryRecord>
  /** All ad networks that deliver for them. */
  networks: readonly number[]
  recordOf: (network: number, technology: number) => number | undefined
}

const chosenOnly = (
  ids: readonly string[] | undefined,
  known: ReadonlySet<number>,
  field: string,
): Set<number> | null => {
  if (!ids?.length) return null
  if (ids.some(id => !known.has(Number(id)))) throw wrongField(`filters.${field}`, 'notAnOption')
  return new Set(ids.map(Number))
}

type WithStatus = { id: number; status?: DeliveryRecord['status'] }
type Statuses = NonNullable<OrderReportQuery['filters']>['status']

const hasStatus = ({ status }: Pick<WithStatus, 'status'>, statuses: Statuses): boolean =>
  !statuses?.length || (status != null && statuses.includes(status))

/** Of these orders those that have it: a campaign has none, and is narrowed to what it delivers for them. */
const ofStatus = (orders: readonly WithStatus[], statuses: Statuses, named: Set<number> | null): Set<number> | null =>
  statuses?.length
    ? new Set(orders.filter(order => hasStatus(order, statuses) && (!named || named.has(order.id))).map(({ id }) => id))
    : named

const tiesOfCampaigns = async (read: Reader, reach: Reach): Promise<Tie[]> =>
  read
    .selectFrom('order_campaign_networks as l')
    .innerJoin('order_campaigns as c', 'c.id', 'l.ocn_id_order_campaign')
    .innerJoin('ad_networks as n', 'n.id', 'l.ocn_id_ad_network')
    .where(reachesAdNetwork(reach, 'n'))
    .select([
      'n.id as network',
      'c.id as record',
      'c.orc_id_ad_network_category as technology',
      'n.adn_id_website as website',
    ])
    .execute()

const tiesOfOrders = async (read: Reader, reach: Reach): Promise<Tie[]> => {
  const rows = await read
    .selectFrom('ad_networks as n')
    .where('n.adn_id_order', 'is not', null)
    .where(reachesAdNetwork(reach, 'n'))
    .select(['n.id as network', 'n.adn_id_order as record', 'n.adn_id_website as website'])
    .execute()
  return rows.flatMap(({ record, ...tie }) => (record === null ? [] : [{ ...tie, record, technology: null }]))
}

const campaignRecords = (read: Reader, reach: Reach) =>
  campaignsIn(read, reach)
    .select(['c.id', 'c.orc_name as name', 'c.deleted_at', 'c.orc_ad_manager_order_id'])
    .select(['t.id as technologyId', 't.anc_name as technology', 't.anc_color as color'])
    .execute()

/** The campaigns of an order's ad networks, as far as the reader reaches them. */
const campaignNames = (reach: Reach): RawBuilder<string[]> => sql<string[]>`coalesce((
  select json_agg(distinct oc.orc_name) from ad_networks as on_
    join order_campaign_networks as ol on ol.ocn_id_ad_network = on_.id
    join order_campaigns as oc on oc.id = ol.ocn_id_order_campaign and oc.deleted_at is null
  where on_.adn_id_order = o.id and ${reachesAdNetwork(reach, 'on_')}), '[]')`

const orderRecords = (read: Reader, reach: Reach) =>
  ordersIn(read, reach)
    .select(['o.id', 'o.ord_name as name', 'o.ord_status as status', 'o.deleted_at', 'w.anw_website as website'])
    .select(['w.id as websiteId', 't.id as technologyId', 't.anc_name as technology', 't.anc_color as color'])
    .select(campaignNames(reach).as('campaigns'))
    .execute()

const servedBy = (ties: readonly Tie[], record: number): number[] | null => {
  const websites = ties.filter(tie => tie.record === record).map(({ website }) => website)
  return websites.includes(null) || websites.length === 0 ? null : [...new Set(websites.flatMap(id => id ?? []))]
}

const recordsOf = async (read: Reader, reach: Reach, of: 'order' | 'orderCampaign', ties: readonly Tie[]) => {
  if (of === 'orderCampaign')
    return (await campaignRecords(read, reach)).map(record => ({
      ...record,
      ...{ status: null, campaigns: [], website: null, serves: servedBy(ties, record.id) },
    }))
  return (await orderRecords(read, reach)).map(({ websiteId, ...record }) => ({
    ...record,
    orc_ad_manager_order_id: null,
    serves: websiteId === null ? servedBy(ties, record.id) : [websiteId],
  }))
}

/** What somebody reaches and asks about, and whose each fact is. Days are of orders where some are chosen, else of campaigns. */
export const deliveringFor = async (
  read: Reader,
  reach: Reach,
  { by, filters = {} }: Pick<OrderReportQuery, 'by' | 'filters'>,
): Promise<Delivering> => {
  const isOfOrders = by === 'order' || (by === 'date' && (filters.order?.length ?? 0) > 0)
  const [campaignTies, orderTies] = await Promise.all([tiesOfCampaigns(read, reach), tiesOfOrders(read, reach)])
  const ties = isOfOrders ? orderTies : campaignTies
  const all: DeliveryRecord[] = await recordsOf(read, reach, isOfOrders ? 'order' : 'orderCampaign', ties)
  const other: WithStatus[] = await (isOfOrders ? campaignRecords(read, reach) : orderRecords(read, reach))
  const [own, others] = [new Set(all.map(({ id }) => id)), new Set(other.map(({ id }) => id))]
  const named = chosenOnly(filters.order, isOfOrders ? own : others, 'order')
  const orders = isOfOrders ? named : ofStatus(other, filters.status, named)
  const campaigns = chosenOnly(filters.orderCampaign, isOfOrders ? others : own, 'orderCampaign')
  const [chosen, byOther, otherTies] = isOfOrders ? [orders, campaigns, campaignTies] : [campaigns, orders, orderTies]
  const networks =
    byOther && new Set(otherTies.filter(({ record }) => byOther.has(record)).map(({ network }) => network))
  const isAsked = ({ id, technologyId, status }: DeliveryRecord): boolean =>
    (!chosen || chosen.has(id)) &&
    (!networks || ties.some(({ record, network }) => record === id && networks.has(network))) &&
    (!filters.technology?.length || filters.technology.includes(String(technologyId))) &&
    (!isOfOrders || hasStatus({ status }, filters.status))
  const records = new Map(all.filter(isAsked).map(record => [record.id, record]))
  const counted = ties.filter(({ record, network }) => records.has(record) && (!networks || networks.has(network)))
  const known = new Map(counted.map(({ network, technology, record }) => [`${network} ${technology ?? ''}`, record]))
  return {
    records,
    networks: [...new Set(counted.map(({ network }) => network))],
    recordOf: (network, technology) => known.get(`${network} ${technology}`) ?? known.get(`${network} `),
  }
}
