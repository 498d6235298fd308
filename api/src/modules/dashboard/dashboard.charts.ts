import { type BodyOf, type ChartAnswer, type ChartName, type endpoints, shownOf } from '@candela/shared-contract'
import { type Asker, fieldOf, gather } from '../report/report.gather'
import { ghostOf } from '../report/report.lines'
import { presented } from '../report/report.service'
import { notesFor } from './dashboard.notes'
import { CHART_ASKS } from './dashboard.queries'

/** Charts of time and of websites say how it was before. */
const COMPARED: ReadonlySet<ChartName> = new Set(['daily', 'websites'])
const MOST_WEBSITES = 10

export const chartFor = async (
  asker: Asker,
  { chart, period, currency, filters = {} }: BodyOf<typeof endpoints.dashboard.charts>,
): Promise<ChartAnswer> => {
  const { dimensions, metrics } = CHART_ASKS[chart]
  const field = await fieldOf(asker, { period, compare: COMPARED.has(chart) ? 'previous' : 'none', currency, filters })
  const [groups, notes] = await Promise.all([
    gather(asker, field, CHART_ASKS[chart]),
    chart === 'daily' ? notesFor(asker, field) : [],
  ])
  const answer = presented(asker, field, groups, {
    dimensions,
    metrics,
    limit: chart === 'websites' ? MOST_WEBSITES : undefined,
  })
  if (chart !== 'daily') return answer
  const ghost = field.compared ? ghostOf(groups, field.compared) : []
  return {
    ...answer,
    ghost: ghost
      .filter(({ total }) => !total.isUnrated)
      .map(({ day, total }) => ({ day, net: shownOf('net', total.sums) ?? '0.00', rpm: shownOf('rpm', total.sums) })),
    notes,
  }
}
