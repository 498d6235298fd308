import type { DashboardQuery, ReportAnswer } from '@candela/shared-contract'
import { type ReportRequester, reportContext } from '../report/report.context'
import type { Line } from '../report/report.lines'
import { readReport } from '../report/report.service'
import { BREAKDOWNS } from './dashboard.breakdowns'

/** How many that rise and how many that fall are shown. */
const EACH_WAY = 5

const gainOf = ({ current, before }: Line): bigint => current.sums.net - (before?.sums.net ?? 0n)

/** By amounts: a large loss counts for more than a large percentage. Today is incomplete and left out. */
const furthest = (lines: Line[]): Line[] => {
  const known = lines.filter(({ current, before }) => !current.isUnrated && !before?.isUnrated)
  const sorted = known.toSorted((a, b) => (gainOf(a) < gainOf(b) ? 1 : -1))
  const rising = sorted.filter(line => gainOf(line) > 0n).slice(0, EACH_WAY)
  const falling = sorted.filter(line => gainOf(line) < 0n).slice(-EACH_WAY)
  return [...rising, ...falling]
}

/** Accounts that rose the most, then those that fell, the deepest fall last. */
export const moversFor = async (
  requester: ReportRequester,
  { period, currency, filters = {} }: DashboardQuery,
): Promise<ReportAnswer> => {
  const context = await reportContext(requester, { period, compare: 'previous', currency, filters })
  return readReport(requester, context, { ...BREAKDOWNS.movers, choose: context.comparedPeriods ? furthest : () => [] })
}
