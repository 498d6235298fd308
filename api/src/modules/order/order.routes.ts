import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { applyOrder, previewOrder } from './order.apply'
import { bulkOrders } from './order.bulk'
import { historyOfOrder, revertOrder } from './order.history'
import { exportOrders, listOrders, orderOptions } from './order.list'
import { orderRemoved } from './order.removed'
import { destroyOrder, orderAccess, storeOrder, updateOrder } from './order.service'

const calls = endpoints.order

export const orderRoutes = [
  guarded(calls.list, (ctx, { body }) => listOrders(ctx, body)),
  guardedSheet(calls.export, exportOrders),
  guarded(calls.simpleList, (ctx, { query }) => orderOptions(ctx, query)),
  guarded(calls.get, (ctx, { params }) => orderAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeOrder(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateOrder(ctx, params.id, body)),
  guarded(calls.preview, (ctx, { params, body }) => previewOrder(ctx, params.id, body)),
  guarded(calls.apply, (ctx, { params, body }) => applyOrder(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyOrder(ctx, params.id)),
  ...removedRoutes(calls, orderRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkOrders(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfOrder(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertOrder(ctx, params.id, body)),
]
