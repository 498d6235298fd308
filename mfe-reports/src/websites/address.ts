import {
  type Currency,
  type Product,
  TYPES,
  WEBSITE_REPORT_METRICS,
  type WebsiteReportMetric,
  type WebsiteReportQuery,
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

export const STATUSES = ['0', '1', '2', '3'] as const
export const TIERS = ['1', '2', '3', '4', '5'] as const

export type Filters = Span & {
  website: string[]
  account: string[]
  product: Product[]
  status: (typeof STATUSES)[number][]
  tier: (typeof TIERS)[number][]
  manager: string[]
}
export type Display = {
  sort: Sort<WebsiteReportMetric | 'website'> | null
  hidesEmpty: boolean
  measure: WebsiteReportMetric | null
}
export type WebsitesState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  ...USUAL_SPAN,
  ...{ website: [], account: [] },
  ...{ product: [], status: [], tier: [], manager: [] },
}

const SORTS = ['website', ...WEBSITE_REPORT_METRICS] as const

const stateIn = (search: string): WebsitesState => {
  const { span, ids, some, one, isSo, sort, currency } = readReportAddress(search)
  return {
    filters: {
      ...span,
      website: ids('website'),
      account: ids('account'),
      product: some('product', TYPES.product),
      status: some('status', STATUSES),
      tier: some('tier', TIERS),
      manager: ids('manager'),
    },
    display: {
      sort: sort(SORTS),
      hidesEmpty: isSo('hidesEmpty'),
      measure: one('measure', WEBSITE_REPORT_METRICS) ?? null,
    },
    currency,
  }
}

const toSearch = ({ filters, display, currency }: WebsitesState): string =>
  writeAddress({
    ...filters,
    compare: textOfComparison(filters.compare),
    sort: textOfSort(display.sort),
    hidesEmpty: textOfSo(display.hidesEmpty),
    measure: display.measure,
    currency,
  })

export const websitesAddress: ReportAddress<Filters, Display> = { name: 'websites', stateIn, toSearch }

export const questionOf = ({ filters, display }: WebsitesState, currency: Currency): WebsiteReportQuery => {
  const { period, compare, ...lists } = filters
  const chosen = chosenOf(lists)
  return {
    ...{ period, compare, currency },
    ...(Object.keys(chosen).length > 0 && { filters: chosen }),
    ...(display.sort && { sort: display.sort }),
    ...(display.hidesEmpty && { hidesEmpty: true }),
  }
}
