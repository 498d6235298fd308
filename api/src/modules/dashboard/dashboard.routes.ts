import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { reportRequester } from '../report/report.context'
import { chartFor } from './dashboard.charts'
import { coverageFor } from './dashboard.coverage'
import { errorLogFor } from './dashboard.errors'
import { moneyFor } from './dashboard.money'
import { moversFor } from './dashboard.movers'
import { quotationsNow } from './dashboard.quotations'
import { todoFor } from './dashboard.todo'
import { totalizersFor } from './dashboard.totalizers'

const calls = endpoints.dashboard

export const dashboardRoutes = [
  guarded(calls.totalizers, (ctx, { body }) => totalizersFor(reportRequester(ctx), body)),
  guarded(calls.money, (ctx, { body }) => moneyFor(reportRequester(ctx), body)),
  guarded(calls.charts, (ctx, { body }) => chartFor(reportRequester(ctx), body)),
  guarded(calls.movers, (ctx, { body }) => moversFor(reportRequester(ctx), body)),
  guarded(calls.coverage, (ctx, { body }) => coverageFor(reportRequester(ctx), body)),
  guarded(calls.todo, (ctx, { body }) => todoFor(reportRequester(ctx), body)),
  guarded(calls.currencyExchange, ctx => quotationsNow(reportRequester(ctx))),
  guarded(calls.errorLog, ctx => errorLogFor(reportRequester(ctx))),
]
