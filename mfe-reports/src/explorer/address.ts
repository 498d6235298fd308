import {
  CURRENCIES,
  type Currency,
  canBreakDownBy,
  DIMENSIONS,
  type Dimension,
  MAX_FILE_DAYS,
  METRIC_KEYS,
  type MetricKey,
  MOST_ROW_DIMENSIONS,
  MOST_ROWS_PER_PAGE,
  type PerformanceQuery,
  TYPES,
  writeAddress,
} from '@candela/shared-contract'
import {
  readReportAddress,
  type Sort,
  type Span,
  textOfComparison,
  textOfSo,
  textOfSort,
  USUAL_SPAN,
} from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'

/** What the numbers can be narrowed by; `paid` is the currency of the ad network, for `currency` is the shown one. */
export const FILTERS = [
  'website',
  'account',
  'product',
  'technology',
  'adNetwork',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'paid',
  'author',
  'orderCampaign',
  'tier',
  'manager',
] as const
export type FilterName = (typeof FILTERS)[number]
export type Filters = Span & Record<FilterName, string[]>

export const dimensionOf = (filter: FilterName): Dimension => (filter === 'paid' ? 'currency' : filter)

export const CHARTS = ['line', 'stacked', 'bars', 'heat', 'scatter'] as const
export type ChartKind = (typeof CHARTS)[number]

export type Display = {
  rows: Dimension[]
  pivot: Dimension | null
  metrics: MetricKey[]
  sort: Sort<MetricKey | Dimension> | null
  hidesEmpty: boolean
  only: 'lowFill' | null
  /** Null: the one that suits the rows. */
  chart: ChartKind | null
  /** Null: the first of the metrics. */
  measure: MetricKey | null
  page: number
}

export type ExplorerState = ReportState<Filters, Display>

export const TIME: readonly Dimension[] = ['date', 'week', 'month']
const USUAL_METRICS: readonly MetricKey[] = ['net', 'total_impressions', 'ecpm', 'fill']

export const USUAL_FILTERS: Filters = {
  ...USUAL_SPAN,
  ...(Object.fromEntries(FILTERS.map(name => [name, []])) as unknown as Record<FilterName, string[]>),
}

export const USUAL_DISPLAY: Display = {
  rows: ['date'],
  pivot: null,
  metrics: [...USUAL_METRICS],
  sort: null,
  hidesEmpty: false,
  only: null,
  chart: null,
  measure: null,
  page: 1,
}

/** By what numbers are told apart or chosen: all of that decides which of them can be. */
export const dimensionsIn = ({ filters, display }: Pick<ExplorerState, 'filters' | 'display'>): Dimension[] => [
  ...display.rows,
  ...(display.pivot ? [display.pivot] : []),
  ...FILTERS.filter(name => filters[name].length > 0).map(dimensionOf),
]

export const isPossible = (metric: MetricKey, dimensions: readonly Dimension[]): boolean =>
  dimensions.every(dimension => canBreakDownBy(metric, dimension))

/** Those that are counted so finely; earnings always are. */
export const possibleMetrics = (metrics: readonly MetricKey[], dimensions: readonly Dimension[]): MetricKey[] => {
  const possible = metrics.filter(metric => isPossible(metric, dimensions))
  return possible.length > 0 ? possible : ['net']
}

/** The values of a closed list in the order that somebody chose them in. */
const inOrder = <V extends string>(text: string | null, of: readonly V[], most: number): V[] => {
  const known = (text ?? '').split(',').flatMap(each => of.find(value => value === each) ?? [])
  return [...new Set(known)].slice(0, most)
}

const TIERS = ['1', '2', '3', '4', '5'] as const

const stateIn = (search: string): ExplorerState => {
  const { span, text, ids, some, one, isSo, sort, currency } = readReportAddress(search, MAX_FILE_DAYS)
  const rows = inOrder(text('rows'), DIMENSIONS, MOST_ROW_DIMENSIONS)
  const metrics = inOrder(text('metrics'), METRIC_KEYS, METRIC_KEYS.length)
  const shape = {
    rows: rows.length > 0 ? rows : USUAL_DISPLAY.rows,
    metrics: metrics.length > 0 ? metrics : USUAL_DISPLAY.metrics,
  }
  const pivot = one('pivot', DIMENSIONS)
  const page = Number(text('page'))
  return {
    filters: {
      ...span,
      website: ids('website'),
      account: ids('account'),
      product: some('product', TYPES.product),
      technology: ids('technology'),
      adNetwork: ids('adNetwork'),
      adNetworkType: ids('adNetworkType'),
      format: some('format', TYPES.formatName),
      device: some('device', TYPES.device),
      adType: some('adType', TYPES.adType),
      paid: some('paid', CURRENCIES),
      author: [...new Set(new URLSearchParams(search).getAll('author'))],
      orderCampaign: ids('orderCampaign'),
      tier: some('tier', TIERS),
      manager: ids('manager'),
    },
    display: {
      ...shape,
      pivot: pivot && !shape.rows.includes(pivot) ? pivot : null,
      sort: sort([...shape.rows, ...shape.metrics]),
      hidesEmpty: isSo('hidesEmpty'),
      only: one('only', ['lowFill'] as const) ?? null,
      chart: one('chart', CHARTS) ?? null,
      measure: shape.metrics.find(each => each === text('measure')) ?? null,
      page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
    },
    currency,
  }
}

/** What is as usual says nothing, but for the days. */
const toSearch = ({ filters, display, currency }: ExplorerState): string =>
  writeAddress({
    ...filters,
    compare: textOfComparison(filters.compare),
    rows: String(display.rows) === String(USUAL_DISPLAY.rows) ? null : String(display.rows),
    pivot: display.pivot,
    metrics: String(display.metrics) === String(USUAL_METRICS) ? null : String(display.metrics),
    sort: textOfSort(display.sort),
    hidesEmpty: textOfSo(display.hidesEmpty),
    only: display.only,
    chart: display.chart,
    measure: display.measure,
    page: display.page > 1 ? String(display.page) : null,
    currency,
  })

export const explorerAddress: ReportAddress<Filters, Display> = {
  ...{ name: 'performance', stateIn, toSearch },
  atFirstPage: display => ({ ...display, page: 1 }),
}

/** With columns, rows are wide: fewer of them come at once, unless they are the days of a chart. */
const FEWER = 100

const isOfTime = ({ rows }: Pick<Display, 'rows'>): boolean => rows.length === 1 && TIME.includes(rows[0] ?? 'date')

/** What is asked: nothing that cannot be counted so finely, and nothing to sort by that is not there. */
export const questionOf = (state: ExplorerState, currency: Currency) => {
  const { filters, display } = state
  const { period, compare } = filters
  const { rows, pivot, sort, hidesEmpty, only, page } = display
  const metrics = possibleMetrics(display.metrics, dimensionsIn(state))
  const chosen = FILTERS.filter(name => filters[name].length > 0)
  return {
    ...{ period, compare, currency, rows, metrics, page },
    perPage: pivot && !isOfTime(display) ? FEWER : MOST_ROWS_PER_PAGE,
    ...(pivot && { pivot }),
    ...(chosen.length > 0 && {
      filters: Object.fromEntries(chosen.map(name => [dimensionOf(name), filters[name]])),
    }),
    ...(sort && [...rows, ...metrics].includes(sort.field) && { sort }),
    ...(hidesEmpty && { hidesEmpty }),
    ...(only && { only }),
  } satisfies PerformanceQuery
}
