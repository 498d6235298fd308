import type { ChartColor } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { UNDO_MINUTES } from '../../platform/bulk-undo'
import type { Reader } from '../../platform/db/database'
import { idsOf, inOrderOf } from '../../platform/db/order'
import { alphabetically, isOneOf } from '../../platform/db/text'
import { reachesOrder } from '../ad-network/ad-network.order'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type LogRules, nameRules } from '../logged'
import { reachesCampaign } from '../order-campaign/order-campaign.repository'
import { type Reach, reachesWebsite } from '../reach'

/** Removed ones as well. */
export const technologiesIn = (read: Reader) => read.selectFrom('ad_network_categories as t')

export const livingTechnologiesIn = (read: Reader) => technologiesIn(read).where('t.deleted_at', 'is', null)

/** Ad networks in reach that are there. */
export const networksCount = (reach: Reach) => sql<number>`(select count(*) from ad_networks as un
  where un.adn_id_ad_network_category = t.id and un.deleted_at is null and ${reachesAdNetwork(reach, 'un')})`

const removedNetworksCount = (reach: Reach) => sql<number>`(select count(*) from ad_networks as un
  where un.adn_id_ad_network_category = t.id and un.deleted_at is not null and ${reachesAdNetwork(reach, 'un')})`

const conditionsCount = (reach: Reach): RawBuilder<number> =>
  sql`(select count(*) from website_revenue_share_conditions as uc
    join website_revenue_shares as us on us.id = uc.rev_id_share join websites as uw on uw.id = us.wrs_id_website
    where uc.rev_technology = t.id and ${reachesWebsite(reach, 'uw')})`

/** Roll-ups have every month of which there are facts: those of all in one, those of each website in another. */
const monthsCount = (reach: Reach): RawBuilder<number> =>
  reach.all
    ? sql`(select count(distinct ur.rdm_month) from rollup_dimension_months as ur where ur.rdm_id_technology = t.id)`
    : sql`(select count(distinct ur.rmo_month) from websites as uw
        join rollup_months as ur on ur.rmo_id_website = uw.id and ur.rmo_id_account = uw.anw_account_id
        where ur.rmo_id_technology = t.id and ${reachesWebsite(reach, 'uw')})`

/** Each by the id of its technology `t`, of what the reader reaches. */
const usesIn = (reach: Reach) =>
  [
    networksCount(reach).as('networks_count'),
    removedNetworksCount(reach).as('removed_networks_count'),
    conditionsCount(reach).as('conditions_count'),
    sql<number>`(select count(*) from order_campaigns as uo
      where uo.orc_id_ad_network_category = t.id and ${reachesCampaign(reach, 'uo')})`.as('campaigns_count'),
    sql<number>`(select count(*) from orders as uo
      where uo.ord_id_ad_network_category = t.id and ${reachesOrder(reach, 'uo')})`.as('orders_count'),
    monthsCount(reach).as('months_count'),
  ] as const

/** Whether anything names it, whoever reaches that. */
const isUsed = sql<boolean>`exists (select from ad_networks as un where un.adn_id_ad_network_category = t.id)
  or exists (select from website_revenue_share_conditions as uc where uc.rev_technology = t.id)
  or exists (select from order_campaigns as uo where uo.orc_id_ad_network_category = t.id)
  or exists (select from orders as uo where uo.ord_id_ad_network_category = t.id)
  or exists (select from rollup_dimension_months as ur where ur.rdm_id_technology = t.id)`

export const technologyOf = (read: Reader, reach: Reach, id: number) =>
  livingTechnologiesIn(read)
    .where('t.id', '=', id)
    .selectAll('t')
    .select([...usesIn(reach), isUsed.as('is_used')])
    .executeTakeFirst()

export type ReadTechnology = NonNullable<Awaited<ReturnType<typeof technologyOf>>>

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const technologiesOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, livingTechnologiesIn(read), 't.id')
    .selectAll('t')
    .select([networksCount(reach).as('networks_count'), isUsed.as('is_used')])
    .execute()

