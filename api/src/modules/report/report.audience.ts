import { type Dimension, METRICS, type MetricKey } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { isStaff } from '../reach'

/** Of the network's own order, and nobody's business outside it. */
const STAFF_DIMENSIONS: ReadonlySet<Dimension> = new Set(['tier', 'manager'])

export type Audience = { isStaff: boolean; seesGross: boolean }

export const audienceOf = (actor: Pick<Actor, 'scope'>, isGrossHidden: boolean): Audience => ({
  isStaff: isStaff(actor),
  seesGross: isStaff(actor) || !isGrossHidden,
})

export const maySeeMetric = ({ isStaff, seesGross }: Audience, metric: MetricKey): boolean => {
  const { audience } = METRICS[metric]
  return audience === 'all' || (audience === 'gross' ? seesGross : isStaff)
}

export const maySeeDimension = ({ isStaff }: Audience, dimension: Dimension): boolean =>
  isStaff || !STAFF_DIMENSIONS.has(dimension)
