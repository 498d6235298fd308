import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { assertOrderReportAskable, exportOrderReport } from './order-report.export'
import { listOrderReport } from './order-report.list'

const calls = endpoints.report

export const orderReportRoutes = [
  guarded(calls.report02, (ctx, { body }) => listOrderReport(reportRequester(ctx), body)),
  guardedSheet(calls.report02File, exportOrderReport, assertOrderReportAskable),
]