/** What names each of these, whoever reaches it. */
export const usesOf = (read: Reader, ids: readonly number[]) =>
  inOrderOf(ids, technologiesIn(read), 't.id')
    .select('t.id')
    .select(usesIn({ all: true }))
    .execute()

/** The ids of every ad network, order campaign and order of a technology, removed ones as well. */
export const namingOf = async (read: Reader, technology: number) => {
  const idsIn = async (rows: Parameters<typeof idsOf>[0]) => [...(await idsOf(rows))]
  return {
    networks: await idsIn(
      read.selectFrom('ad_networks').where('adn_id_ad_network_category', '=', technology).select('id'),
    ),
    campaigns: await idsIn(
      read.selectFrom('order_campaigns').where('orc_id_ad_network_category', '=', technology).select('id'),
    ),
    orders: await idsIn(read.selectFrom('orders').where('ord_id_ad_network_category', '=', technology).select('id')),
  }
}

/** Order campaigns of a technology whose order another technology has one of as well, by name. */
export const campaignsOfOneOrder = (read: Reader, technology: number, other: number) =>
  read
    .selectFrom('order_campaigns as c')
    .innerJoin('order_campaigns as o', 'o.orc_ad_manager_order_id', 'c.orc_ad_manager_order_id')
    .where('c.orc_id_ad_network_category', '=', technology)
    .where('o.orc_id_ad_network_category', '=', other)
    .where('c.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .select('c.orc_name')
    .orderBy(alphabetically('c.orc_name'))
    .execute()

/** The conditions of revenue shares that tell one of these technologies apart, and whose share it is. */
export const conditionsOf = (read: Reader, technologies: readonly number[]) =>
  read
    .selectFrom('website_revenue_share_conditions as c')
    .innerJoin('website_revenue_shares as s', 's.id', 'c.rev_id_share')
    .innerJoin('websites as w', 'w.id', 's.wrs_id_website')
    .selectAll('c')
    .select(['s.wrs_valid_from', 's.deleted_at as share_deleted_at', 'w.anw_name'])
    .where(isOneOf('c.rev_technology', technologies))
    .orderBy('c.id')
    .execute()

export type SharedCondition = Awaited<ReturnType<typeof conditionsOf>>[number]

const canBeUndone = sql<SqlBool>`tmg_undone_at is null
  and created_at > clock_timestamp() - make_interval(mins => ${sql.lit(UNDO_MINUTES)})`

/** Facts as they were before a merge that is there to stay. */
export const isPastUndo = sql<SqlBool>`tmf_id_merge not in (select id from technology_merges where ${canBeUndone})`

/** What somebody merged last, as long as it can be undone. */
export const openMergeOf = (read: Reader, technology: number, actorId: number) =>
  read
    .selectFrom('technology_merges')
    .selectAll()
    .where('tmg_id_from', '=', technology)
    .where('tmg_id_user', '=', actorId)
    .where(canBeUndone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was merged into another one comes back by taking the merge back, with all that it had. */
export const isNotMerged = sql<SqlBool>`not exists (select from technology_merges as m
  where m.tmg_id_from = t.id and m.tmg_undone_at is null)`

/** Of each the colour that charts show it in, whatever became of it. */
export const technologyColors = async (read: Reader): Promise<ReadonlyMap<number, ChartColor>> => {
  const rows = await technologiesIn(read).select(['t.id', 't.anc_color']).execute()
  return new Map(rows.map(({ id, anc_color }) => [id, anc_color]))
}

export const technologyLogRules: LogRules = {
  types: ['technology'],
  ...nameRules({ table: 'ad_network_categories', name: 'anc_name' }),
  // How much was reported is counted over all websites.
  hides: ({ scope }) => (scope === 'all' ? {} : { fields: ['tmg_facts', 'tmg_facts_added'] }),
}
