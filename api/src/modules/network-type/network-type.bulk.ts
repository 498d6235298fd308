import type { BulkAnswer, NetworkTypeBulk } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { caseless, isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { networkTypeIdsInOrder, type UnpagedNetworkTypeQuery } from './network-type.list'
import { canNetworkType, objectionToRemoval } from './network-type.policy'
import { networkTypesIn, usesOf } from './network-type.repository'
import { rethrowAsTakenName } from './network-type.service'

const NETWORK_TYPES: BulkRules<'ad_network_types', UnpagedNetworkTypeQuery> = {
  table: 'ad_network_types',
  name: 'adNetworkType',
  writes: ['ant_status', 'deleted_at'],
  find: ({ actor }, read, question, window) => networkTypeIdsInOrder(read, reachOf(actor), question, window),
  rowsIn: (_ctx, read, ids) => networkTypesIn(read).selectAll('t').where(isOneOf('t.id', ids)).execute(),
  nameOf: ({ ant_name }) => ant_name,
}

/** Of each type why it is not removed, where ad networks use it. */
const objectionsIn = async (tx: Tx, rows: readonly { id: number }[]) => {
  const uses = await usesOf(
    tx.read,
    rows.map(({ id }) => id),
  )
  return new Map(uses.map(({ id, ...use }) => [id, objectionToRemoval(use)]))
}

type NetworkTypeChange = Exclude<NetworkTypeBulk, { action: 'undo' }>

const change = async (ctx: Ctx, tx: Tx, body: NetworkTypeChange): Promise<BulkAnswer> => {
  const settled = await changeMany(ctx, tx, NETWORK_TYPES, body, async rows => {
    if (body.action === 'status') return () => ({ patch: body.payload })
    if (!canNetworkType(ctx.actor, 'destroy')) return () => 'forbidden'
    const objections = await objectionsIn(tx, rows)
    const patch = { deleted_at: new Date().toISOString() }
    return ({ id }) => objections.get(id) ?? { patch }
  })
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, NETWORK_TYPES, transaction, async changes => {
    const rows = changes.map(({ row }) => row)
    const ids = rows.map(({ id }) => id)
    const taken = await withTaken(tx.read, 'ad_network_types', ['ant_name'], ids, caseless)
    const objections = await objectionsIn(tx, rows)
    return ({ row, patch }) => {
      if (patch.deleted_at !== undefined && !canNetworkType(ctx.actor, 'destroy')) return 'forbidden'
      if (patch.deleted_at) return objections.get(row.id) ?? null
      return patch.deleted_at === null && taken.has(row.id) ? 'taken' : null
    }
  })
  return settled.answer
}

export const bulkNetworkTypes = (ctx: Ctx, body: NetworkTypeBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'adNetworkType.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  ).catch(rethrowAsTakenName)
