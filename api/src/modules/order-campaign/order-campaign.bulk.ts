import type { BulkAnswer, OrderCampaignBulk } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { campaignIdsInOrder, type UnpagedCampaignQuery } from './order-campaign.list'
import { mayChangeOrderCampaigns } from './order-campaign.policy'
import { campaignsIn } from './order-campaign.repository'
import { rethrowAsTakenOrderId } from './order-campaign.service'

const CAMPAIGNS: BulkRules<'order_campaigns', UnpagedCampaignQuery> = {
  table: 'order_campaigns',
  name: 'orderCampaign',
  writes: ['orc_status', 'deleted_at'],
  find: (ctx, read, question, window) => campaignIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) =>
    campaignsIn(read, reachOf(ctx.actor)).selectAll('c').where(isOneOf('c.id', ids)).execute(),
  nameOf: ({ orc_name }) => orc_name,
}

type CampaignChange = Exclude<OrderCampaignBulk, { action: 'undo' }>

const change = async (ctx: Ctx, tx: Tx, body: CampaignChange): Promise<BulkAnswer> => {
  const patch = body.action === 'status' ? body.payload : { deleted_at: new Date().toISOString() }
  const verdict = mayChangeOrderCampaigns(ctx.actor) ? { patch } : 'forbidden'
  const settled = await changeMany(ctx, tx, CAMPAIGNS, body, async () => () => verdict)
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, CAMPAIGNS, transaction, async changes => {
    const ids = changes.map(({ row }) => row.id)
    const columns = ['orc_id_ad_network_category', 'orc_ad_manager_order_id']
    const taken = await withTaken(tx.read, 'order_campaigns', columns, ids)
    return ({ row, patch }) => {
      if (!mayChangeOrderCampaigns(ctx.actor)) return 'forbidden'
      return patch.deleted_at === null && taken.has(row.id) ? 'orderIdTaken' : null
    }
  })
  return settled.answer
}

export const bulkOrderCampaigns = (ctx: Ctx, body: OrderCampaignBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'orderCampaign.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  ).catch(rethrowAsTakenOrderId)
