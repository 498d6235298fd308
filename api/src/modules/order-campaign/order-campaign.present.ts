import {
  type Currency,
  type OneOrderCampaign,
  type OrderCampaignRow,
  oneOrderCampaign,
  orderCampaignRowSchema,
} from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { abilitiesOf, pickShown } from '../../platform/present'
import { reachOf } from '../reach'
import { delivery7Of } from '../report/report.delivery7'
import { canOrderCampaign } from './order-campaign.policy'
import { networksOfCampaigns, type ReadCampaign } from './order-campaign.repository'

const canOf = (actor: Actor) => abilitiesOf(oneOrderCampaign.shape.can, action => canOrderCampaign(actor, action))

/** Campaigns with their ad networks and what these delivered. */
export const withDelivery = async (
  ctx: Ctx,
  read: Reader,
  campaigns: readonly ReadCampaign[],
  currency: Currency | undefined,
) => {
  const ids = campaigns.map(({ id }) => id)
  const tied = await networksOfCampaigns(read, reachOf(ctx.actor), ids)
  const networksOf = ({ id }: ReadCampaign) => tied.filter(({ campaign }) => campaign === id)
  const delivering = campaigns.map(campaign => ({
    technology: campaign.orc_id_ad_network_category,
    networks: networksOf(campaign).map(({ id }) => id),
  }))
  const delivered = await delivery7Of(ctx, read, delivering, currency)
  return campaigns.flatMap((campaign, index) => {
    const delivery = delivered[index]
    return delivery ? [{ ...campaign, ...delivery, networks: networksOf(campaign) }] : []
  })
}

export type ShownCampaign = Awaited<ReturnType<typeof withDelivery>>[number]

export const toOrderCampaignRow = (actor: Actor, campaign: ShownCampaign): OrderCampaignRow =>
  pickShown(orderCampaignRowSchema, { ...campaign, can: canOf(actor) })

/** As `get` answers it: the record and what the caller may do to it. */
export const presentOrderCampaign = async (
  ctx: Ctx,
  read: Reader,
  campaign: ReadCampaign,
  currency?: Currency,
): Promise<OneOrderCampaign> => {
  const [shown] = await withDelivery(ctx, read, [campaign], currency)
  if (!shown) throw new Error('a row went missing')
  const networks = shown.networks.filter(({ deleted_at }) => deleted_at === null)
  return {
    record: pickShown(oneOrderCampaign.shape.record, { ...shown, networks }),
    can: canOf(ctx.actor),
  }
}
