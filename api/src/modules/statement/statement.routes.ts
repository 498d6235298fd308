import { endpoints } from '@candela/shared-contract'
import { guarded, guardedFile } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { choicesFor } from './statement.choices'
import { exportStatement } from './statement.export'
import { listStatement } from './statement.list'

const calls = endpoints.candelaReport

export const statementRoutes = [
  guarded(calls.list, (ctx, { body }) => listStatement(reportRequester(ctx), body)),
  guardedFile(calls.export, (ctx, { body }) => exportStatement(ctx, body)),
  guarded(endpoints.report.filters, ctx => choicesFor(reportRequester(ctx))),
]
