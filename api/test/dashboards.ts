import { CHARTS, type Pair } from '@candela/shared-contract'

export const SEES_DASHBOARDS: readonly Pair[] = [
  'dashboard.totalizers',
  'dashboard.charts',
  'dashboard.errorLog',
  'dashboard.currencyExchange',
]

/** Every block that is asked for with a period: its call and what else it is sent. */
export const BLOCKS: readonly (readonly [path: string, facts: object])[] = [
  ['/dashboard/totalizers', {}],
  ['/dashboard/money', {}],
  ...CHARTS.map(chart => ['/dashboard/charts', { chart }] as const),
  ['/dashboard/movers', {}],
  ['/dashboard/coverage', {}],
  ['/dashboard/todo', {}],
]
