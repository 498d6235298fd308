import {
  type Dimension,
  MOST_STATEMENT_LINES,
  type ReportAnswer,
  type ReportQuery,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementMetric,
  type StatementQuery,
} from '@candela/shared-contract'
import { type AppError, wrongField } from '../../platform/http/app-error'
import {
  chosenDimensions,
  MOST_GROUPS,
  type ReportContext,
  type ReportRequester,
  readSumGroups,
  reportContext,
} from '../report/report.context'
import { presentReport } from '../report/report.service'
import { maySeeMetric } from '../report/report.visibility'
import { dimensionsOf, isOfTime, metricsDivisibleBy } from './statement.breakdowns'

/** Whom a statement is about, and what it has to say to this reader. */
export type StatementPlan = { context: ReportContext; dimensions: readonly Dimension[]; metrics: StatementMetric[] }

export const planOf = async (requester: ReportRequester, query: StatementQuery): Promise<StatementPlan> => {
  const { period, compare = 'previous', currency, filters = {} } = query
  const context = await reportContext(requester, { period, compare, currency, filters })
  const dimensions = dimensionsOf(query)
  const metrics = metricsDivisibleBy([...dimensions, ...chosenDimensions(filters)]).filter(metric =>
    maySeeMetric(context.readerVisibility, metric),
  )
  return { context, dimensions, metrics }
}

const sortOf = ({ step, sort }: StatementQuery): ReportQuery['sort'] => {
  if (!sort) return isOfTime(step) ? undefined : { field: 'net', dir: 'desc' }
  const { field, dir } = sort
  if (field !== 'time') return { field, dir }
  if (!isOfTime(step)) throw wrongField('sort.field', 'notAnOption')
  return { field: STEP_DIMENSIONS[step], dir }
}

const toSteps = ({ rows }: ReportAnswer, dimension: Dimension): StatementAnswer['steps'] =>
  rows.map(({ key, values }) => ({
    key: String(key[dimension]?.id ?? ''),
    label: key[dimension]?.label ?? '',
    values,
  }))

/** How many lines are answered, of how many sums, and what is said where there are more of these. */
export type Bounds = { lines: number; sums: number; refusal: () => AppError }
const ON_SCREEN: Bounds = {
  ...{ lines: MOST_STATEMENT_LINES, sums: MOST_GROUPS },
  refusal: () => wrongField('period', 'asFile'),
}

/** Its lines, and the same sums for the chart: lines and chart are one question. */
export const readStatement = async (
  requester: ReportRequester,
  { context, dimensions, metrics }: StatementPlan,
  query: StatementQuery,
  { lines: limit, sums, refusal } = ON_SCREEN,
): Promise<StatementAnswer> => {
  const sort = sortOf(query)
  const groups = await readSumGroups(requester, context, { dimensions, metrics }, sums)
  if (groups.length > sums) throw refusal()
  const answer = presentReport(requester, context, groups, { dimensions, metrics, sort, limit })
  const step = STEP_DIMENSIONS[query.step]
  if (!isOfTime(query.step)) return { ...answer, metrics, steps: toSteps(answer, step) }
  // Lines that are days, weeks or months and nothing else are what the chart draws.
  const isDrawn = dimensions.length === 1 && !sort && answer.meta.more === 0
  const byStep = () => groups.map(group => ({ ...group, key: group.key.slice(0, 1) }))
  const ofTime = isDrawn ? answer : presentReport(requester, context, byStep(), { dimensions: [step], metrics })
  return { ...answer, metrics, steps: toSteps(ofTime, step) }
}

export const listStatement = async (requester: ReportRequester, query: StatementQuery): Promise<StatementAnswer> =>
  readStatement(requester, await planOf(requester, query), query)
