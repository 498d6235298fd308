import * as z from 'zod/mini'
import { isDay } from '../dates'
import { defineEndpoint } from '../endpoint'
import { id, instant, requiredText } from '../fields'
import { QUOTED_CURRENCIES } from '../quotation'
import { isLikelyBeside, quotationValue } from './quotation'
import { CLOSE_OUTCOMES } from './transfer'

export const MONTH_STATES = ['open', 'closing', 'closed', 'reopened'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** What the one rate of a month is: the average of its quotations, the last of them, or what somebody says. */
export const RATE_SOURCES = ['average', 'last', 'typed'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** What somebody types before books are closed. */
export const closeText = (month: string): string => `CLOSE ${month}`

/** `2026-10` */
const month = z.string().check(
  z.maxLength(7, { error: 'period', abort: true }),
  z.refine(text => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`), { error: 'period' }),
)

/** A rate that is typed has its reason. */
const rateChoice = z
  .strictObject({
    source: z.enum(RATE_SOURCES, { error: 'notAnOption' }),
    value: z.optional(quotationValue),
    reason: z.optional(requiredText(500)),
  })
  .check(({ value, issues }) => {
    if (value.source !== 'typed') return
    for (const field of ['value', 'reason'] as const)
      if (value[field] === undefined) issues.push({ code: 'custom', input: value, path: [field], message: 'required' })
  })
export type RateChoice = z.infer<typeof rateChoice>

const rateChoices = z.strictObject({ USD: rateChoice, EUR: rateChoice })
export type RateChoices = z.infer<typeof rateChoices>

const person = z.nullable(z.object({ id, label: z.string() }))

/** Why a month cannot be closed now, or not be opened again. */
export const MONTH_OBSTACLES = [
  'notOver',
  'earlierOpen',
  'laterClosed',
  'beforeBooks',
  'closing',
  'closed',
  'notClosed',
  'paid',
  /** Of who reaches a part of the accounts. */
  'limitedReach',
] as const
export type MonthObstacle = (typeof MONTH_OBSTACLES)[number]

const monthSchema = z.object({
  month,
  state: z.enum(MONTH_STATES),
  /** Of a closed month. */
  rates: z.array(
    z.object({ currency: z.enum(QUOTED_CURRENCIES), value: z.string(), source: z.nullable(z.enum(RATE_SOURCES)) }),
  ),
  closed_by: person,
  closed_at: z.nullable(instant),
  reopened_by: person,
  reopened_at: z.nullable(instant),
  reason: z.nullable(z.string()),
  /** What its close made payable, and to how many accounts; of a closed month, to who reads payments. */
  owed: z.nullable(z.object({ payable: z.string(), accounts: z.int() })),
  /** How far a close is, and why it ended where it failed. */
  progress: z.nullable(z.object({ done: z.int(), total: z.nullable(z.int()), error: z.nullable(z.string()) })),
  /** What is in the way; null: it may be done by who has the right. */
  obstacle: z.object({ close: z.nullable(z.enum(MONTH_OBSTACLES)), reopen: z.nullable(z.enum(MONTH_OBSTACLES)) }),
  can: z.object({ close: z.boolean(), reopen: z.boolean() }),
})
export type BookMonth = z.infer<typeof monthSchema>

/** What is looked at before a month is closed. */
export const CLOSE_CHECKS = ['quotations', 'imports', 'estimated', 'flags', 'negativeMargin', 'withoutShare'] as const
export type CloseCheckKey = (typeof CLOSE_CHECKS)[number]

/** Quotations of a day, days of an ad network, rows of a website, a website: what the screen leads to. */
const checkItem = z.object({
  label: z.string(),
  detail: z.nullable(z.string()),
  website: z.nullable(id),
  adNetwork: z.nullable(id),
  day: z.nullable(z.string()),
})
export type CloseCheckItem = z.infer<typeof checkItem>

const closeCheck = z.object({
  key: z.enum(CLOSE_CHECKS),
  count: z.int(),
  /** The first of them. */
  items: z.array(checkItem),
  /** Nobody could look: what is said of it is nothing. */
  failed: z.boolean(),
})
export type CloseCheck = z.infer<typeof closeCheck>

const proposal = z.object({
  currency: z.enum(QUOTED_CURRENCIES),
  average: z.nullable(z.string()),
  days: z.int(),
  last: z.nullable(z.object({ day: z.string(), value: z.string() })),
  /** The rate of the last closed month, to judge by. */
  before: z.nullable(z.string()),
})
export type RateProposal = z.infer<typeof proposal>

/**
 * Whether a rate can be meant. It stands beside what the month before was closed with, since one wrong quotation spoils
 * average and last alike. One that is typed may stand beside both of these instead: a closing that was wrong stays, and the
 * right rate can be typed all the same. Before the first closing it stands beside either.
 */
export const isRateLikely = (
  value: string,
  source: RateSource,
  { average, last, before }: Omit<RateProposal, 'currency'>,
): boolean => {
  const lastValue = last?.value ?? null
  const isLikely = (...known: readonly (string | null)[]) => isLikelyBeside(value, ...known)
  if (source === 'average') return isLikely(before ?? lastValue)
  if (source === 'last') return isLikely(before ?? average)
  if (before === null) return isLikely(average, lastValue)
  return isLikely(before) || (average !== null && isLikely(average) && isLikely(lastValue))
}

const amount = z.string()

/** Amounts in BRL with two decimals. */
const sums = {
  /** With the rates of each day, as the reports show it now. */
  estimate: amount,
  /** With the rates of the month. */
  net: amount,
  adjustments: amount,
  carried_in: amount,
  payable: amount,
}

const rehearsedAccount = z.object({
  id,
  label: z.string(),
  ...sums,
  state: z.enum(CLOSE_OUTCOMES),
  websites: z.array(z.object({ id, label: z.string(), estimate: amount, net: amount })),
})
export type RehearsedAccount = z.infer<typeof rehearsedAccount>

const rehearsal = z.object({
  month,
  rates: z.array(z.object({ currency: z.enum(QUOTED_CURRENCIES), value: z.string(), source: z.enum(RATE_SOURCES) })),
  accounts: z.array(rehearsedAccount),
  totals: z.object({ ...sums, accounts: z.int(), websites: z.int(), paid: z.int(), carried: z.int() }),
  /** Stands for all of these numbers: a close that would come to others is refused. */
  fingerprint: z.string(),
})
export type Rehearsal = z.infer<typeof rehearsal>

const monthBody = z.strictObject({ month })
const rehearsalBody = z.strictObject({ month, rates: rateChoices })

export const reopenMonthBody = z.strictObject({ month, reason: requiredText(500) })

export const monthCloseEndpoints = {
  months: defineEndpoint({
    method: 'GET',
    path: '/currencyExchange/months',
    summary: 'The months of the books, the newest first: how each stands, its rates, and what may be done',
    access: 'currencyExchange.list',
    effect: 'read',
    failure: 'months',
    answer: z.object({ months: z.array(monthSchema), next: z.nullable(month) }),
  }),
  closeChecks: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/closeMonth/checks',
    summary: 'What is to be looked at before a month is closed, and the rates that can be chosen',
    access: 'currencyExchange.closeMonth',
    effect: 'read',
    failure: 'rehearsal',
    body: monthBody,
    answer: z.object({ month, checks: z.array(closeCheck), proposals: z.array(proposal) }),
  }),
  rehearse: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/closeMonth/rehearsal',
    summary: 'What closing a month would come to, by account and website; nothing is written',
    access: 'currencyExchange.closeMonth',
    effect: 'read',
    failure: 'rehearsal',
    body: rehearsalBody,
    answer: rehearsal,
  }),
  closeMonth: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/closeMonth',
    summary: 'Closes the books of a month; where that takes long, the work is done in the background',
    access: 'currencyExchange.closeMonth',
    effect: 'write',
    failure: 'closeMonth',
    idempotent: true,
    body: z.strictObject({
      ...rehearsalBody.shape,
      fingerprint: z.string().check(z.maxLength(64, { error: 'invalid' })),
      confirm: z.string().check(z.maxLength(40, { error: 'confirmText' })),
    }),
    answer: z.object({ month, state: z.enum(['closing', 'closed']) }),
  }),
  reopenMonth: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/reopenMonth',
    summary: 'Opens the books of the last closed month again, while nothing of it is paid',
    access: 'currencyExchange.reopenMonth',
    effect: 'write',
    failure: 'reopenMonth',
    idempotent: true,
    body: reopenMonthBody,
    answer: monthSchema,
  }),
}
