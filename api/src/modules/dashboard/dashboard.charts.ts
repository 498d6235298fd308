import { type BodyOf, type ChartAnswer, type ChartName, type endpoints, shownOf } from '@candela/shared-contract'
import { type ReportReader, readSumGroups, reportContext } from '../report/report.context'
import { comparedDaysOf } from '../report/report.lines'
import { presentReport } from '../report/report.service'
import { notesFor } from './dashboard.notes'
import { CHART_BREAKDOWNS } from './dashboard.queries'

/** Charts of time and of websites say how it was before. */
const COMPARED: ReadonlySet<ChartName> = new Set(['daily', 'websites'])
const MOST_WEBSITES = 10

export const chartFor = async (
  reader: ReportReader,
  { chart, period, currency, filters = {} }: BodyOf<typeof endpoints.dashboard.charts>,
): Promise<ChartAnswer> => {
  const { dimensions, metrics } = CHART_BREAKDOWNS[chart]
  const context = await reportContext(reader, {
    period,
    compare: COMPARED.has(chart) ? 'previous' : 'none',
    currency,
    filters,
  })
  const [groups, notes] = await Promise.all([
    readSumGroups(reader, context, CHART_BREAKDOWNS[chart]),
    chart === 'daily' ? notesFor(reader, context) : [],
  ])
  const answer = presentReport(reader, context, groups, {
    dimensions,
    metrics,
    limit: chart === 'websites' ? MOST_WEBSITES : undefined,
  })
  if (chart !== 'daily') return answer
  const ghost = context.compared ? comparedDaysOf(groups, context.compared) : []
  return {
    ...answer,
    ghost: ghost
      .filter(({ total }) => !total.isUnrated)
      .map(({ day, total }) => ({ day, net: shownOf('net', total.sums) ?? '0.00', rpm: shownOf('rpm', total.sums) })),
    notes,
  }
}
