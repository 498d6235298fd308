import { type Dimension, STATEMENT_STEPS } from '@candela/shared-contract'
import { itNeverReadsAllFacts } from '../../../test/router-walk'
import { dimensionsOf, isOfTime, metricsDivisibleBy } from './statement.breakdowns'

const named = (filters: Dimension[]) =>
  STATEMENT_STEPS.flatMap(step =>
    (isOfTime(step) ? [false, true] : [false]).map(perWebsite => {
      const dimensions = dimensionsOf({ step, perWebsite })
      const metrics = metricsDivisibleBy([...dimensions, ...filters])
      return [`${dimensions.join(' and ')} of ${filters.join() || 'all'}`, { dimensions, metrics, filters }] as const
    }),
  )

itNeverReadsAllFacts([
  ...named([]),
  // Websites of one device are told apart by facts alone: whoever asks that has to choose them.
  ...(['device', 'technology'] as const)
    .flatMap(filter => named([filter]))
    .filter(([, { dimensions }]) => !dimensions.includes('website')),
])
