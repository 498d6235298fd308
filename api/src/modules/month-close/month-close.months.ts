import {
  type BookMonth,
  type Day,
  firstOfMonth,
  type MonthObstacle,
  type MonthState,
  monthsLater,
  PAID_STATES,
  PLATFORM_ZONE,
  QUOTED_CURRENCIES,
  REPORTS,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { instantText } from '../../platform/db/text'
import { readTogether } from '../../platform/db/together'
import { valueText } from '../quotation/quotation.present'

/** `2026-10` and its first day, both ways. */
export const firstOf = (month: string): Day => toDay(`${month}-01`)
export const monthText = (first: Day): string => first.slice(0, 7)

const closesIn = (read: Reader) =>
  read
    .selectFrom('month_closes as m')
    .leftJoin('jobs as j', 'j.id', 'm.mcl_id_job')
    .leftJoin('users as c', 'c.id', 'm.mcl_id_user')
    .leftJoin('users as o', 'o.id', 'm.mcl_id_reopened_by')
    .select(['m.mcl_month', 'm.mcl_id_user', 'm.mcl_id_reopened_by', 'm.mcl_reason'])
    .select([instantText('m.mcl_closed_at').as('closed_at'), instantText('m.mcl_reopened_at').as('reopened_at')])
    .select(['j.job_state', 'j.job_done', 'j.job_total', 'j.job_error'])
    .select(['c.usr_name as closed_by_name', 'o.usr_name as reopened_by_name'])

type Close = Awaited<ReturnType<ReturnType<typeof closesIn>['execute']>>[number]

const closingsIn = (read: Reader) =>
  read
    .selectFrom('currency_closings')
    .select(['ccl_month', 'ccl_currency', 'ccl_source', sql<string>`ccl_value::text`.as('ccl_value')])

type Closing = Awaited<ReturnType<ReturnType<typeof closingsIn>['execute']>>[number]

/** Months of which money has left, also where it came back: there is a proof of it then. */
const monthsPaidFrom = (read: Reader) =>
  read
    .selectFrom('transfers')
    .where(({ eb, or }) => or([eb('tra_state', 'in', PAID_STATES), eb('tra_id_proof', 'is not', null)]))
    .select('tra_month')
    .distinct()

/** How the books stand: all that is known of every month that ever was closed. */
export type Books = {
  stateOf: (month: Day) => MonthState
  closeOf: (month: Day) => Close | undefined
  ratesOf: (month: Day) => readonly Closing[]
  /** The first and the last one that is closed or being closed. */
  first: Day | null
  last: Day | null
  /** The first month with numbers, where nothing was closed yet. */
  begin: Day | null
  paid: ReadonlySet<string>
}

const isAtWork = (close: Close | undefined): boolean => close?.job_state === 'queued' || close?.job_state === 'running'

const beginIn = (read: Reader) =>
  read.selectFrom('rollup_site_months').select(({ fn }) => fn.min('rsm_month').as('begin'))

/** What the books are known from. */
export const bookReads = (read: Reader) => ({
  closes: closesIn(read),
  closings: closingsIn(read),
  paid: monthsPaidFrom(read),
  begins: beginIn(read),
})

type BookFacts = {
  closes: readonly Close[]
  closings: readonly Closing[]
  paid: readonly { tra_month: string }[]
  begins: readonly { begin: string | null }[]
}

export const booksFrom = ({ closes, closings, paid, begins: [first] }: BookFacts): Books => {
  const closeOf = new Map(closes.map(close => [close.mcl_month, close]))
  const ratesOf = (month: Day) => closings.filter(({ ccl_month }) => ccl_month === month)
  const stateOf = (month: Day): MonthState => {
    const close = closeOf.get(month)
    if (isAtWork(close)) return 'closing'
    if (ratesOf(month).length === QUOTED_CURRENCIES.length) return 'closed'
    return close?.reopened_at ? 'reopened' : 'open'
  }
  const months = [...new Set([...closes.map(({ mcl_month }) => mcl_month), ...closings.map(row => row.ccl_month)])]
  const locked = months
    .map(toDay)
    .filter(month => ['closing', 'closed'].includes(stateOf(month)))
    .sort()
  return {
    stateOf,
    closeOf: month => closeOf.get(month),
    ratesOf,
    first: locked[0] ?? null,
    last: locked.at(-1) ?? null,
    begin: first?.begin ? toDay(first.begin) : null,
    paid: new Set(paid.map(({ tra_month }) => tra_month)),
  }
}

export const readBooks = async (read: Reader): Promise<Books> => booksFrom(await readTogether(read, bookReads(read)))

const thisMonth = (): Day => firstOfMonth(todayIn(PLATFORM_ZONE))

/** Months are closed one after the other, once they are over. */
export const obstacleToClose = ({ stateOf, first, last }: Books, month: Day): MonthObstacle | null => {
  const state = stateOf(month)
  if (state === 'closing' || state === 'closed') return state
  if (month >= thisMonth()) return 'notOver'
  if (first && month < first) return 'beforeBooks'
  return last && month > monthsLater(last, 1) ? 'earlierOpen' : null
}

/** Only the last one, and nothing of it may be paid. */
export const obstacleToReopen = ({ stateOf, last, paid }: Books, month: Day): MonthObstacle | null => {
  const state = stateOf(month)
  if (state === 'closing') return state
  if (state !== 'closed') return 'notClosed'
  if (month !== last) return 'laterClosed'
  return paid.has(month) ? 'paid' : null
}

const person = (id: number | null | undefined, label: string | null | undefined) => (id && label ? { id, label } : null)

/** By month: what its close made payable, which what was carried over is not. */
const owedIn = (read: Reader) =>
  read
    .selectFrom('transfers')
    .where('tra_state', 'not in', ['estimated', 'closed', 'below_threshold'])
    .groupBy('tra_month')
    .select(['tra_month', sql<string>`sum(tra_payable)::text`.as('payable'), sql<number>`count(*)`.as('accounts')])

type Owed = Awaited<ReturnType<ReturnType<typeof owedIn>['execute']>>

/** The books are the company's: why a month was opened again, and what may be done, is told to those who reach all of it. */
export const toBookMonth = (
  { pairs, scope }: Pick<Actor, 'pairs' | 'scope'>,
  books: Books,
  month: Day,
  owed: Owed = [],
): BookMonth => {
  const reachesAll = scope === 'all'
  const close = books.closeOf(month)
  const obstacle: BookMonth['obstacle'] = reachesAll
    ? { close: obstacleToClose(books, month), reopen: obstacleToReopen(books, month) }
    : { close: 'limitedReach', reopen: 'limitedReach' }
  const state = books.stateOf(month)
  const sum =
    reachesAll && state === 'closed' && pairs.has(REPORTS.transfers.right) && owed.find(row => row.tra_month === month)
  const hasFailed = close?.job_state === 'failed' && state !== 'closed'
  return {
    month: monthText(month),
    state,
    rates: books.ratesOf(month).map(({ ccl_currency, ccl_value, ccl_source }) => ({
      ...{ currency: ccl_currency, value: valueText(ccl_value), source: ccl_source },
    })),
    closed_by: state === 'closed' ? person(close?.mcl_id_user, close?.closed_by_name) : null,
    closed_at: state === 'closed' ? (close?.closed_at ?? null) : null,
    reopened_by: person(close?.mcl_id_reopened_by, close?.reopened_by_name),
    reopened_at: close?.reopened_at ?? null,
    reason: (reachesAll && close?.mcl_reason) || null,
    owed: sum ? { payable: sum.payable, accounts: sum.accounts } : null,
    progress:
      state === 'closing' || hasFailed
        ? { done: close?.job_done ?? 0, total: close?.job_total ?? null, error: hasFailed ? close.job_error : null }
        : null,
    obstacle,
    can: {
      close: obstacle.close === null && pairs.has('currencyExchange.closeMonth'),
      reopen: obstacle.reopen === null && pairs.has('currencyExchange.reopenMonth'),
    },
  }
}

/** The month that is closed next, over or not; null where there are no numbers. */
const nextOf = ({ last, begin, stateOf }: Books): Day | null => {
  if (!last) return begin
  return stateOf(last) === 'closing' ? last : monthsLater(last, 1)
}

const MOST_MONTHS = 24

export const listMonths = async ({ app, actor }: Ctx): Promise<{ months: BookMonth[]; next: string | null }> => {
  const { read } = app.database
  const { owed, ...facts } = await readTogether(read, { ...bookReads(read), owed: owedIn(read) })
  const books = booksFrom(facts)
  const next = nextOf(books)
  const from = books.first ?? next
  const months: BookMonth[] = []
  for (let month = thisMonth(); from && month >= from && months.length < MOST_MONTHS; month = monthsLater(month, -1))
    months.push(toBookMonth(actor, books, month, owed))
  return { months, next: next && monthText(next) }
}
