import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { choicesFor } from './statement.choices'
import { assertStatementAskable, exportStatement } from './statement.export'
import { listStatement } from './statement.list'

const calls = endpoints.candelaReport

export const statementRoutes = [
  guarded(calls.list, (ctx, { body }) => listStatement(reportRequester(ctx), body)),
  guardedSheet(calls.export, exportStatement, assertStatementAskable),
  guarded(endpoints.report.filters, ctx => choicesFor(reportRequester(ctx))),
]
