import {
  type Day,
  firstOfMonth,
  lastOfMonth,
  QUOTED_CURRENCIES,
  type QuotedCurrency,
  toDay,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { livingQuotationsIn, monthOfQuotation } from '../quotation/quotation.repository'

/** Those of the days, and of each currency the last one before them, in the order of days. */
const quotationsAround = (read: Reader, from: Day, to: Day) =>
  livingQuotationsIn(read)
    .leftJoin('users as u', 'u.id', 'q.cue_id_user')
    .where('q.cue_date', '<=', to)
    .where(
      sql<boolean>`q.cue_date >= coalesce((select max(b.cue_date) from currency_quotations as b
        where b.cue_currency = q.cue_currency and b.deleted_at is null and b.cue_date < ${from}::date), ${from}::date)`,
    )
    .orderBy('q.cue_date')
    .select(['q.id', 'q.cue_date', 'q.cue_currency', 'q.cue_value', 'q.cue_id_user', 'u.usr_name as set_by_name'])
    .execute()

export type KnownQuotation = Awaited<ReturnType<typeof quotationsAround>>[number]

/** What each month comes to, days of it that were not asked for as well: rounded as one quotation shows it. */
const averagesOf = (read: Reader, from: Day, to: Day) =>
  livingQuotationsIn(read)
    .where('q.cue_date', '>=', from)
    .where('q.cue_date', '<=', to)
    .groupBy(['q.cue_currency', monthOfQuotation])
    .select([
      'q.cue_currency as currency',
      monthOfQuotation.as('month'),
      sql<string>`round(avg(q.cue_value), 6)`.as('value'),
    ])
    .execute()

const closingsOf = (read: Reader, from: Day, to: Day) =>
  read
    .selectFrom('currency_closings')
    .where('ccl_month', '>=', from)
    .where('ccl_month', '<=', to)
    .select(['ccl_currency as currency', 'ccl_month as month', 'ccl_value as value'])
    .execute()

type OfMonth = { currency: QuotedCurrency; month: string; value: string }

const valuesByMonth = (values: readonly OfMonth[]) => {
  const known = new Map(values.map(({ currency, month, value }) => [`${currency} ${month}`, value]))
  return (currency: QuotedCurrency, month: Day): string | null => known.get(`${currency} ${month}`) ?? null
}

export type QuotationBook = {
  quotations: readonly KnownQuotation[]
  averageOf: (currency: QuotedCurrency, month: Day) => string | null
  closingOf: (currency: QuotedCurrency, month: Day) => string | null
  isClosed: (month: Day) => boolean
}

/** All that a report of these days says, as it is stored. */
export const readQuotations = async (read: Reader, from: Day, to: Day): Promise<QuotationBook> => {
  const [first, last] = [firstOfMonth(from), lastOfMonth(to)]
  const [quotations, averages, closings] = await Promise.all([
    quotationsAround(read, from, to),
    averagesOf(read, first, last),
    closingsOf(read, first, last),
  ])
  const closingOf = valuesByMonth(closings)
  return {
    quotations,
    averageOf: valuesByMonth(averages),
    closingOf,
    isClosed: month => QUOTED_CURRENCIES.every(currency => closingOf(currency, month) !== null),
  }
}

export const dayOf = ({ cue_date }: KnownQuotation): Day => toDay(cue_date)
