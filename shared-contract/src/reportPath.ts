import { PRODUCT_SLUG } from './brand'
import { dayIn, PLATFORM_ZONE } from './dates'
import { type PeriodName, rangeOf } from './period'
import type { Pair } from './permissions'

type ReportPlace = { path: string; right: Pair }

/** Where each report is, and the right that opens it. */
export const REPORTS = {
  /** Named after the first product, as the specification names it. */
  statement: { path: `/report/report${PRODUCT_SLUG}`, right: 'candelaReport.list' },
  performance: { path: '/report/reportPerformance', right: 'report.performance' },
  rows: { path: '/report/report01', right: 'report.report01' },
  orders: { path: '/report/report02', right: 'report.report02' },
  quotations: { path: '/report/report03', right: 'report.report03' },
  websites: { path: '/report/report04', right: 'report.report04' },
  transfers: { path: '/report/report05', right: 'report.report05' },
} as const satisfies Record<string, ReportPlace>
export type ReportName = keyof typeof REPORTS

/** As many days as a list of stored rows may be about. Here, so that a way to them does not bring along what they are. */
export const MAX_ROW_DAYS = 92

export type AddressParts = Record<string, readonly string[] | string | null>

/** What an address says beside its path; what is empty says nothing. */
export const writeAddress = (parts: AddressParts): string => {
  const query = new URLSearchParams()
  for (const [name, said] of Object.entries(parts))
    for (const value of typeof said === 'string' ? [said] : (said ?? [])) if (value) query.append(name, value)
  const text = query.toString()
  return text && `?${text}`
}

/** To a report that is asked for these days, this currency and so on: it runs on arrival. */
export const reportPath = (name: Exclude<ReportName, 'rows'>, parts: AddressParts): string =>
  REPORTS[name].path + writeAddress(parts)

/** Days that are meant by a name now, as the platform counts them: an address with them says the same tomorrow. */
export const platformPeriod = (name: PeriodName, now = new Date()): string => {
  const range = rangeOf(name, dayIn(PLATFORM_ZONE, now))
  return range ? `${range.from}..${range.to}` : name
}
