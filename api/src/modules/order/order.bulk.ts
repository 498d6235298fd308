import type { BulkAnswer, OrderBulk } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { orderIdsInOrder, type UnpagedOrderQuery } from './order.list'
import { mayChangeOrders } from './order.policy'
import { ordersIn } from './order.repository'

const ORDERS: BulkRules<'orders', UnpagedOrderQuery> = {
  table: 'orders',
  name: 'order',
  writes: ['ord_status', 'deleted_at'],
  find: (ctx, read, question, window) => orderIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) => ordersIn(read, reachOf(ctx.actor)).selectAll('o').where(isOneOf('o.id', ids)).execute(),
  nameOf: ({ ord_name }) => ord_name,
}

type OrderChange = Exclude<OrderBulk, { action: 'undo' }>

const change = async (ctx: Ctx, tx: Tx, body: OrderChange): Promise<BulkAnswer> => {
  const patch = body.action === 'status' ? body.payload : { deleted_at: new Date().toISOString() }
  const verdict = mayChangeOrders(ctx.actor) ? { patch } : 'forbidden'
  const settled = await changeMany(ctx, tx, ORDERS, body, async () => () => verdict)
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const objection = mayChangeOrders(ctx.actor) ? null : 'forbidden'
  return (await undoMany(ctx, tx, ORDERS, transaction, async () => () => objection)).answer
}

export const bulkOrders = (ctx: Ctx, body: OrderBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'order.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : change(ctx, tx, body),
  )
