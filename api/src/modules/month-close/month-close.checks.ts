import {
  type AnswerOf,
  CLOSE_CHECKS,
  type CloseCheck,
  type CloseCheckItem,
  centsOf,
  certaintyOfDay,
  type Day,
  type endpoints,
  lastOfMonth,
  PLATFORM_ZONE,
  textFromUnits,
  todayIn,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { deliveriesIn, isMissing } from '../dashboard/dashboard.delivery'
import { gapsIn } from '../quotation/quotation.repository'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { daysOfRange } from '../report/report.days'
import { flaggedWebsitesIn } from '../row/row.repository'
import { firstOf } from './month-close.months'
import { rateProposals, refuseLimited } from './month-close.rehearse'

/** As many as somebody reads before they follow the link. */
const MOST_ITEMS = 5

const item = (label: string, facts: Partial<CloseCheckItem> = {}): CloseCheckItem => ({
  ...{ label, detail: null, website: null, adNetwork: null, day: null },
  ...facts,
})

type Found = Pick<CloseCheck, 'count' | 'items'>

const firstOnes = (items: readonly CloseCheckItem[], count = items.length): Found => ({
  count,
  items: items.slice(0, MOST_ITEMS),
})

/** Without any quotation of a currency there is no average to propose, but a rate can be typed. */
const quotations = async (read: Reader, month: Day): Promise<Found> => {
  const gaps = await gapsIn(read, month, lastOfMonth(month))
  return firstOnes(gaps.map(({ cue_currency, cue_date }) => item(cue_currency, { day: cue_date })))
}

/** Days on which an ad network was silent that delivered in the two weeks before. */
const imports = async (requester: ReportRequester, context: ReportContext): Promise<Found> => {
  const deliveries = await deliveriesIn(requester, context, context.range)
  const silent = deliveries
    .map(delivery => ({
      delivery,
      days: daysOfRange(context.range).filter(day => isMissing(delivery, day, context.today)),
    }))
    .filter(({ days }) => days.length > 0)
    .sort((a, b) => b.days.length - a.days.length)
  return firstOnes(
    silent.map(({ delivery: { id, name }, days }) =>
      item(name, { adNetwork: id, day: days[0] ?? null, detail: String(days.length) }),
    ),
    silent.reduce((sum, { days }) => sum + days.length, 0),
  )
}

/** Days that networks may still correct. */
const estimated = (month: Day, today: Day): Found => {
  const days = daysOfRange({ from: month, to: lastOfMonth(month) }).filter(
    day => certaintyOfDay(day, today, false) === 'estimated',
  )
  return firstOnes(days[0] ? [item(days[0], { day: days[0] })] : [], days.length)
}

const flags = async (read: Reader, month: Day): Promise<Found> => {
  const websites = await flaggedWebsitesIn(read, { from: month, to: lastOfMonth(month) })
  return firstOnes(
    websites.map(({ id, label, count }) => item(label, { website: id, detail: String(count) })),
    websites.reduce((sum, { count }) => sum + count, 0),
  )
}

/** Websites whose publishers get more than they brought; what is lost, in BRL. */
const negativeMargin = async (requester: ReportRequester, context: ReportContext): Promise<Found> => {
  const groups = await readSumGroups(requester, context, { dimensions: ['website'], metrics: ['gross', 'net'] })
  const losing = groups
    .filter(({ sums }) => sums.net > sums.gross)
    .sort((a, b) => (a.sums.gross - a.sums.net < b.sums.gross - b.sums.net ? -1 : 1))
  return firstOnes(
    losing.map(({ key, names, sums }) =>
      item(names[0] ?? '', { website: Number(key[0]), detail: textFromUnits(centsOf(sums.gross - sums.net), 2) }),
    ),
  )
}

/** Nobody agreed on what their publishers get: neither a share nor a fee above nothing, so they get all of it. */
const withoutShare = async (read: Reader, month: Day): Promise<Found> => {
  const fee = sql`(select f.wef_percent from website_fees as f where f.wef_id_website = w.id
    and f.wef_valid_from <= ${lastOfMonth(month)}::date order by f.wef_valid_from desc limit 1)`
  const rows = await read
    .selectFrom('websites as w')
    .where(
      sql<boolean>`exists (select from rollup_site_months as r where r.rsm_id_website = w.id and r.rsm_month = ${month}::date)`,
    )
    .where(
      sql<boolean>`not exists (select from website_revenue_shares as s where s.wrs_id_website = w.id
        and s.deleted_at is null and s.wrs_valid_from <= ${lastOfMonth(month)}::date)`,
    )
    .where(sql<boolean>`coalesce(${fee}, 0) = 0`)
    .orderBy('w.anw_name')
    .select(['w.id', 'w.anw_name'])
    .execute()
  return firstOnes(rows.map(({ id, anw_name }) => item(anw_name, { website: id })))
}

/** One that cannot be looked at says so; the others stand. */
const checked = async (
  { app: { log } }: Ctx,
  key: CloseCheck['key'],
  look: () => Promise<Found> | Found,
): Promise<CloseCheck> => {
  try {
    return { key, ...(await look()), failed: false }
  } catch (err) {
    log.error({ err, key }, 'a check of a month failed')
    return { key, count: 0, items: [], failed: true }
  }
}

/** What is to be looked at before a month is closed; none of it stops anybody. */
export const closeChecks = async (
  ctx: Ctx,
  text: string,
): Promise<AnswerOf<typeof endpoints.currencyExchange.closeChecks>> => {
  refuseLimited(ctx.actor)
  const { read } = ctx.app.database
  const month = firstOf(text)
  const today = todayIn(PLATFORM_ZONE)
  const requester: ReportRequester = { read, actor: ctx.actor, now: new Date(), historyFrom: null, isPatient: true }
  const context = await reportContext(requester, {
    period: `${month}..${lastOfMonth(month)}`,
    ...{ compare: 'none', currency: 'BRL', filters: {} },
  })
  const looks: Record<CloseCheck['key'], () => Promise<Found> | Found> = {
    quotations: () => quotations(read, month),
    imports: () => imports(requester, context),
    estimated: () => estimated(month, today),
    flags: () => flags(read, month),
    negativeMargin: () => negativeMargin(requester, context),
    withoutShare: () => withoutShare(read, month),
  }
  const checks: CloseCheck[] = []
  // One after the other: each of them reads a month.
  for (const key of CLOSE_CHECKS) checks.push(await checked(ctx, key, looks[key]))
  return { month: text, checks, proposals: await rateProposals(read, month) }
}
