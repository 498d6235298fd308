import type { Day } from './dates'
import { type CloseOutcome, PAYMENT_THRESHOLD } from './entities/transfer'
import { AMOUNT_SCALE } from './metricValues'
import { type Currency, divideHalfEven, unitsFromText } from './money'
import { type QuotedCurrency, type RateBook, rateBook, rateOn } from './quotation'
import { byRest } from './spread'

/** What a website earned in a month while it was of an account, in micro-units of its currencies. */
export type SiteSum = {
  website: number
  account: number
  currency: Currency
  netCurrency: Currency
  gross: bigint
  net: bigint
}

/** What one unit is worth in BRL for good, in micro-units. */
export type CloseRates = Readonly<Record<QuotedCurrency, bigint>>

export type CloseLine = {
  website: number
  /** In steps of `AMOUNT_SCALE`, as the reports sum them. */
  grossBrl: bigint
  netBrl: bigint
  grossUsd: bigint
  netUsd: bigint
}

/** In cents of BRL, but for `net`. */
export type AccountClose = {
  account: number
  lines: CloseLine[]
  net: bigint
  adjustments: bigint
  carriedIn: bigint
  payable: bigint
  state: CloseOutcome
}

type CloseInput = {
  month: Day
  sums: readonly SiteSum[]
  rates: CloseRates
  /** What is taken off or put on, and what is left of the month before, by account in cents. */
  adjustments: ReadonlyMap<number, bigint>
  carried: ReadonlyMap<number, bigint>
}

const STEPS_PER_CENT = AMOUNT_SCALE / 100n
export const THRESHOLD_CENTS = unitsFromText(PAYMENT_THRESHOLD, 2)

/** Steps of `AMOUNT_SCALE` as cents, rounded once. */
export const centsOf = (amount: bigint): bigint => divideHalfEven(amount, STEPS_PER_CENT)

/** Parts as cents that add up to the cents of their sum: what rounding leaves over goes to those that were cut the most. */
export const centsAddingUp = (parts: readonly bigint[]): bigint[] => {
  const rests = parts.map(part => ((part % STEPS_PER_CENT) + STEPS_PER_CENT) % STEPS_PER_CENT)
  const cents = parts.map((part, index) => (part - (rests[index] ?? 0n)) / STEPS_PER_CENT)
  const total = centsOf(parts.reduce((sum, part) => sum + part, 0n))
  const left = Number(cents.reduce((sum, part) => sum - part, total))
  for (const index of byRest(rests).slice(0, left)) cents[index] = (cents[index] ?? 0n) + 1n
  return cents
}

/** What is less than the threshold waits, and so does what somebody owes. */
export const stateOfPayable = (payable: bigint): CloseOutcome => {
  if (payable === 0n) return 'closed'
  return payable < THRESHOLD_CENTS ? 'below_threshold' : 'awaiting_invoice'
}

const bookOf = (month: Day, rates: CloseRates): RateBook =>
  rateBook(
    [],
    (['USD', 'EUR'] as const).map(currency => ({ currency, month, value: rates[currency] })),
  )

const addLine = (lines: Map<number, CloseLine>, { website, ...of }: SiteSum, book: RateBook, month: Day): void => {
  const rate = (currency: Currency, shown: Currency): bigint => rateOn(book, currency, shown, month)?.rate ?? 0n
  const line = lines.get(website) ?? { website, grossBrl: 0n, netBrl: 0n, grossUsd: 0n, netUsd: 0n }
  lines.set(website, {
    website,
    grossBrl: line.grossBrl + of.gross * rate(of.currency, 'BRL'),
    netBrl: line.netBrl + of.net * rate(of.netCurrency, 'BRL'),
    grossUsd: line.grossUsd + of.gross * rate(of.currency, 'USD'),
    netUsd: line.netUsd + of.net * rate(of.netCurrency, 'USD'),
  })
}

/**
 * What closing a month comes to, by account: the same function rehearses and closes. An account is in it that earned
 * something, has an adjustment, or has something left of the month before.
 */
export const closeOf = ({ month, sums, rates, adjustments, carried }: CloseInput): AccountClose[] => {
  const book = bookOf(month, rates)
  const linesOf = new Map<number, Map<number, CloseLine>>()
  for (const account of [...carried.keys(), ...adjustments.keys()]) linesOf.set(account, new Map())
  for (const sum of sums) {
    const lines = linesOf.get(sum.account) ?? new Map<number, CloseLine>()
    linesOf.set(sum.account, lines)
    addLine(lines, sum, book, month)
  }
  return [...linesOf]
    .sort(([a], [b]) => a - b)
    .map(([account, byWebsite]) => {
      const lines = [...byWebsite.values()].sort((a, b) => a.website - b.website)
      const net = lines.reduce((sum, { netBrl }) => sum + netBrl, 0n)
      const own = { adjustments: adjustments.get(account) ?? 0n, carriedIn: carried.get(account) ?? 0n }
      const payable = centsOf(net) + own.adjustments + own.carriedIn
      return { account, lines, net, ...own, payable, state: stateOfPayable(payable) }
    })
}
