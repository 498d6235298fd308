import type { AdNetworkBulk, BulkAnswer } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { caseless, isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { adNetworkIdsInOrder, type UnpagedAdNetworkQuery } from './ad-network.list'
import { canAdNetwork } from './ad-network.policy'
import { adNetworksIn } from './ad-network.repository'
import { rethrowAsTakenName } from './ad-network.service'

const AD_NETWORKS: BulkRules<'ad_networks', UnpagedAdNetworkQuery> = {
  table: 'ad_networks',
  name: 'adNetwork',
  writes: ['adn_status', 'deleted_at'],
  find: (ctx, read, question, window) => adNetworkIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) =>
    adNetworksIn(read, reachOf(ctx.actor)).selectAll('n').where(isOneOf('n.id', ids)).execute(),
  nameOf: ({ adn_name }) => adn_name,
}

type AdNetworkChange = Exclude<AdNetworkBulk, { action: 'undo' }>

const change = async (ctx: Ctx, tx: Tx, body: AdNetworkChange): Promise<BulkAnswer> => {
  const now = new Date().toISOString()
  const settled = await changeMany(ctx, tx, AD_NETWORKS, body, async () => row => {
    if (!canAdNetwork(ctx.actor, body.action === 'destroy' ? 'destroy' : 'update', row)) return 'forbidden'
    return { patch: body.action === 'destroy' ? { deleted_at: now } : body.payload }
  })
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, AD_NETWORKS, transaction, async changes => {
    const ids = changes.map(({ row }) => row.id)
    const taken = await withTaken(tx.read, 'ad_networks', ['adn_name'], ids, caseless)
    return ({ row, patch }) => {
      if (!canAdNetwork(ctx.actor, patch.deleted_at === undefined ? 'update' : 'destroy', row)) return 'forbidden'
      return patch.deleted_at === null && taken.has(row.id) ? 'taken' : null
    }
  })
  return settled.answer
}

export const bulkAdNetworks = (ctx: Ctx, body: AdNetworkBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'adNetwork.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  ).catch(rethrowAsTakenName)
