import {
  addDays,
  dayIn,
  decimalFromMicro,
  divideHalfEven,
  firstOfMonth,
  microFromText,
  PLATFORM_ZONE,
  QUOTED_CURRENCIES,
  type QuotationAnswer,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import type { ReportRequester } from '../report/report.context'

/** As many as the small line beside a quotation shows. */
const DAYS = 30
const PLACES = 4

type Quoted = QuotationAnswer['quotations'][number]

const percentOf = (now: bigint, before: bigint): string =>
  decimalFromMicro(divideHalfEven((now - before) * 100_000_000n, before))

/** Those of the last days, and the newest ones where those days have none. */
const quotationsSince = (read: Reader, from: string, to: string) =>
  read
    .selectFrom('currency_quotations as q')
    .where('q.deleted_at', 'is', null)
    .where('q.cue_date', '<=', to)
    .where(
      sql<boolean>`q.cue_date >= least(${from}::date, (select min(n.cue_date) from (
        select b.cue_date from currency_quotations as b
        where b.deleted_at is null and b.cue_currency = q.cue_currency and b.cue_date <= ${to}::date order by b.cue_date desc limit 2) as n))`,
    )
    .select(['q.cue_currency', 'q.cue_date', 'q.cue_value'])
    .orderBy('q.cue_date')
    .execute()

const monthState = async (read: Reader, month: string): Promise<QuotationAnswer['month']> => {
  const rows = await read
    .selectFrom('currency_closings')
    .groupBy('ccl_month')
    .having(({ fn }) => fn.countAll(), '=', QUOTED_CURRENCIES.length)
    .select('ccl_month')
    .orderBy('ccl_month', 'desc')
    .execute()
  const closed = rows.map(({ ccl_month }) => ccl_month)
  return { month, isClosed: closed.includes(month), lastClosed: closed[0] ?? null }
}

/** What currencies are worth in BRL. They are the same for everybody. */
export const quotationsNow = async ({ read, now }: ReportRequester): Promise<QuotationAnswer> => {
  const today = dayIn(PLATFORM_ZONE, now)
  const [rows, month] = await Promise.all([
    quotationsSince(read, addDays(today, 1 - DAYS), today),
    monthState(read, firstOfMonth(today)),
  ])
  const quotations = QUOTED_CURRENCIES.flatMap((currency): Quoted[] => {
    const known = rows
      .filter(({ cue_currency }) => cue_currency === currency)
      .map(({ cue_date, cue_value }) => ({ day: cue_date, value: microFromText(cue_value) }))
    const [last, before] = known.toReversed()
    if (!last) return []
    return [
      {
        currency,
        value: decimalFromMicro(last.value, PLACES),
        day: last.day,
        change: before ? percentOf(last.value, before.value) : null,
        days: known.map(({ day, value }) => ({ day, value: decimalFromMicro(value, PLACES) })),
      },
    ]
  })
  return { quotations, month }
}
