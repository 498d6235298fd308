import * as z from 'zod/mini'
import { isDay } from '../dates'
import { id, instant, periodText, unique } from '../fields'
import { QUOTED_CURRENCIES } from '../quotation'
import { ADJUSTMENT_REASONS, TRANSFER_QUEUES, TRANSFER_STATES, TRANSFER_STEP_KEYS } from './transfer'

/** `2026-10` */
export const monthText = z.string().check(
  z.maxLength(7, { error: 'period', abort: true }),
  z.refine(text => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`), { error: 'period' }),
)
export const dayText = z.string().check(
  z.maxLength(10, { error: 'invalid', abort: true }),
  z.refine(text => isDay(text), { error: 'invalid' }),
)
/** Exact text with two decimals at most. */
export const moneyText = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(15, { error: 'tooBig', abort: true }),
    z.regex(/^-?\d{1,11}(\.\d{1,2})?$/, { error: 'invalid' }),
  )
const named = z.object({ id, label: z.string() })
/** By whose clocks deadlines are told beside those of the platform. */
export const paidAccount = z.extend(named, { zone: z.string() })
const amount = z.string()

const transferLine = z.object({
  website: named,
  /** Null where the reader does not learn what was grossed. */
  gross: z.nullable(amount),
  net: amount,
  /** Null as long as a day of it has no rate of the dollar. */
  net_usd: z.nullable(amount),
})
export type TransferLine = z.infer<typeof transferLine>

const transferAdjustment = z.object({
  id,
  website: z.nullable(named),
  reason: z.enum(ADJUSTMENT_REASONS),
  amount,
  note: z.string(),
  created_at: instant,
  /** Its dispute, in the order of time. */
  messages: z.array(z.object({ id, user: z.nullable(named), text: z.string(), created_at: instant })),
})
export type TransferAdjustment = z.infer<typeof transferAdjustment>

const transferInvoice = z.object({
  id,
  number: z.string(),
  amount,
  issued_on: z.string(),
  sent_at: instant,
  sent_by: z.nullable(named),
  type: z.string(),
  bytes: z.int(),
})
export type TransferInvoice = z.infer<typeof transferInvoice>

/** What an account is owed for a month. Amounts are BRL with two decimals unless they say otherwise. */
export const transferSchema = z.object({
  /** Null of an open month: there is an estimate, and nothing to act on yet. */
  id: z.nullable(id),
  account: paidAccount,
  month: monthText,
  state: z.enum(TRANSFER_STATES),
  held_from: z.nullable(z.enum(TRANSFER_STATES)),
  /** Why it was rejected, held or reversed. */
  reason: z.nullable(z.string()),
  lines: z.array(transferLine),
  gross: z.nullable(amount),
  net: amount,
  net_usd: z.nullable(amount),
  /** What ad networks took back, and what else was put on or taken off. */
  deductions: amount,
  adjustments: amount,
  carried_in: amount,
  payable: amount,
  /** The month that took over what was too little. */
  carried_to: z.nullable(monthText),
  /** Of a closed month: what one unit was worth in BRL. */
  rates: z.array(z.object({ currency: z.enum(QUOTED_CURRENCIES), value: z.string() })),
  invoice: z.nullable(transferInvoice),
  /** When it is paid: fixed once the invoice is here; before, if it is sent now. */
  pay_on: z.nullable(z.string()),
  is_pay_day_fixed: z.boolean(),
  /** Until when an invoice is in time for that day. */
  invoice_until: z.nullable(instant),
  paid_on: z.nullable(z.string()),
  has_proof: z.boolean(),
  /** What the reader may do with it now. */
  steps: z.array(z.enum(TRANSFER_STEP_KEYS)),
  updated_at: z.nullable(instant),
})
export type Transfer = z.infer<typeof transferSchema>

export const oneTransfer = z.object({
  record: z.extend(transferSchema, {
    items: z.array(transferAdjustment),
    can: z.object({ adjust: z.boolean(), dispute: z.boolean() }),
  }),
})
export type OneTransfer = z.infer<typeof oneTransfer>

/** Every website of the reader's, or at least one. */
const websites = z.union([
  z.literal('all'),
  z.array(id).check(
    z.minLength(1, { error: 'websiteRequired' }),
    z.maxLength(1000, { error: 'tooMany' }),
    unique(each => each),
  ),
])

/** By what payments are put in order; without one the newest month comes first, and in it they are by account. */
export const TRANSFER_SORTS = ['month', 'payable', 'account', 'net', 'pay_on'] as const
export type TransferSort = (typeof TRANSFER_SORTS)[number]

/** More payments nobody reads on a screen; a file has all of them. */
export const MOST_TRANSFERS = 1_000

export const transferQuery = z.strictObject({
  /** Every month that has a day in it. */
  period: periodText,
  websites,
  accounts: z.optional(z.array(id).check(z.maxLength(1000, { error: 'tooMany' }))),
  states: z.optional(z.array(z.enum(TRANSFER_STATES)).check(z.maxLength(TRANSFER_STATES.length, { error: 'tooMany' }))),
  queue: z.optional(z.enum(TRANSFER_QUEUES)),
  sort: z.optional(z.strictObject({ field: z.enum(TRANSFER_SORTS), dir: z.enum(['asc', 'desc']) })),
})
export type TransferQuery = z.infer<typeof transferQuery>

const transferTotals = z.object({
  gross: z.nullable(amount),
  ...{ net: amount, net_usd: z.nullable(amount), deductions: amount, adjustments: amount },
  /** What is to be paid, and what is. */
  ...{ payable: amount, paid: amount },
})

export const transferAnswer = z.object({
  /** The first of them in the order that was asked for. */
  rows: z.array(transferSchema),
  /** Of all of them, whether their rows are here or not. */
  totals: transferTotals,
  meta: z.object({
    ...{ from: monthText, to: monthText },
    /** How many there are in each queue, and in all, whichever was asked for. */
    counts: z.record(z.enum([...TRANSFER_QUEUES, 'all']), z.int()),
    /** How many payments there are beyond these rows. */
    more: z.int(),
  }),
})
export type TransferAnswer = z.infer<typeof transferAnswer>

/** What a file may have as columns, in their order: a line for each website of a transfer. */
export const TRANSFER_COLUMNS = [
  'month',
  'account',
  'website',
  'gross',
  'net',
  'net_usd',
  'deductions',
  'adjustments',
  'carried_in',
  'payable',
  'state',
  'invoice_number',
  'invoice_date',
  'pay_on',
  'paid_on',
  'rate_usd',
  'rate_eur',
] as const
export type TransferColumn = (typeof TRANSFER_COLUMNS)[number]
