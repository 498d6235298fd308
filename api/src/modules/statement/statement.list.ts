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
import { wrongField } from '../../platform/http/app-error'
import { maySeeMetric } from '../report/report.audience'
import { type Asker, chosenDimensions, type Field, fieldOf, gather } from '../report/report.gather'
import { presented } from '../report/report.service'
import { dimensionsOf, isOfTime, metricsBeside } from './statement.queries'

/** Whom a statement is about, and what it has to say to this reader. */
export type Statement = { field: Field; dimensions: readonly Dimension[]; metrics: StatementMetric[] }

export const statementOf = async (asker: Asker, query: StatementQuery): Promise<Statement> => {
  const { period, compare = 'previous', currency, filters = {} } = query
  const field = await fieldOf(asker, { period, compare, currency, filters })
  const dimensions = dimensionsOf(query)
  const metrics = metricsBeside([...dimensions, ...chosenDimensions(filters)]).filter(metric =>
    maySeeMetric(field.audience, metric),
  )
  return { field, dimensions, metrics }
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

/** Its lines, and the same sums for the chart: lines and chart are one question. */
export const linesOf = async (
  asker: Asker,
  { field, dimensions, metrics }: Statement,
  query: StatementQuery,
): Promise<StatementAnswer> => {
  const sort = sortOf(query)
  const groups = await gather(asker, field, { dimensions, metrics })
  const answer = presented(asker, field, groups, { dimensions, metrics, sort, limit: MOST_STATEMENT_LINES })
  const step = STEP_DIMENSIONS[query.step]
  if (!isOfTime(query.step)) return { ...answer, metrics, steps: toSteps(answer, step) }
  const byStep = groups.map(group => ({ ...group, key: group.key.slice(0, 1) }))
  const ofTime = presented(asker, field, byStep, { dimensions: [step], metrics })
  return { ...answer, metrics, steps: toSteps(ofTime, step) }
}

export const listStatement = async (asker: Asker, query: StatementQuery): Promise<StatementAnswer> =>
  linesOf(asker, await statementOf(asker, query), query)
