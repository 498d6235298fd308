import {
  type BodyOf,
  type ChartAnswer,
  type ChartColor,
  type ChartName,
  type endpoints,
  metricDecimal,
} from '@candela/shared-contract'
import { type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { previousSumsByDay } from '../report/report.lines'
import { presentReport } from '../report/report.service'
import { technologyColors } from '../technology/technology.repository'
import { CHART_BREAKDOWNS } from './dashboard.breakdowns'
import { notesFor } from './dashboard.notes'

/** Charts of time and of websites say how it was before. */
const COMPARED: ReadonlySet<ChartName> = new Set(['daily', 'websites'])
const MOST_WEBSITES = 10

type Row = ChartAnswer['rows'][number]

/** A technology has its own colour in every chart. */
const inItsColor = (row: Row, colors: ReadonlyMap<number, ChartColor>): Row => {
  const { technology } = row.key
  if (!technology) return row
  return { ...row, key: { ...row.key, technology: { ...technology, color: colors.get(Number(technology.id)) } } }
}

export const chartFor = async (
  requester: ReportRequester,
  { chart, period, currency, filters = {} }: BodyOf<typeof endpoints.dashboard.charts>,
): Promise<ChartAnswer> => {
  const { dimensions, metrics } = CHART_BREAKDOWNS[chart]
  const context = await reportContext(requester, {
    period,
    compare: COMPARED.has(chart) ? 'previous' : 'none',
    currency,
    filters,
  })
  const [groups, notes, colors] = await Promise.all([
    readSumGroups(requester, context, CHART_BREAKDOWNS[chart]),
    chart === 'daily' ? notesFor(requester, context) : [],
    chart === 'technology' ? technologyColors(requester.read) : null,
  ])
  const answer = presentReport(requester, context, groups, {
    dimensions,
    metrics,
    limit: chart === 'websites' ? MOST_WEBSITES : undefined,
  })
  if (colors) return { ...answer, rows: answer.rows.map(row => inItsColor(row, colors)) }
  if (chart !== 'daily') return answer
  const previousDays = context.comparedPeriods ? previousSumsByDay(groups, context.comparedPeriods) : []
  return {
    ...answer,
    ghost: previousDays
      .filter(({ total }) => !total.isUnrated)
      .map(({ day, total }) => ({
        day,
        net: metricDecimal('net', total.sums) ?? '0.00',
        rpm: metricDecimal('rpm', total.sums),
      })),
    notes,
  }
}
