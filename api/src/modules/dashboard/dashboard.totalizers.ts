import type { DashboardQuery, TotalizersAnswer } from '@candela/shared-contract'
import { type ReportRequester, reportContext } from '../report/report.context'
import { readReport } from '../report/report.service'
import { maySeeMetric } from '../report/report.visibility'
import { BREAKDOWNS } from './dashboard.breakdowns'

/** The numbers on top and their days. What the reader may not see is left out. */
export const totalizersFor = async (
  requester: ReportRequester,
  { period, currency, filters = {} }: DashboardQuery,
): Promise<TotalizersAnswer> => {
  const context = await reportContext(requester, { period, compare: 'previous', currency, filters })
  const metrics = BREAKDOWNS.totalizers.metrics.filter(metric => maySeeMetric(context.readerVisibility, metric))
  const { rows, totals, meta } = await readReport(requester, context, {
    ...BREAKDOWNS.totalizers,
    metrics,
    withLineChanges: false,
  })
  return { totals, days: rows.map(({ key, values }) => ({ day: String(key.date?.id), values })), meta }
}
