import {
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
import {
  chosenOf,
  readReportAddress,
  type Sort,
  type Span,
  textOfComparison,
  textOfSo,
  textOfSort,
  USUAL_SPAN,
} from '../report/address'
import type { ReportAddress, ReportState } from '../report/useReport'

const LISTS = ['website', 'account', 'technology', 'orderCampaign', 'order', 'manager'] as const

export type Filters = Span & { status: TypeValue<'adNetworkStatus'>[] } & Record<(typeof LISTS)[number], string[]>
export type Display = {
  by: OrderReportBy
  sort: Sort<OrderReportMetric | 'name'> | null
  hidesEmpty: boolean
  measure: OrderReportMetric | null
}
export type OrdersState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  ...USUAL_SPAN,
  ...{ status: [], website: [], account: [] },
  ...{ technology: [], orderCampaign: [], order: [], manager: [] },
}

const SORTS = ['name', ...ORDER_REPORT_METRICS] as const

const stateIn = (search: string): OrdersState => {
  const { span, ids, some, one, isSo, sort, currency } = readReportAddress(search)
  return {
    filters: {
      ...span,
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
      sort: sort(SORTS),
      hidesEmpty: isSo('hidesEmpty'),
      measure: one('measure', ORDER_REPORT_METRICS) ?? null,
    },
    currency,
  }
}

const toSearch = ({ filters, display, currency }: OrdersState): string =>
  writeAddress({
    ...filters,
    compare: textOfComparison(filters.compare),
    by: display.by === 'orderCampaign' ? null : display.by,
    sort: textOfSort(display.sort),
    hidesEmpty: textOfSo(display.hidesEmpty),
    measure: display.measure,
    currency,
  })

export const ordersAddress: ReportAddress<Filters, Display> = { name: 'orders', stateIn, toSearch }

export const questionOf = ({ filters, display }: OrdersState, currency: Currency): OrderReportQuery => {
  const { period, compare, ...lists } = filters
  const chosen = chosenOf(lists)
  return {
    ...{ period, compare, currency, by: display.by },
    ...(Object.keys(chosen).length > 0 && { filters: chosen }),
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
