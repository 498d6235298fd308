import { endpoints } from '@candela/shared-contract'
import { guarded, served } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { withRecent } from '../report/report.recent'
import { approveWebsite, resubmitWebsite } from './website.approve'
import { bulkWebsites } from './website.bulk'
import { checklistOf } from './website.checklist'
import { exportWebsites } from './website.export'
import { historyOfWebsite } from './website.history'
import { websitePage } from './website.list'
import { websiteOptions } from './website.pickers'
import { toWebsiteRow } from './website.present'
import { revertWebsite } from './website.revert'
import { destroyWebsite, getWebsite, restoreWebsite, storeWebsite } from './website.service'
import { updateWebsite } from './website.update'

const calls = endpoints.website

export const websiteRoutes = [
  guarded(calls.list, async ({ app, actor }, { body }) => {
    const { read } = app.database
    const { rows, meta } = await websitePage(read, reachOf(actor), body)
    const earning = await withRecent(read, 'website', rows, body.currency)
    return { data: earning.map(row => toWebsiteRow(actor, row)), meta: { ...meta, asOf: new Date().toISOString() } }
  }),
  served(calls.export, (ctx, { body }) => exportWebsites(ctx, body)),
  guarded(calls.simpleList, ({ app, actor }, { query }) => websiteOptions(app.database.read, reachOf(actor), query)),
  guarded(calls.get, (ctx, { params, query }) => getWebsite(ctx, Number(params.id), query.currency)),
  guarded(calls.store, (ctx, { body }) => storeWebsite(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateWebsite(ctx, Number(params.id), body)),
  guarded(calls.approve, (ctx, { params, body }) => approveWebsite(ctx, Number(params.id), body)),
  guarded(calls.checklist, (ctx, { params }) => checklistOf(ctx, Number(params.id))),
  guarded(calls.resubmit, (ctx, { params }) => resubmitWebsite(ctx, Number(params.id))),
  guarded(calls.destroy, (ctx, { params }) => destroyWebsite(ctx, Number(params.id))),
  guarded(calls.restore, (ctx, { params }) => restoreWebsite(ctx, Number(params.id))),
  guarded(calls.bulk, (ctx, { body }) => bulkWebsites(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfWebsite(ctx, Number(params.id), query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertWebsite(ctx, Number(params.id), body)),
]
