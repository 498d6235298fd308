import { type BodyOf, type endpoints, type OneOrderCampaign, orderCampaignLogConfig } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { TiedRow } from '../../platform/revert'
import { type Tx, write } from '../../platform/write'
import { holdNamed } from '../ad-network/ad-network.facts'
import { defineHistory } from '../logged'
import { networkIdsOf } from './order-campaign.networks'
import { orderCampaignLogRules } from './order-campaign.repository'
import { changeOrderCampaignIn, orderCampaignAccess } from './order-campaign.service'

const recordHistory = defineHistory({
  records: orderCampaignAccess,
  revertible: orderCampaignLogConfig.revert,
  shows: { order_campaign_networks: ['ocn_id_ad_network'] },
  logged: orderCampaignLogRules,
})

export const historyOfOrderCampaign = recordHistory.history

const idsIn = (rows: readonly TiedRow[], side: 'was' | 'became'): number[] =>
  rows.flatMap(row => {
    const id = row[side]?.ocn_id_ad_network
    return typeof id === 'number' ? [id] : []
  })

/** What that action added leaves, what it took away comes back; of the others nothing is said. */
const networksBack = async (tx: Tx, id: number, rows: readonly TiedRow[]): Promise<number[]> => {
  const came = idsIn(rows, 'became')
  const now = await networkIdsOf(tx, id)
  return [...new Set([...now.filter(network => !came.includes(network)), ...idsIn(rows, 'was')])]
}

/** Gives a campaign back what one action took, with the rules of any other change. */
export const revertOrderCampaign = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.orderCampaign.revert>,
): Promise<OneOrderCampaign> =>
  write(writeContext(ctx), 'orderCampaign.revert', async tx => {
    // What it is going to name is held before it is, as in any change; the trail says the same afterwards.
    const shown = await orderCampaignAccess.findOrThrow(ctx, tx.read, id, 'update')
    const { values: named } = await recordHistory.changesToRevert(ctx, tx, shown, transaction)
    await holdNamed(tx, named.orc_id_ad_network_category, undefined)
    const { row, record } = await orderCampaignAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values, rows } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    const networks = rows.length > 0 ? await networksBack(tx, id, rows) : undefined
    return changeOrderCampaignIn(ctx, tx, row, { ...values, networks })
  })
