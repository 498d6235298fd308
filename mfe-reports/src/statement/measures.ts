import type { StatementMetric } from '@candela/shared-contract'

/** By what the chart may be looked at, in the order of its choices. */
export const MEASURES = [
  'net',
  'gross',
  'revshare_pct',
  'margin',
  'total_impressions',
  'ecpm',
  'rpm',
  'fill',
  'pageviews',
  'imp_per_page',
] as const satisfies StatementMetric[]
export type Measure = (typeof MEASURES)[number]
