import { type Dimension, METRICS, type MetricKey } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { isStaff } from '../reach'

/** Of the network's own order, and nobody's business outside it. */
const STAFF_DIMENSIONS: ReadonlySet<Dimension> = new Set(['tier', 'manager', 'orderCampaign'])

export type ReaderVisibility = { isStaff: boolean; seesGross: boolean }

export const readerVisibilityOf = (actor: Pick<Actor, 'scope'>, isGrossHidden: boolean): ReaderVisibility => ({
  isStaff: isStaff(actor),
  seesGross: isStaff(actor) || !isGrossHidden,
})

export const maySeeMetric = ({ isStaff, seesGross }: ReaderVisibility, metric: MetricKey): boolean => {
  const { audience } = METRICS[metric]
  return audience === 'all' || (audience === 'gross' ? seesGross : isStaff)
}

export const maySeeDimension = ({ isStaff }: ReaderVisibility, dimension: Dimension): boolean =>
  isStaff || !STAFF_DIMENSIONS.has(dimension)
