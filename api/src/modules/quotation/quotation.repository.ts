import { QUOTED_CURRENCIES, type QuotedCurrency } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { contains, isOneOf } from '../../platform/db/text'
import type { LogRules } from '../logged'

/** Removed ones as well. */
export const quotationsIn = (read: Reader) => read.selectFrom('currency_quotations as q')

export const livingQuotationsIn = (read: Reader) => quotationsIn(read).where('q.deleted_at', 'is', null)

export const monthOfQuotation = sql<string>`date_trunc('month', q.cue_date)::date`

/** A month is closed when every currency has its rate. */
export const isClosedMonth: RawBuilder<boolean> = sql`((select count(*) from currency_closings as c
  where c.ccl_month = ${monthOfQuotation}) = ${sql.lit(QUOTED_CURRENCIES.length)})`

/** The last one before `q`. */
const before = (column: 'cue_date' | 'cue_value') =>
  sql<string | null>`(select ${sql.ref(`b.${column}`)} from currency_quotations as b
    where b.cue_currency = q.cue_currency and b.cue_date < q.cue_date and b.deleted_at is null
    order by b.cue_date desc limit 1)`

/** The first one after `q`. */
const valueAfter = sql<string | null>`(select a.cue_value from currency_quotations as a
  where a.cue_currency = q.cue_currency and a.cue_date > q.cue_date and a.deleted_at is null
  order by a.cue_date limit 1)`

const shown = [
  isClosedMonth.as('is_closed'),
  before('cue_value').as('value_before'),
  sql<string | null>`(select u.usr_name from users as u where u.id = q.cue_id_user)`.as('set_by_name'),
] as const

/** Those that are there of its currency in its month. */
const ofItsMonth = (what: RawBuilder<unknown>) => sql`(select ${what} from currency_quotations as m
  where m.cue_currency = q.cue_currency and m.deleted_at is null
    and m.cue_date >= ${monthOfQuotation} and m.cue_date < ${monthOfQuotation} + interval '1 month')`

export const quotationOf = (read: Reader, id: number) =>
  livingQuotationsIn(read)
    .where('q.id', '=', id)
    .selectAll('q')
    .select(shown)
    .select([
      before('cue_date').as('day_before'),
      sql<string>`${ofItsMonth(sql`round(avg(m.cue_value), 6)`)}`.as('average'),
      sql<number>`${ofItsMonth(sql`count(*)`)}`.as('days'),
      sql<string | null>`(select c.ccl_value from currency_closings as c
        where c.ccl_month = ${monthOfQuotation} and c.ccl_currency = q.cue_currency)`.as('closing'),
    ])
    .executeTakeFirst()

export type ReadQuotation = NonNullable<Awaited<ReturnType<typeof quotationOf>>>

/** What the month before that of `q` was closed with. */
const closingBefore = sql<string | null>`(select c.ccl_value::text from currency_closings as c
  where c.ccl_currency = q.cue_currency and c.ccl_month = date_trunc('month', q.cue_date) - interval '1 month')`

/**
 * What one says, and what it is judged by: the last one before it, or where there is none the first after it. Where its month
 * has none before it, the closing of the month before as well, since a wrong quotation in a closed month stays as it is.
 */
export const besideNearest = (read: Reader, id: number) =>
  livingQuotationsIn(read)
    .where('q.id', '=', id)
    .select(['q.cue_value', sql<string | null>`coalesce(${before('cue_value')}, ${valueAfter})`.as('nearest')])
    .select(
      sql<string | null>`case when ${before('cue_date')} >= ${monthOfQuotation} then null else ${closingBefore} end`.as(
        'closing',
      ),
    )
    .executeTakeFirstOrThrow()

/** Those of a stretch of days, and on either side of it those that the first and the last of a currency stand beside. */
export const quotationsAround = (read: Reader, first: string, last: string) => {
  const daysBefore = livingQuotationsIn(read).where('q.cue_date', '<', first).groupBy('q.cue_currency')
  const daysAfter = livingQuotationsIn(read).where('q.cue_date', '>', last).groupBy('q.cue_currency')
  return livingQuotationsIn(read)
    .where(({ and, eb, or }) =>
      or([
        and([eb('q.cue_date', '>=', first), eb('q.cue_date', '<=', last)]),
        eb(
          'q.cue_date',
          'in',
          daysBefore.select(({ fn }) => fn.max('q.cue_date').as('day')),
        ),
        eb(
          'q.cue_date',
          'in',
          daysAfter.select(({ fn }) => fn.min('q.cue_date').as('day')),
        ),
      ]),
    )
    .selectAll('q')
    .execute()
}

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const quotationsOf = (read: Reader, ids: readonly number[]) =>
  inOrderOf(ids, livingQuotationsIn(read), 'q.id').selectAll('q').select(shown).execute()

export type ListedQuotation = Awaited<ReturnType<typeof quotationsOf>>[number]

/** More than that is a history that nobody keeps. */
const MOST_GAPS = 100

/** Days from Monday to Friday in these without a quotation, for each currency since it was first quoted. */
export const gapsIn = (read: Reader, from: string, until: string) =>
  read
    .selectFrom(
      sql<{ cue_date: string; cue_currency: QuotedCurrency }>`(
        select d::date as cue_date, f.cue_currency from (
          select cue_currency, greatest(min(cue_date), ${from}::date) as since from currency_quotations
          where deleted_at is null group by cue_currency) as f
        cross join lateral generate_series(f.since, ${until}::date, interval '1 day') as d
        where extract(isodow from d) < 6 and not exists (select from currency_quotations as q
          where q.cue_currency = f.cue_currency and q.cue_date = d::date and q.deleted_at is null))`.as('g'),
    )
    .selectAll()
    .orderBy('cue_date', 'desc')
    .orderBy('cue_currency', 'desc')
    .limit(MOST_GAPS)
    .execute()

/** What a quotation is called: `USD 2026-11-25`. */
export const nameOf = ({ cue_currency, cue_date }: { cue_currency: string; cue_date: string }): string =>
  `${cue_currency} ${cue_date}`

export const quotationLogRules: LogRules = {
  types: ['currency'],
  namesOf: async (read, ids) => {
    const rows = await quotationsIn(read)
      .where(isOneOf('q.id', ids))
      .select(['q.id', 'q.cue_currency', 'q.cue_date'])
      .execute()
    return new Map(rows.map(row => [row.id, nameOf(row)]))
  },
  calledSo: (_reach, text) => sql`select n.id from (
    select q.id, q.cue_currency || ' ' || q.cue_date as name from currency_quotations as q) as n
    where ${contains('n.name', text)}`,
}
