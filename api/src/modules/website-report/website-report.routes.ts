import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { assertWebsiteReportAskable, exportWebsiteReport } from './website-report.export'
import { listWebsiteReport } from './website-report.list'

const calls = endpoints.report

export const websiteReportRoutes = [
  guarded(calls.report04, (ctx, { body }) => listWebsiteReport(reportRequester(ctx), body)),
  guardedSheet(calls.report04File, exportWebsiteReport, assertWebsiteReportAskable),
]
