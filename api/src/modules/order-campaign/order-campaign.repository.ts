import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { alphabetically, isOneOf } from '../../platform/db/text'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type LogRules, nameRules } from '../logged'
import { type Reach, reachesWebsite } from '../reach'
import { wasReachedSince } from '../website-then'

/** Whether the campaign `alias` is in reach: of managers those with an ad network of their accounts' websites, of publishers none. */
export const reachesCampaign = (reach: Reach, alias: string): RawBuilder<SqlBool> => {
  if (reach.all) return sql`true`
  if (reach.by === 'own') return sql`false`
  return sql`exists (select from order_campaign_networks as rc
    join ad_networks as rn on rn.id = rc.ocn_id_ad_network and rn.deleted_at is null
    join websites as rw on rw.id = rn.adn_id_website and rw.deleted_at is null and ${reachesWebsite(reach, 'rw')}
    where rc.ocn_id_order_campaign = ${sql.ref(`${alias}.id`)})`
}

/** Removed ones as well. */
export const campaignsIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('order_campaigns as c')
    .innerJoin('ad_network_categories as t', 't.id', 'c.orc_id_ad_network_category')
    .where(reachesCampaign(reach, 'c'))

export const livingCampaignsIn = (read: Reader, reach: Reach) =>
  campaignsIn(read, reach).where('c.deleted_at', 'is', null)

/** Ad networks that are there. */
export const networksCount = (reach: Reach) => sql<number>`(select count(*) from order_campaign_networks as cc
  join ad_networks as cn on cn.id = cc.ocn_id_ad_network and cn.deleted_at is null
  where cc.ocn_id_order_campaign = c.id and ${reachesAdNetwork(reach, 'cn')})`

const recordsIn = (read: Reader, reach: Reach) =>
  livingCampaignsIn(read, reach)
    .selectAll('c')
    .select(['t.anc_name', 't.anc_color', networksCount(reach).as('networks_count')])

export const campaignInReach = (read: Reader, reach: Reach, id: number) =>
  recordsIn(read, reach).where('c.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const campaignsOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, recordsIn(read, reach), 'c.id').execute()

export type ReadCampaign = Awaited<ReturnType<typeof campaignsOf>>[number]

/** The ad networks of these campaigns, also removed ones: what they delivered stays delivered. */
export const networksOfCampaigns = (read: Reader, reach: Reach, campaigns: readonly number[]) =>
  read
    .selectFrom('order_campaign_networks as l')
    .innerJoin('order_campaigns as c', 'c.id', 'l.ocn_id_order_campaign')
    .innerJoin('ad_networks as n', 'n.id', 'l.ocn_id_ad_network')
    .where(isOneOf('l.ocn_id_order_campaign', campaigns))
    .where(reachesAdNetwork(reach, 'n'))
    .select(['l.ocn_id_order_campaign as campaign', 'n.id', 'n.adn_name', 'n.deleted_at'])
    .select(sql<boolean>`n.adn_id_ad_network_category = c.orc_id_ad_network_category`.as('is_of_technology'))
    .orderBy(alphabetically('n.adn_name'))
    .orderBy('n.id')
    .execute()

/** Ad networks in reach that no other living campaign has, of one technology. */
export const freeNetworksIn = (read: Reader, reach: Reach, technology: number, campaign: number | null) =>
  read
    .selectFrom('ad_networks as n')
    .where('n.deleted_at', 'is', null)
    .where('n.adn_id_ad_network_category', '=', technology)
    .where(reachesAdNetwork(reach, 'n'))
    .where(
      sql<SqlBool>`not exists (select from order_campaign_networks as o
        join order_campaigns as oc on oc.id = o.ocn_id_order_campaign and oc.deleted_at is null
        where o.ocn_id_ad_network = n.id and oc.id is distinct from ${campaign}::bigint)`,
    )

/** These ad networks with the campaigns that have them, removed ones as well. */
export const networksWithCampaigns = (read: Reader, ids: readonly number[]) =>
  read
    .selectFrom('ad_networks as n')
    .leftJoin('order_campaign_networks as l', 'l.ocn_id_ad_network', 'n.id')
    .leftJoin('order_campaigns as c', 'c.id', 'l.ocn_id_order_campaign')
    .where(isOneOf('n.id', ids))
    .select(['n.id', 'n.adn_name', 'n.adn_id_ad_network_category as technology', 'n.deleted_at'])
    .select(['l.id as tie', 'l.ocn_id_order_campaign as campaign', 'c.deleted_at as campaign_deleted_at'])
    .execute()

export const orderCampaignLogRules: LogRules = {
  types: ['order campaign'],
  ...nameRules({
    table: 'order_campaigns',
    name: 'orc_name',
    alsoSearchedBy: ['orc_ad_manager_order_id'],
    reaches: reachesCampaign,
  }),
  // Theirs since it has an ad network of theirs.
  isOfTheirTime: reach =>
    reach.all
      ? sql`true`
      : sql`exists (select from order_campaign_networks as lc join ad_networks as ln on ln.id = lc.ocn_id_ad_network
          where lc.ocn_id_order_campaign = l.slo_object_id and lc.created_at <= l.created_at
            and ${wasReachedSince(reach, 'ln')})`,
  // Ad networks of others may have been among them.
  hides: ({ scope }) => (scope === 'all' ? {} : { tables: ['order_campaign_networks'] }),
}
