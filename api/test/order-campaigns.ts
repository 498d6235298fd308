import type { NewRow } from '../src/platform/db/schema'
import { aWebsiteOf } from './accounts'
import type { Product } from './product'
import { aNetworkWith, aTechnology } from './technologies'

let last = 0

/** A campaign without ad networks; made behind the API's back, so that a test begins where it wants to. */
export const aCampaign = async (product: Product, facts: Partial<NewRow<'order_campaigns'>> = {}) => {
  last += 1
  const technology = facts.orc_id_ad_network_category ?? (await aTechnology(product)).id
  return product.database.unaudited
    .insertInto('order_campaigns')
    .values({
      orc_name: `Test campaign ${last}`,
      orc_ad_manager_order_id: String(7_000_000 + last),
      orc_id_ad_network_category: technology,
      orc_link: null,
      deleted_at: null,
      ...facts,
    })
    .returning(['id', 'orc_name', 'orc_id_ad_network_category as technology', 'updated_at'])
    .executeTakeFirstOrThrow()
}

export const tieNetwork = ({ database }: Product, ocn_id_order_campaign: number, ocn_id_ad_network: number) =>
  database.unaudited
    .insertInto('order_campaign_networks')
    .values({ ocn_id_order_campaign, ocn_id_ad_network })
    .execute()

/** An ad network of this technology that serves this website. */
export const aNetworkServing = async (product: Product, technology: number, website: number | null) => {
  const network = await aNetworkWith(product, technology)
  await product.database.unaudited
    .updateTable('ad_networks')
    .set({ adn_id_website: website })
    .where('id', '=', network.id)
    .execute()
  return network
}

/** A campaign with an ad network that serves a website of this account. */
export const campaignOf = async (product: Product, account: number, facts: Partial<NewRow<'order_campaigns'>> = {}) => {
  const campaign = await aCampaign(product, facts)
  const website = await aWebsiteOf(product, account)
  const network = await aNetworkServing(product, campaign.technology, website.id)
  await tieNetwork(product, campaign.id, network.id)
  return { ...campaign, network: network.id, website: website.id }
}
