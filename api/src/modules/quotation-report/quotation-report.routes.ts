import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { assertQuotationReportAskable, exportQuotationReport } from './quotation-report.export'
import { listQuotationReport } from './quotation-report.list'

const calls = endpoints.report

export const quotationReportRoutes = [
  guarded(calls.report03, (ctx, { body }) => listQuotationReport(reportRequester(ctx), body)),
  guardedSheet(calls.report03File, exportQuotationReport, assertQuotationReportAskable),
]
