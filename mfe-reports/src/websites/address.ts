import {
  COMPARISONS,
  type Comparison,
  type Currency,
  type Product,
  TYPES,
  WEBSITE_REPORT_METRICS,
  type WebsiteReportMetric,
  type WebsiteReportQuery,
  writeAddress,
} from '@candela/shared-contract'
import type { ReportAddress, ReportState } from '../report/useReport'
import { readAddress, USUAL_PERIOD } from '../shared/address'

export const STATUSES = ['0', '1', '2', '3'] as const
export const TIERS = ['1', '2', '3', '4', '5'] as const

export type Filters = {
  period: string
  compare: Comparison
  website: string[]
  account: string[]
  product: Product[]
  status: (typeof STATUSES)[number][]
  tier: (typeof TIERS)[number][]
  manager: string[]
}
export type Display = {
  sort: { field: WebsiteReportMetric | 'website'; dir: 'asc' | 'desc' } | null
  hidesEmpty: boolean
  measure: WebsiteReportMetric | null
}
export type WebsitesState = ReportState<Filters, Display>

export const USUAL_FILTERS: Filters = {
  ...{ period: USUAL_PERIOD, compare: 'previous', website: [], account: [] },
  ...{ product: [], status: [], tier: [], manager: [] },
}

const YES = '1'
const SORTS = ['website', ...WEBSITE_REPORT_METRICS] as const

const stateIn = (search: string): WebsitesState => {
  const { text, ids, some, one, period, currency } = readAddress(search)
  const sorted = text('sort') ?? ''
  const field = SORTS.find(each => each === sorted.replace(/^-/, ''))
  return {
    filters: {
      period: period ?? (text('period') ? '' : USUAL_PERIOD),
      compare: one('compare', COMPARISONS) ?? 'previous',
      website: ids('website'),
      account: ids('account'),
      product: some('product', TYPES.product),
      status: some('status', STATUSES),
      tier: some('tier', TIERS),
      manager: ids('manager'),
    },
    display: {
      sort: field ? { field, dir: sorted.startsWith('-') ? 'desc' : 'asc' } : null,
      hidesEmpty: text('hidesEmpty') === YES,
      measure: one('measure', WEBSITE_REPORT_METRICS) ?? null,
    },
    currency,
  }
}

const toSearch = ({ filters, display, currency }: WebsitesState): string =>
  writeAddress({
    ...filters,
    compare: filters.compare === 'previous' ? null : filters.compare,
    sort: display.sort && `${display.sort.dir === 'desc' ? '-' : ''}${display.sort.field}`,
    hidesEmpty: display.hidesEmpty ? YES : null,
    measure: display.measure,
    currency,
  })

export const websitesAddress: ReportAddress<Filters, Display> = { name: 'websites', stateIn, toSearch }

export const questionOf = ({ filters, display }: WebsitesState, currency: Currency): WebsiteReportQuery => {
  const { period, compare, ...lists } = filters
  const chosen = Object.entries(lists).filter(([, values]) => values.length > 0)
  return {
    ...{ period, compare, currency },
    ...(chosen.length > 0 && { filters: Object.fromEntries(chosen) }),
    ...(display.sort && { sort: display.sort }),
    ...(display.hidesEmpty && { hidesEmpty: true }),
  }
}
