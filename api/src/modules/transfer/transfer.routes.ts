import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded, guardedFile } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { destroyAdjustment, disputeAdjustment, getTransfer, storeAdjustment } from './transfer.adjust'
import { bulkTransfers } from './transfer.bulk'
import { assertTransfersAskable, exportTransfers } from './transfer.export'
import { listTransfers } from './transfer.list'
import { nextPaymentOf } from './transfer.next'
import { invoiceFile, payTransfer, proofFile, sendInvoice, stepTransfer } from './transfer.service'
import { transferStatement } from './transfer.statement'

const calls = endpoints.report

export const transferRoutes = [
  guarded(calls.report05, (ctx, { body }) => listTransfers(reportRequester(ctx), body)),
  guardedSheet(calls.report05File, exportTransfers, assertTransfersAskable),
  guarded(calls.transfer, (ctx, { params }) => getTransfer(ctx, params.account, params.month)),
  guardedFile(calls.transferStatement, (ctx, { params }) => transferStatement(ctx, params.account, params.month)),
  guarded(calls.nextPayment, async (ctx, { body }) => ({
    payment: await nextPaymentOf(reportRequester(ctx), body.account),
  })),
  guarded(calls.sendInvoice, (ctx, { params, query, upload }) => sendInvoice(ctx, params.id, query, upload)),
  guardedFile(calls.invoiceFile, (ctx, { params }) => invoiceFile(ctx, params.id)),
  guarded(calls.payTransfer, (ctx, { params, query, upload }) => payTransfer(ctx, params.id, query, upload)),
  guardedFile(calls.proofFile, (ctx, { params }) => proofFile(ctx, params.id)),
  guarded(calls.stepTransfer, (ctx, { params, body }) => stepTransfer(ctx, params.id, body)),
  guarded(calls.bulkTransfers, (ctx, { body }) => bulkTransfers(ctx, body)),
  guarded(calls.storeAdjustment, (ctx, { body }) => storeAdjustment(ctx, body)),
  guarded(calls.destroyAdjustment, (ctx, { params }) => destroyAdjustment(ctx, params.id)),
  guarded(calls.disputeAdjustment, (ctx, { params, body }) => disputeAdjustment(ctx, params.id, body)),
]
