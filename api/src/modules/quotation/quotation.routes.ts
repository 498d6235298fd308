import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded, guardedFile } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkQuotations } from './quotation.bulk'
import { historyOfQuotation, revertQuotation } from './quotation.history'
import { checkQuotations, importQuotations, quotationTemplate } from './quotation.import'
import { exportQuotations, listQuotations, quotationGapsNow } from './quotation.list'
import { quotationRemoved } from './quotation.removed'
import { destroyQuotation, quotationAccess, storeQuotation, updateQuotation } from './quotation.service'

const calls = endpoints.currencyExchange

export const quotationRoutes = [
  guarded(calls.list, (ctx, { body }) => listQuotations(ctx, body)),
  guardedSheet(calls.export, exportQuotations),
  guarded(calls.gaps, ctx => quotationGapsNow(ctx)),
  guarded(calls.get, (ctx, { params }) => quotationAccess.get(ctx, params.id)),
  guardedFile(calls.importTemplate, ctx => quotationTemplate(ctx)),
  guarded(calls.importCheck, (ctx, { upload }) => checkQuotations(ctx, upload)),
  guarded(calls.import, (ctx, { upload, query }) => importQuotations(ctx, upload, query.fingerprint)),
  guarded(calls.store, (ctx, { body }) => storeQuotation(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateQuotation(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyQuotation(ctx, params.id)),
  ...removedRoutes(calls, quotationRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkQuotations(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfQuotation(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertQuotation(ctx, params.id, body)),
]
