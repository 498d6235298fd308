import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { closeChecks } from './month-close.checks'
import { listMonths } from './month-close.months'
import { rehearse } from './month-close.rehearse'
import { closeMonth, reopenMonth } from './month-close.service'

const calls = endpoints.currencyExchange

export const monthCloseRoutes = [
  guarded(calls.months, ctx => listMonths(ctx)),
  guarded(calls.closeChecks, (ctx, { body }) => closeChecks(ctx, body.month)),
  guarded(calls.rehearse, (ctx, { body }) => rehearse(ctx, body.month, body.rates)),
  guarded(calls.closeMonth, (ctx, { body }) => closeMonth(ctx, body)),
  guarded(calls.reopenMonth, (ctx, { body }) => reopenMonth(ctx, body)),
]
