import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { reachOf } from '../reach'
import { bulkWebsites } from './website.bulk'
import { checklistOf } from './website.checklist'
import { approveWebsite, resubmitWebsite } from './website.decision'
import { historyOfWebsite, revertWebsite } from './website.history'
import { exportWebsites, listWebsites, websiteOptions } from './website.list'
import { websiteRemoved } from './website.removed'
import { searchWebsites } from './website.search'
import { destroyWebsite, storeWebsite, updateWebsite, websiteAccess } from './website.service'

const calls = endpoints.website

export const websiteRoutes = [
  guarded(calls.list, (ctx, { body }) => listWebsites(ctx, body)),
  guardedSheet(calls.export, exportWebsites),
  guarded(calls.search, (ctx, { body }) => searchWebsites(ctx, body)),
  guarded(calls.simpleList, ({ app, actor }, { query }) => websiteOptions(app.database.read, reachOf(actor), query)),
  guarded(calls.get, (ctx, { params, query }) => websiteAccess.get(ctx, params.id, query.currency)),
  guarded(calls.store, (ctx, { body }) => storeWebsite(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateWebsite(ctx, params.id, body)),
  guarded(calls.approve, (ctx, { params, body }) => approveWebsite(ctx, params.id, body)),
  guarded(calls.checklist, (ctx, { params }) => checklistOf(ctx, params.id)),
  guarded(calls.resubmit, (ctx, { params }) => resubmitWebsite(ctx, params.id)),
  guarded(calls.destroy, (ctx, { params }) => destroyWebsite(ctx, params.id)),
  ...removedRoutes(calls, websiteRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkWebsites(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfWebsite(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertWebsite(ctx, params.id, body)),
]
