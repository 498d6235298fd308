import type { OneOrderCampaign, OrderCampaignCreateBody, OrderCampaignUpdateBody } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, wrongField } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { holdNamed } from '../ad-network/ad-network.facts'
import { isOfferedTechnology } from '../ad-network/ad-network.repository'
import { reachOf } from '../reach'
import { networkIdsOf, setNetworksIn } from './order-campaign.networks'
import { canOrderCampaign, mayChangeOrderCampaigns, type OrderCampaignAction } from './order-campaign.policy'
import { presentOrderCampaign } from './order-campaign.present'
import { campaignInReach } from './order-campaign.repository'

export const orderCampaignAccess = defineRecordAccess({
  table: 'order_campaigns',
  find: (read, actor, id) => campaignInReach(read, reachOf(actor), id),
  may: (actor, action: OrderCampaignAction) => canOrderCampaign(actor, action),
  present: presentOrderCampaign,
})

export const rethrowAsTakenOrderId = rethrowAsTaken(
  'order_campaigns_order_id',
  'orc_ad_manager_order_id',
  'orderIdTaken',
)

const assertOfferedTechnology = async (tx: Tx, id: number): Promise<void> => {
  await holdNamed(tx, id, undefined)
  if (!(await isOfferedTechnology(tx.read, id))) throw wrongField('orc_id_ad_network_category', 'notAnOption')
}

export const storeOrderCampaign = (ctx: Ctx, { networks = [], ...facts }: OrderCampaignCreateBody) =>
  write(writeContext(ctx), 'orderCampaign.store', async tx => {
    if (!mayChangeOrderCampaigns(ctx.actor)) throw new AppError('forbidden')
    await assertOfferedTechnology(tx, facts.orc_id_ad_network_category)
    const campaign = await tx
      .insert('order_campaigns', { ...facts, orc_link: facts.orc_link ?? null, deleted_at: null })
      .catch(rethrowAsTakenOrderId)
    await setNetworksIn(tx, campaign, networks, false)
    return orderCampaignAccess.answer(ctx, tx.read, campaign.id)
  })

export type OrderCampaignChange = Omit<OrderCampaignUpdateBody, 'updated_at'>

/** Changes a campaign that is held, with the rules of any change. */
export const changeOrderCampaignIn = async (
  ctx: Ctx,
  tx: Tx,
  row: Row<'order_campaigns'>,
  { networks, ...facts }: OrderCampaignChange,
): Promise<OneOrderCampaign> => {
  const { orc_id_ad_network_category: technology = row.orc_id_ad_network_category } = facts
  const isMoved = technology !== row.orc_id_ad_network_category
  if (isMoved) await assertOfferedTechnology(tx, technology)
  const after = await tx.update('order_campaigns', row, facts).catch(rethrowAsTakenOrderId)
  if (networks || isMoved) await setNetworksIn(tx, after, networks ?? (await networkIdsOf(tx, row.id)), isMoved)
  return orderCampaignAccess.answer(ctx, tx.read, row.id)
}

export const updateOrderCampaign = (ctx: Ctx, id: number, { updated_at, ...change }: OrderCampaignUpdateBody) =>
  write(writeContext(ctx), 'orderCampaign.update', async tx => {
    await holdNamed(tx, change.orc_id_ad_network_category, undefined)
    const { row } = await orderCampaignAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeOrderCampaignIn(ctx, tx, row, change)
  })

export const destroyOrderCampaign = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'orderCampaign.destroy', async tx => {
    const { row } = await orderCampaignAccess.lock(ctx, tx, id, 'destroy')
    await tx.update('order_campaigns', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreOrderCampaignIn = async (
  ctx: Ctx,
  tx: Tx,
  row: Row<'order_campaigns'>,
): Promise<OneOrderCampaign> => {
  await tx.update('order_campaigns', row, { deleted_at: null }).catch(rethrowAsTakenOrderId)
  return orderCampaignAccess.answer(ctx, tx.read, row.id)
}
