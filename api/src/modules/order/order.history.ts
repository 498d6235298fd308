import { type BodyOf, type endpoints, type OneOrder, orderLogConfig } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { holdNamed } from '../ad-network/ad-network.facts'
import { defineHistory } from '../logged'
import { orderLogRules } from './order.repository'
import { changeOrderIn, orderAccess } from './order.service'

const recordHistory = defineHistory({
  records: orderAccess,
  revertible: orderLogConfig.revert,
  shows: {},
  logged: orderLogRules,
})

export const historyOfOrder = recordHistory.history

/** Gives an order back what one action took, with the rules of any other change. */
export const revertOrder = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.order.revert>,
): Promise<OneOrder> =>
  write(writeContext(ctx), 'order.revert', async tx => {
    // What it is going to name is held before it is, as in any change; the trail says the same afterwards.
    const shown = await orderAccess.findOrThrow(ctx, tx.read, id, 'update')
    const { values: named } = await recordHistory.changesToRevert(ctx, tx, shown, transaction)
    await holdNamed(tx, named.ord_id_ad_network_category, named.ord_id_ad_network_type)
    const { row, record } = await orderAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeOrderIn(ctx, tx, row, values)
  })
