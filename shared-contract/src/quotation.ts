import { addDays, type Day, daysBetween, firstOfMonth, weekdayOf } from './dates'
import type { RateSpan } from './entities/report'
import { RATE_PLACES } from './metricValues'
import { type Currency, divideHalfEven, MICRO, textFromUnits } from './money'
import type { DayRange } from './period'

/** What is quoted, in the currency of the platform, BRL. */
export const QUOTED_CURRENCIES = ['USD', 'EUR'] as const satisfies readonly Currency[]
export type QuotedCurrency = (typeof QUOTED_CURRENCIES)[number]

/** Banks are open from Monday to Friday: on other days nobody waits for a quotation. */
export const isBankDay = (day: Day): boolean => weekdayOf(day) % 6 !== 0

/** What one unit of a currency was worth on a day, in micro-units of BRL. */
export type Quotation = { currency: QuotedCurrency; day: Day; value: bigint }
/** What it is worth for good in a month whose books are closed. */
export type Closing = { currency: QuotedCurrency; month: Day; value: bigint }

/** Quotations in the order of days, and closings by month. */
export type RateBook = {
  daily: Record<QuotedCurrency, readonly Quotation[]>
  closings: Record<QuotedCurrency, ReadonlyMap<Day, bigint>>
}

export type Rate = {
  /** How much one unit is worth in the currency that is shown, with `RATE_PLACES` places. */
  rate: bigint
  /** The day whose quotation it is, the older one of two; null: nobody quotes it, or the month's closing does. */
  quotedOn: Day | null
  kind: 'daily' | 'closing'
}

const byCurrency = <T>(of: (currency: QuotedCurrency) => T): Record<QuotedCurrency, T> => ({
  USD: of('USD'),
  EUR: of('EUR'),
})

export const rateBook = (quotations: readonly Quotation[], closings: readonly Closing[]): RateBook => ({
  daily: byCurrency(currency =>
    quotations.filter(each => each.currency === currency).sort((a, b) => (a.day < b.day ? -1 : 1)),
  ),
  closings: byCurrency(
    currency => new Map(closings.filter(each => each.currency === currency).map(({ month, value }) => [month, value])),
  ),
})

/** Whether a month has its one rate for every currency. Any day stands for its month. */
export const isClosed = (book: RateBook, month: Day): boolean =>
  QUOTED_CURRENCIES.every(currency => book.closings[currency].has(firstOfMonth(month)))

/** The last one that was known on a day. */
const lastKnown = (quotations: readonly Quotation[], day: Day): Quotation | undefined => {
  let [low, high] = [0, quotations.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((quotations[middle]?.day ?? day) <= day) low = middle + 1
    else high = middle
  }
  return quotations[low - 1]
}

/** In micro-units of BRL. */
type Worth = { value: bigint; quotedOn: Day | null; kind: Rate['kind'] | null }

const worthOf = (book: RateBook, currency: Currency, day: Day): Worth | undefined => {
  if (currency === 'BRL') return { value: MICRO, quotedOn: null, kind: null }
  const closing = book.closings[currency].get(firstOfMonth(day))
  if (closing !== undefined) return { value: closing, quotedOn: null, kind: 'closing' }
  const quotation = lastKnown(book.daily[currency], day)
  return quotation && { value: quotation.value, quotedOn: quotation.day, kind: 'daily' }
}

const ONE = 10n ** BigInt(RATE_PLACES)

/** The older of two days, or the only one. */
const older = (a: Day | null, b: Day | null): Day | null => (a && b ? (daysBetween(a, b) > 0 ? a : b) : (a ?? b))

/** What a currency is worth in another on a day; undefined: no quotation is known yet. */
export const rateOn = (book: RateBook, currency: Currency, display: Currency, day: Day): Rate | undefined => {
  if (currency === display) return { rate: ONE, quotedOn: null, kind: 'daily' }
  const [from, to] = [worthOf(book, currency, day), worthOf(book, display, day)]
  if (!from || !to) return undefined
  return {
    rate: divideHalfEven(from.value * ONE, to.value),
    quotedOn: older(from.quotedOn, to.quotedOn),
    kind: from.kind === 'daily' || to.kind === 'daily' ? 'daily' : 'closing',
  }
}

/** The rates of a stretch of days; days without one are in no span. */
export const rateSpans = (
  book: RateBook,
  currencies: readonly Currency[],
  display: Currency,
  { from, to }: DayRange,
): RateSpan[] => {
  const spans: RateSpan[] = []
  for (const currency of currencies) {
    let open: RateSpan | undefined
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const known = rateOn(book, currency, display, day)
      const rate = known && textFromUnits(known.rate, RATE_PLACES)
      if (open && open.rate === rate && open.quotedOn === known?.quotedOn) open.to = day
      else {
        open = known && rate && { currency, from: day, to: day, rate, quotedOn: known.quotedOn, kind: known.kind }
        if (open) spans.push(open)
      }
    }
  }
  return spans
}
