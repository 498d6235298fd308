import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { reachesOrder } from '../ad-network/ad-network.order'
import { adManagerLabel, reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type LogRules, nameRules } from '../logged'
import { type Reach, reachesWebsite } from '../reach'
import { wasOneReached, wasReachedSince } from '../website-then'

/** Orders in reach with what they name, removed ones as well. */
export const ordersIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('orders as o')
    .innerJoin('ad_network_types as y', 'y.id', 'o.ord_id_ad_network_type')
    .innerJoin('ad_network_categories as t', 't.id', 'o.ord_id_ad_network_category')
    .leftJoin('websites as w', join =>
      join.onRef('w.id', '=', 'o.ord_id_website').on(sql<boolean>`${reachesWebsite(reach, 'w')}`),
    )
    .leftJoin('ad_managers as m', 'm.id', 'o.ord_id_ad_manager')
    .leftJoin('ad_networks as k', join =>
      join
        .onRef('k.id', '=', 'o.ord_id_ad_network')
        .on('k.deleted_at', 'is', null)
        .on(sql<boolean>`${reachesAdNetwork(reach, 'k')}`),
    )
    .where(reachesOrder(reach, 'o'))

export const livingOrdersIn = (read: Reader, reach: Reach) => ordersIn(read, reach).where('o.deleted_at', 'is', null)

export const networksCount = (reach: Reach) => sql<number>`(select count(*) from ad_networks as cn
  where cn.adn_id_order = o.id and cn.deleted_at is null and ${reachesAdNetwork(reach, 'cn')})`

const recordsIn = (read: Reader, reach: Reach) =>
  livingOrdersIn(read, reach)
    .selectAll('o')
    .select(['y.ant_name', 't.anc_name', 't.anc_color', 'w.anw_website as host', 'k.adn_name as access_name'])
    .select([adManagerLabel('m').as('adm_name'), networksCount(reach).as('networks_count')])

/** An order as people read it; one out of reach is as absent as one that never was. */
export const orderInReach = (read: Reader, reach: Reach, id: number) =>
  recordsIn(read, reach).where('o.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const ordersOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, recordsIn(read, reach), 'o.id').execute()

export type ReadOrder = Awaited<ReturnType<typeof ordersOf>>[number]

const SHOWN_NETWORKS = 200

/** The newest ad networks that were made of an order. */
export const networksOfOrder = (read: Reader, reach: Reach, order: number) =>
  read
    .selectFrom('ad_networks as n')
    .leftJoin('websites as w', 'w.id', 'n.adn_id_website')
    .where('n.adn_id_order', '=', order)
    .where('n.deleted_at', 'is', null)
    .where(reachesAdNetwork(reach, 'n'))
    .select(['n.id', 'n.adn_name', 'n.adn_status', 'w.anw_website as host'])
    .orderBy('n.id', 'desc')
    .limit(SHOWN_NETWORKS)
    .execute()

export const orderLogRules: LogRules = {
  types: ['order'],
  ...nameRules({ table: 'orders', name: 'ord_name', alsoSearchedBy: ['ord_domain'], reaches: reachesOrder }),
  // Theirs since it was for a website of theirs, or since an ad network of theirs is of it.
  isOfTheirTime: reach =>
    reach.all
      ? sql`true`
      : sql`(${wasOneReached(reach, 'orders', 'ord_id_website')} or exists (select from ad_networks as ln
          where ln.adn_id_order = l.slo_object_id and ${wasReachedSince(reach, 'ln', 'adn_id_order')}))`,
}
