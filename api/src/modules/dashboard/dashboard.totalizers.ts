import type { DashboardQuery, TotalizersAnswer } from '@candela/shared-contract'
import { maySeeMetric } from '../report/report.audience'
import { type Asker, fieldOf } from '../report/report.gather'
import { answerOf } from '../report/report.service'
import { ASKS } from './dashboard.queries'

/** The numbers on top and their days. What the reader may not see is left out. */
export const totalizersFor = async (
  asker: Asker,
  { period, currency, filters = {} }: DashboardQuery,
): Promise<TotalizersAnswer> => {
  const field = await fieldOf(asker, { period, compare: 'previous', currency, filters })
  const metrics = ASKS.totalizers.metrics.filter(metric => maySeeMetric(field.audience, metric))
  const { rows, totals, meta } = await answerOf(asker, field, { ...ASKS.totalizers, metrics, comparesLines: false })
  return { totals, days: rows.map(({ key, values }) => ({ day: String(key.date?.id), values })), meta }
}
