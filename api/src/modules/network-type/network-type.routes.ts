import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkNetworkTypes } from './network-type.bulk'
import { historyOfNetworkType, revertNetworkType } from './network-type.history'
import { exportNetworkTypes, listNetworkTypes, networkTypeOptions } from './network-type.list'
import { networkTypeRemoved } from './network-type.removed'
import { destroyNetworkType, networkTypeAccess, storeNetworkType, updateNetworkType } from './network-type.service'

const calls = endpoints.adNetworkType

export const networkTypeRoutes = [
  guarded(calls.list, (ctx, { body }) => listNetworkTypes(ctx, body)),
  guardedSheet(calls.export, exportNetworkTypes),
  guarded(calls.simpleList, ({ app }, { query }) => networkTypeOptions(app.database.read, query)),
  guarded(calls.get, (ctx, { params }) => networkTypeAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeNetworkType(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateNetworkType(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyNetworkType(ctx, params.id)),
  ...removedRoutes(calls, networkTypeRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkNetworkTypes(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfNetworkType(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertNetworkType(ctx, params.id, body)),
]
