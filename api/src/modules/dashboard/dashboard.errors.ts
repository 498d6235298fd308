import { addDays, type Day, type ErrorLogAnswer, metricDecimal } from '@candela/shared-contract'
import { sql } from 'kysely'
import { filterConditions, sourceOf } from '../report/report.columns'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { daysOfRange } from '../report/report.days'
import { toLines } from '../report/report.lines'
import { BREAKDOWNS } from './dashboard.breakdowns'
import { type Delivery, deliveriesIn, isMissing } from './dashboard.delivery'

type Problem = ErrorLogAnswer['errors'][number]

/** How far back holes are looked for. */
const HOLES_WITHIN = 7
const MOST_ERRORS = 50

const NOTHING: Omit<Problem, 'kind'> = { day: null, website: null, adNetwork: null, amount: null }
const networkOf = ({ id, name }: Delivery) => ({ id, label: name })

const expired = (deliveries: readonly Delivery[], today: Day): Problem[] =>
  deliveries
    .filter(({ isOn, tokenExpiresAt }) => isOn && tokenExpiresAt !== null && tokenExpiresAt < today)
    .map(delivery => ({
      ...NOTHING,
      kind: 'tokenExpired',
      day: delivery.tokenExpiresAt,
      adNetwork: networkOf(delivery),
    }))

const holes = (deliveries: readonly Delivery[], { today, range }: ReportContext): Problem[] =>
  daysOfRange(range)
    .toReversed()
    .flatMap(day =>
      deliveries
        .filter(delivery => isMissing(delivery, day, today))
        .map(delivery => ({ ...NOTHING, kind: 'missingDay' as const, day, adNetwork: networkOf(delivery) })),
    )

/** Websites that cost more than they brought, over a month: a single day says little where the share is fixed. */
const losses = async (requester: ReportRequester, context: ReportContext): Promise<Problem[]> => {
  const groups = await readSumGroups(requester, context, BREAKDOWNS.losses)
  const lines = toLines(groups, BREAKDOWNS.losses.dimensions, undefined)
    .filter(({ allDays: { sums, isUnrated } }) => !isUnrated && sums.gross < sums.net)
    .toSorted((a, b) =>
      a.allDays.sums.gross - a.allDays.sums.net < b.allDays.sums.gross - b.allDays.sums.net ? -1 : 1,
    )
  return lines.map(({ key, names, allDays }) => ({
    ...NOTHING,
    kind: 'negativeMargin',
    website: { id: Number(key[0]), label: names[0] ?? '' },
    amount: metricDecimal('margin', allDays.sums),
  }))
}

/**
 * No ad is shown that nobody asked for: somebody counts wrongly. Each fact is looked at, of everybody's as well: in the
 * sum of all websites the right ones even out the wrong one. These few days lie in the parts of a month or two.
 */
const miscounts = async (
  { read }: ReportRequester,
  { range, filters, siteScope }: ReportContext,
): Promise<Problem[]> => {
  const source = sourceOf('facts')
  const { column, day, from } = source
  const conditions = [
    sql`${day} between ${range.from}::date and ${range.to}::date`,
    sql`${column('impressions')} + ${column('refresh_impressions')}
      > ${column('ad_requests')} + ${column('refresh_ad_requests')}`,
    ...filterConditions(filters, siteScope, source),
  ]
  const miscounted = sql<{ id: number; day: string }>`(
    select distinct ${column('id_ad_network')} as id, ${day} as day from ${from}
    where ${sql.join(conditions, sql` and `)})`
  const found = await read
    .selectFrom(miscounted.as('m'))
    .innerJoin('ad_networks as n', 'n.id', 'm.id')
    .select(['m.day', 'n.id', 'n.adn_name as label'])
    .orderBy('m.day', 'desc')
    .orderBy('n.adn_name')
    .execute()
  return found.map(({ day: on, id, label }) => ({
    ...NOTHING,
    kind: 'moreImpressionsThanRequests',
    day: on,
    adNetwork: { id, label },
  }))
}

/** What went wrong with numbers. It is the business of those who run the network. */
export const errorLogFor = async (requester: ReportRequester): Promise<ErrorLogAnswer> => {
  if (requester.actor.scope === 'own') return { errors: [], more: 0 }
  const month = await reportContext(requester, { period: 'last30', compare: 'none', currency: 'BRL', filters: {} })
  const range = { from: addDays(month.today, -HOLES_WITHIN), to: month.today }
  const week = { ...month, range }
  const [deliveries, lost, miscounted] = await Promise.all([
    deliveriesIn(requester, week, range),
    losses(requester, month),
    miscounts(requester, week),
  ])
  const errors = [...expired(deliveries, week.today), ...lost, ...miscounted, ...holes(deliveries, week)]
  return { errors: errors.slice(0, MOST_ERRORS), more: Math.max(0, errors.length - MOST_ERRORS) }
}
