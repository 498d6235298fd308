import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { assertColumns, exportPerformance } from './explorer.export'
import { listPerformance } from './explorer.list'
import { assertAskableAsFile } from './explorer.question'

const calls = endpoints.report

export const explorerRoutes = [
  guarded(calls.performance, (ctx, { body }) => listPerformance(reportRequester(ctx), body)),
  guardedSheet(calls.performanceFile, exportPerformance, (ctx, question) => {
    assertColumns(question)
    return assertAskableAsFile(reportRequester(ctx), question)
  }),
]
