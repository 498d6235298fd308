import { addDays, type CoverageAnswer, type DashboardQuery, type Day } from '@candela/shared-contract'
import { type ReportRequester, reportContext } from '../report/report.context'
import { daysOfRange, earlierOf, laterOf } from '../report/report.days'
import { type Delivery, deliveriesIn, isMissing } from './dashboard.delivery'

/** What fits on a screen; of a longer period the last days. */
const MOST_DAYS = 31
const MOST_NETWORKS = 40

type State = CoverageAnswer['rows'][number]['states'][number]

const stateOn = (delivery: Delivery, day: Day, today: Day): State => {
  if (delivery.days.has(day)) return day < today ? 'complete' : 'partial'
  return isMissing(delivery, day, today) ? 'missing' : 'none'
}

const holes = (states: readonly State[]): number => states.filter(state => state === 'missing').length

/** Which networks delivered on which days; those with the most holes first. */
export const coverageFor = async (
  requester: ReportRequester,
  { period, currency, filters = {} }: DashboardQuery,
): Promise<CoverageAnswer> => {
  const context = await reportContext(requester, { period, compare: 'none', currency, filters })
  const { today, range } = context
  const to = earlierOf(range.to, today)
  const shown = { from: laterOf(range.from, addDays(to, 1 - MOST_DAYS)), to }
  if (shown.from > shown.to) return { days: [], rows: [], more: 0 }
  const days = daysOfRange(shown)
  const rows = (await deliveriesIn(requester, context, shown))
    .map(delivery => ({
      adNetwork: { id: delivery.id, label: delivery.name },
      states: days.map(day => stateOn(delivery, day, today)),
    }))
    .toSorted((a, b) => holes(b.states) - holes(a.states))
  return { days, rows: rows.slice(0, MOST_NETWORKS), more: Math.max(0, rows.length - MOST_NETWORKS) }
}
