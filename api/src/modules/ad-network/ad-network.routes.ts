import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkAdNetworks } from './ad-network.bulk'
import { retestAdNetwork, testAdNetwork } from './ad-network.connection'
import { historyOfAdNetwork, revertAdNetwork } from './ad-network.history'
import { accessOptions, adManagerOptions, adNetworkOptions, exportAdNetworks, listAdNetworks } from './ad-network.list'
import { storeManyAdNetworks } from './ad-network.many'
import { adNetworkRemoved } from './ad-network.removed'
import { searchAdNetworks } from './ad-network.search'
import { adNetworkAccess, destroyAdNetwork, storeAdNetwork, updateAdNetwork } from './ad-network.service'

const calls = endpoints.adNetwork

export const adNetworkRoutes = [
  guarded(calls.list, (ctx, { body }) => listAdNetworks(ctx, body)),
  guardedSheet(calls.export, exportAdNetworks),
  guarded(calls.search, (ctx, { body }) => searchAdNetworks(ctx, body)),
  guarded(calls.simpleList, (ctx, { query }) => adNetworkOptions(ctx, query)),
  guarded(calls.adManagers, (ctx, { query }) => adManagerOptions(ctx, query)),
  guarded(calls.accesses, (ctx, { query }) => accessOptions(ctx, query)),
  guarded(calls.get, (ctx, { params, query }) => adNetworkAccess.get(ctx, params.id, query.currency)),
  guarded(calls.store, (ctx, { body }) => storeAdNetwork(ctx, body)),
  guarded(calls.storeMany, (ctx, { body }) => storeManyAdNetworks(ctx, body)),
  guarded(calls.test, (ctx, { body }) => testAdNetwork(ctx, body)),
  guarded(calls.retest, (ctx, { params, body }) => retestAdNetwork(ctx, params.id, body)),
  guarded(calls.update, (ctx, { params, body }) => updateAdNetwork(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyAdNetwork(ctx, params.id)),
  ...removedRoutes(calls, adNetworkRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkAdNetworks(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfAdNetwork(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertAdNetwork(ctx, params.id, body)),
]
