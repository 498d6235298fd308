import {
  COMPARISONS,
  type Comparison,
  type Currency,
  ORDER_REPORT_BY,
  ORDER_REPORT_METRICS,
  type OrderReportBy,
  type OrderReportMetric,
  type OrderReportQuery,
  TYPES,
  type TypeValue,
  writeAddress,
} from '@candela/shared-contract'
import type { ReportAddress, ReportState } from '../report/useReport'
import { readAddress, USUAL_PERIOD } from '../shared/address'

const LISTS = ['website', 'account', 'technology', 'orderCampaign', 'order', 'manager'] as const

export type Filters = { period: string; compare: Comparison; status: TypeValue<'adNetworkStatus'>[] } & Record<
  (typeof LISTS)[number],
  string[]
>
export type Display = {
  by: OrderReportBy
  sort: { field: OrderReportMetric | 'name'; dir: 'asc' | 'desc' } | null
  hidesEmpty: boolean
  measure: OrderReportMetric | null
}
export type OrdersState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  ...{ period: USUAL_PERIOD, compare: 'previous', status: [], website: [], account: [] },
  ...{ technology: [], orderCampaign: [], order: [], manager: [] },
}

const YES = '1'
const SORTS = ['name', ...ORDER_REPORT_METRICS] as const

const stateIn = (search: string): OrdersState => {
  const { text, ids, some, one, period, currency } = readAddress(search)
  const sorted = text('sort') ?? ''
  const field = SORTS.find(each => each === sorted.replace(/^-/, ''))
  return {
    filters: {
      period: period ?? (text('period') ? '' : USUAL_PERIOD),
      compare: one('compare', COMPARISONS) ?? 'previous',
      status: some('status', TYPES.adNetworkStatus),
      website: ids('website'),
      account: ids('account'),
      technology: ids('technology'),
      orderCampaign: ids('orderCampaign'),
      order: ids('order'),
      manager: ids('manager'),
    },
    display: {
      by: one('by', ORDER_REPORT_BY) ?? 'orderCampaign',
      sort: field ? { field, dir: sorted.startsWith('-') ? 'desc' : 'asc' } : null,
      hidesEmpty: text('hidesEmpty') === YES,
      measure: one('measure', ORDER_REPORT_METRICS) ?? null,
    },
    currency,
  }
}

const toSearch = ({ filters, display, currency }: OrdersState): string =>
  writeAddress({
    ...filters,
    compare: filters.compare === 'previous' ? null : filters.compare,
    by: display.by === 'orderCampaign' ? null : display.by,
    sort: display.sort && `${display.sort.dir === 'desc' ? '-' : ''}${display.sort.field}`,
    hidesEmpty: display.hidesEmpty ? YES : null,
    measure: display.measure,
    currency,
  })

export const ordersAddress: ReportAddress<Filters, Display> = { name: 'orders', stateIn, toSearch }

export const questionOf = ({ filters, display }: OrdersState, currency: Currency): OrderReportQuery => {
  const { period, compare, ...lists } = filters
  const chosen = Object.entries(lists).filter(([, values]) => values.length > 0)
  return {
    ...{ period, compare, currency, by: display.by },
    ...(chosen.length > 0 && { filters: Object.fromEntries(chosen) }),
    ...(display.sort && { sort: display.sort }),
    ...(display.hidesEmpty && { hidesEmpty: true }),
  }
}

/** An order or a campaign, day by day. */
export const drillTo = (asked: OrdersState, id: number): OrdersState | undefined => {
  const { by } = asked.display
  if (by === 'date') return undefined
  return {
    ...asked,
    filters: { ...asked.filters, [by]: [String(id)] },
    display: { ...asked.display, by: 'date', sort: null },
  }
}
