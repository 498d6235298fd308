import { adNetworkLogConfig, type BodyOf, type endpoints, type OneAdNetwork } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { defineHistory } from '../logged'
import { holdNamed } from './ad-network.facts'
import { canAdNetwork } from './ad-network.policy'
import { adNetworkLogRules, HIDDEN_ACCESS } from './ad-network.repository'
import { adNetworkAccess, changeAdNetworkIn } from './ad-network.service'

const recordHistory = defineHistory({
  records: adNetworkAccess,
  revertible: adNetworkLogConfig.revert,
  shows: {
    ad_networks: ['adn_id_ad_network_type', 'adn_domain', 'adn_access_changed_at'],
    ad_network_credentials: ['crd_credential', 'crd_value', 'crd_secret'],
    ad_network_connections: ['con_result', 'con_status'],
  },
  logged: adNetworkLogRules,
  // Who is not shown its access is not told when it changed either.
  hidesOfRecord: (network, actor) => (canAdNetwork(actor, 'update', network) ? {} : HIDDEN_ACCESS),
})

export const historyOfAdNetwork = recordHistory.history

/** Gives a network back what one action took, with the rules of any other change. */
export const revertAdNetwork = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.adNetwork.revert>,
): Promise<OneAdNetwork> =>
  write(writeContext(ctx), 'adNetwork.revert', async tx => {
    // What it is going to name is held before it is, as in any change; the trail says the same afterwards.
    const shown = await adNetworkAccess.findOrThrow(ctx, tx.read, id, 'update')
    const { values: named } = await recordHistory.changesToRevert(ctx, tx, shown, transaction)
    await holdNamed(tx, named.adn_id_ad_network_category, undefined)
    const { row, record } = await adNetworkAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeAdNetworkIn(ctx, tx, row, values)
  })
