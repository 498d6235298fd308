import { type BodyOf, type endpoints, networkTypeLogConfig, type OneNetworkType } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { inTurnOfAccess } from '../ad-network/ad-network.service'
import { defineHistory } from '../logged'
import { networkTypeLogRules } from './network-type.repository'
import { changeNetworkTypeIn, networkTypeAccess } from './network-type.service'

const recordHistory = defineHistory({
  records: networkTypeAccess,
  revertible: networkTypeLogConfig.revert,
  shows: {},
  logged: networkTypeLogRules,
})

export const historyOfNetworkType = recordHistory.history

/** Gives a type back what one action took, with the rules of any other change. */
export const revertNetworkType = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.adNetworkType.revert>,
): Promise<OneNetworkType> =>
  write(writeContext(ctx), 'adNetworkType.revert', async tx => {
    await inTurnOfAccess(tx)
    const { row, record } = await networkTypeAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeNetworkTypeIn(ctx, tx, row, values)
  })
