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
import { grainOf, type Part } from './report.tables'

type Known = { kind: 'daily' | 'closing'; currency: QuotedCurrency; day: string; value: string }

/**
 * What currencies were worth in these days, of gaps and weekends by the last quotation before them; and when the newest
 * facts came in, null before the first. One question.
 */
export const readRatesAndLastImport = async (
  read: Reader,
  { from, to }: DayRange,
): Promise<{ book: RateBook; dataUntil: string | null }> => {
  const known = sql<Known>`(
    select 'daily' as kind, cue_currency as currency, cue_date as day, cue_value as value
      from currency_quotations where deleted_at is null and cue_date > ${from}::date and cue_date <= ${to}::date
    union all
    select 'daily', c.currency, l.cue_date, l.cue_value from (values ('USD'), ('EUR')) as c(currency) cross join lateral (
      select q.cue_date, q.cue_value from currency_quotations as q
      where q.deleted_at is null and q.cue_currency = c.currency and q.cue_date <= ${from}::date order by q.cue_date desc limit 1) as l
    union all
    select 'closing', ccl_currency, ccl_month, ccl_value from currency_closings
      where ccl_month between ${firstOfMonth(from)}::date and ${to}::date)`
  const newest = sql<{ until: string | null }>`(
    select (select created_at from report_imports order by id desc limit 1) as until)`
  const rows = await read
    .selectFrom(newest.as('i'))
    .leftJoin(known.as('k'), join => join.onTrue())
    .selectAll()
    .execute()
  const quotesOfKind = (kind: Known['kind']) =>
    rows.flatMap(row =>
      row.kind === kind && row.currency && row.day && row.value
        ? [{ currency: row.currency, day: toDay(row.day), value: microFromText(row.value) }]
        : [],
    )
  const closings = quotesOfKind('closing').map(({ day, ...closing }) => ({ ...closing, month: day }))
  return { book: rateBook(quotesOfKind('daily'), closings), dataUntil: rows[0]?.until ?? null }
}

/** The days that sums are kept by: each one, or the first of each month. */
const rateDaysOf = ({ table, from, to }: Part): Day[] => {
  if (grainOf(table) === 'day') return daysOfRange({ from, to })
  const months: Day[] = []
  for (let month = firstOfMonth(from); month <= to; month = monthsLater(month, 1)) months.push(month)
  return months
}

/**
 * The rates as a relation (day, currency, rate) to join sums with, whole numbers of ten places. Passed as one jsonb
 * parameter, so the SQL text is the same for any number of days. PostgreSQL estimates jsonb_to_recordset at 100 rows and
 * hashes the rates; a lower estimate gives a nested loop, a higher one a sort.
 */
export const ratesOf = (book: RateBook, display: Currency, parts: readonly Part[]): RawBuilder<unknown> => {
  const days = [...new Set(parts.flatMap(rateDaysOf))]
  const rates = days.flatMap(day =>
    CURRENCIES.flatMap(currency => {
      const known = rateOn(book, currency, display, day)
      return known ? [{ day, currency, rate: String(known.rate) }] : []
    }),
  )
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rates)}::text::jsonb)
    as r (day date, currency text, rate numeric)`
}
