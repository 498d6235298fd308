import {
  canBreakDownBy,
  type Dimension,
  STATEMENT_METRICS,
  STEP_DIMENSIONS,
  type StatementMetric,
  type StatementQuery,
  type StatementStep,
} from '@candela/shared-contract'

/** Lines of websites are about the whole period. */
export const isOfTime = (step: StatementStep): boolean => step !== 'website'

/** By what lines are told apart: by time before by website. */
export const dimensionsOf = ({ step, perWebsite }: Pick<StatementQuery, 'step' | 'perWebsite'>): Dimension[] =>
  perWebsite && isOfTime(step) ? [STEP_DIMENSIONS[step], 'website'] : [STEP_DIMENSIONS[step]]

/** The numbers that are counted as finely as this. */
export const metricsDivisibleBy = (dimensions: readonly Dimension[]): StatementMetric[] =>
  STATEMENT_METRICS.filter(metric => dimensions.every(dimension => canBreakDownBy(metric, dimension)))
