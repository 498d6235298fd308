import { CHARTS, type ChartName, type Dimension, type MetricKey, TOTALIZERS } from '@candela/shared-contract'

export type DashboardBreakdown = { dimensions: readonly Dimension[]; metrics: readonly MetricKey[] }

/** The dimensions and metrics of each chart; its lines are sorted by the first metric. */
export const CHART_BREAKDOWNS = {
  daily: { dimensions: ['date'], metrics: ['net', 'rpm', 'pageviews'] },
  device: { dimensions: ['device'], metrics: ['net', 'total_impressions', 'ecpm', 'fill'] },
  technology: { dimensions: ['technology'], metrics: ['net', 'total_impressions', 'ecpm', 'fill'] },
  websites: { dimensions: ['website'], metrics: ['net', 'pageviews', 'total_impressions', 'rpm'] },
  formats: { dimensions: ['format'], metrics: ['net', 'ecpm', 'fill', 'viewability'] },
  adType: { dimensions: ['adType'], metrics: ['net', 'total_impressions', 'ecpm'] },
} as const satisfies Record<ChartName, DashboardBreakdown>

export const BREAKDOWNS = {
  totalizers: { dimensions: ['date'], metrics: TOTALIZERS },
  money: { dimensions: ['date'], metrics: ['net'] },
  movers: { dimensions: ['account'], metrics: ['net'] },
  deliveries: { dimensions: ['date', 'adNetwork'], metrics: ['total_requests'] },
  losses: { dimensions: ['website'], metrics: ['margin'] },
} as const satisfies Record<string, DashboardBreakdown>

/** Every question that a dashboard asks of numbers; a test sees to it that none of them reads all facts. */
export const DASHBOARD_ASKS: readonly (readonly [string, DashboardBreakdown])[] = [
  ...Object.entries(BREAKDOWNS),
  ...CHARTS.map(chart => [chart, CHART_BREAKDOWNS[chart]] as const),
]
