import {
  CURRENCIES,
  type Currency,
  type Day,
  type DayRange,
  firstOfMonth,
  microFromText,
  monthsLater,
  type QuotedCurrency,
  type RateBook,
  rateBook,
  rateOn,
  toDay,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { daysOfRange } from './report.days'
import { grainOf, type Part } from './report.router'

type Known = { kind: 'daily' | 'closing'; currency: QuotedCurrency; day: string; value: string }

/** What currencies were worth in these days: of gaps and weekends the last quotation before them. One question. */
export const rateBookFor = async (read: Reader, { from, to }: DayRange): Promise<RateBook> => {
  const known = sql<Known>`(
    select 'daily' as kind, cue_currency as currency, cue_date as day, cue_value as value
      from currency_quotations where cue_date > ${from}::date and cue_date <= ${to}::date
    union all
    select 'daily', c.currency, l.cue_date, l.cue_value from (values ('USD'), ('EUR')) as c(currency) cross join lateral (
      select q.cue_date, q.cue_value from currency_quotations as q
      where q.cue_currency = c.currency and q.cue_date <= ${from}::date order by q.cue_date desc limit 1) as l
    union all
    select 'closing', ccl_currency, ccl_month, ccl_value from currency_closings
      where ccl_month between ${firstOfMonth(from)}::date and ${to}::date)`
  const rows = await read.selectFrom(known.as('k')).selectAll().execute()
  const of = (kind: Known['kind']) =>
    rows
      .filter(row => row.kind === kind)
      .map(({ currency, day, value }) => ({ currency, day: toDay(day), value: microFromText(value) }))
  return rateBook(
    of('daily'),
    of('closing').map(({ day, ...closing }) => ({ ...closing, month: day })),
  )
}

/** The days that sums are kept by: each one, or the first of each month. */
const bucketsOf = ({ table, from, to }: Part): Day[] => {
  if (grainOf(table) === 'day') return daysOfRange({ from, to })
  const months: Day[] = []
  for (let month = firstOfMonth(from); month <= to; month = monthsLater(month, 1)) months.push(month)
  return months
}

/**
 * The rates as a relation (day, currency, rate) to join sums with, whole numbers of ten places. They travel as three
 * texts, so that the statement is the same one however many days there are.
 */
export const ratesOf = (book: RateBook, display: Currency, parts: readonly Part[]): RawBuilder<unknown> => {
  const days = [...new Set(parts.flatMap(bucketsOf))]
  const rates = days.flatMap(day =>
    CURRENCIES.flatMap(currency => {
      const known = rateOn(book, currency, display, day)
      return known ? [{ day, currency, rate: String(known.rate) }] : []
    }),
  )
  const list = (texts: readonly string[]) => sql`string_to_array(${texts.join(',')}::text, ',')`
  return sql`select * from unnest(${list(rates.map(({ day }) => day))}::date[],
    ${list(rates.map(({ currency }) => currency))}, ${list(rates.map(({ rate }) => rate))}::numeric[])`
}
