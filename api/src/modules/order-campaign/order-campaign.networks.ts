import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { type FieldProblem, throwIfAny } from '../../platform/http/app-error'
import { rethrowAsTaken } from '../../platform/record'
import type { Tx } from '../../platform/write'
import { networksWithCampaigns } from './order-campaign.repository'

type Campaign = Pick<Row<'order_campaigns'>, 'id' | 'orc_id_ad_network_category'>
type Candidate = Awaited<ReturnType<typeof networksWithCampaigns>>[number]

/** The ad networks of a campaign that are there: of those that were removed the row stays for when they come back. */
export const networkIdsOf = async ({ read }: Tx, campaign: number): Promise<number[]> => {
  const rows = await read
    .selectFrom('order_campaign_networks as l')
    .innerJoin('ad_networks as n', 'n.id', 'l.ocn_id_ad_network')
    .where('l.ocn_id_order_campaign', '=', campaign)
    .where('n.deleted_at', 'is', null)
    .select('n.id')
    .execute()
  return rows.map(({ id }) => id)
}

const problemsOf = (
  network: Candidate | undefined,
  { id, orc_id_ad_network_category }: Campaign,
  index: number,
): FieldProblem[] => {
  if (!network || network.deleted_at !== null) return [{ field: `networks.${index}`, code: 'notAnOption' }]
  const { campaign, campaign_deleted_at, technology, adn_name: name } = network
  if (campaign !== null && campaign !== id && campaign_deleted_at === null)
    return [{ field: 'networks', code: 'networkTaken', name }]
  return technology === orc_id_ad_network_category ? [] : [{ field: 'networks', code: 'otherTechnology', name }]
}

/**
 * The ad networks of a campaign become these. What a removed campaign still has is taken from it. `isMoved`: the campaign
 * has another technology now, which those that stay are asked about as well.
 */
export const setNetworksIn = async (
  tx: Tx,
  campaign: Campaign,
  networks: readonly number[],
  isMoved: boolean,
): Promise<void> => {
  const present = await networkIdsOf(tx, campaign.id)
  const coming = networks.filter(id => !present.includes(id))
  const leaving = present.filter(id => !networks.includes(id))
  const asked = isMoved ? networks : coming
  const found = new Map((await networksWithCampaigns(tx.read, asked)).map(each => [each.id, each]))
  throwIfAny(asked.flatMap(id => problemsOf(found.get(id), campaign, networks.indexOf(id))))
  if (coming.length + leaving.length === 0) return
  const ties = await tx.read
    .selectFrom('order_campaign_networks')
    .selectAll()
    .where(isOneOf('ocn_id_ad_network', [...leaving, ...coming]))
    .orderBy('id')
    .execute()
  await tx.removeAll('order_campaign_networks', ties)
  await tx
    .insertAll(
      'order_campaign_networks',
      coming.map(ocn_id_ad_network => ({ ocn_id_order_campaign: campaign.id, ocn_id_ad_network })),
    )
    .catch(rethrowAsTaken('order_campaign_networks_network', 'networks', 'networkTaken'))
  await tx.touch('order_campaigns', campaign.id)
}
