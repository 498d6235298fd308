import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkShares } from './share.bulk'
import { historyOfShare } from './share.history'
import { exportShares, listShares } from './share.list'
import { previewShare } from './share.preview'
import { shareRemoved } from './share.removed'
import { destroyShare, shareAccess, storeShare, timelineOf, updateShare } from './share.service'

const calls = endpoints.websiteRevenueShare

export const shareRoutes = [
  guarded(calls.list, (ctx, { body }) => listShares(ctx, body)),
  guardedSheet(calls.export, exportShares),
  guarded(calls.timeline, (ctx, { query }) => timelineOf(ctx, query)),
  guarded(calls.preview, (ctx, { body }) => previewShare(ctx, body)),
  guarded(calls.get, (ctx, { params }) => shareAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeShare(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateShare(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyShare(ctx, params.id)),
  ...removedRoutes(calls, shareRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkShares(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfShare(ctx, params.id, query.before)),
]
