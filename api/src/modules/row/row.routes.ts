import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { bulkRows } from './row.bulk'
import { assertRowsAskable, exportRows } from './row.export'
import { historyOfRow } from './row.history'
import { listRows, rowChoices, totalsOfRows } from './row.list'
import { destroyRow, getRow, previewRow, storeRow, updateRow } from './row.service'

const calls = endpoints.adNetworkReport

export const rowRoutes = [
  guarded(calls.list, (ctx, { body }) => listRows(ctx, body)),
  guarded(calls.totals, (ctx, { body }) => totalsOfRows(ctx, body)),
  guardedSheet(calls.export, exportRows, assertRowsAskable),
  guarded(calls.choices, (ctx, { query }) => rowChoices(ctx, query)),
  guarded(calls.get, (ctx, { params }) => getRow(ctx, params.id)),
  guarded(calls.history, (ctx, { params }) => historyOfRow(ctx, params.id)),
  guarded(calls.preview, (ctx, { params, body }) => previewRow(ctx, params.id, body)),
  guarded(calls.store, (ctx, { body }) => storeRow(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateRow(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params, query }) => destroyRow(ctx, params.id, query.reason)),
  guarded(calls.bulk, (ctx, { body }) => bulkRows(ctx, body)),
]
