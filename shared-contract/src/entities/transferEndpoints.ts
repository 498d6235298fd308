import * as z from 'zod/mini'
import { isDay } from '../dates'
import { defineEndpoint } from '../endpoint'
import { byId, id, idInPath, instant, periodText, requiredName, requiredText, unique, version } from '../fields'
import { fileFormat } from '../list'
import { QUOTED_CURRENCIES } from '../quotation'
import { nextPaymentAnswer } from './nextPayment'
import { ADJUSTMENT_REASONS, TRANSFER_ACTIONS, TRANSFER_STATES, TRANSFER_STEP_KEYS, TRANSFER_STEPS } from './transfer'

/** What an invoice can be; which of them a file is, its bytes say. */
export const INVOICE_TYPES = ['application/pdf', 'application/xml', 'text/xml'] as const
/** A proof of payment is what a bank hands out. */
export const PROOF_TYPES = ['application/pdf'] as const
export const TRANSFER_FILE_BYTES = 5 * 1024 * 1024

/** `2026-10` */
const month = z.string().check(
  z.maxLength(7, { error: 'period', abort: true }),
  z.refine(text => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`), { error: 'period' }),
)
const day = z.string().check(
  z.maxLength(10, { error: 'invalid', abort: true }),
  z.refine(text => isDay(text), { error: 'invalid' }),
)
/** Exact text with two decimals at most. */
const money = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(15, { error: 'tooBig', abort: true }),
    z.regex(/^-?\d{1,11}(\.\d{1,2})?$/, { error: 'invalid' }),
  )
const positive = money.check(z.refine(text => Number(text) > 0, { error: 'tooSmall' }))

const named = z.object({ id, label: z.string() })
const amount = z.string()

const transferLine = z.object({
  website: named,
  /** Null where the reader does not learn what was grossed. */
  gross: z.nullable(amount),
  net: amount,
  net_usd: amount,
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
  account: named,
  month,
  state: z.enum(TRANSFER_STATES),
  held_from: z.nullable(z.enum(TRANSFER_STATES)),
  /** Why it was rejected, held or reversed. */
  reason: z.nullable(z.string()),
  lines: z.array(transferLine),
  gross: z.nullable(amount),
  net: amount,
  net_usd: amount,
  /** What ad networks took back, and what else was put on or taken off. */
  deductions: amount,
  adjustments: amount,
  carried_in: amount,
  payable: amount,
  /** The month that took over what was too little. */
  carried_to: z.nullable(month),
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

const oneTransfer = z.object({
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

export const transferQuery = z.strictObject({
  /** Every month that has a day in it. */
  period: periodText,
  websites,
  accounts: z.optional(z.array(id).check(z.maxLength(1000, { error: 'tooMany' }))),
  states: z.optional(z.array(z.enum(TRANSFER_STATES)).check(z.maxLength(TRANSFER_STATES.length, { error: 'tooMany' }))),
})
export type TransferQuery = z.infer<typeof transferQuery>

const transferTotals = z.object({
  gross: z.nullable(amount),
  ...{ net: amount, net_usd: amount, deductions: amount, adjustments: amount },
  /** What is to be paid, and what is. */
  ...{ payable: amount, paid: amount },
})

export const transferAnswer = z.object({
  rows: z.array(transferSchema),
  totals: transferTotals,
  meta: z.object({ from: month, to: month }),
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

const shared = { access: 'report.report05', effect: 'read', failure: 'report05' } as const
const ofAccount = z.strictObject({ account: idInPath, month })

export const transferEndpoints = {
  report05: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/report/report05',
    summary: 'What accounts are owed for months, by website, and how each of it stands; open months as an estimate',
    body: transferQuery,
    answer: transferAnswer,
  }),
  report05File: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/report/report05/export',
    summary: 'The same as a file for accounting, a line for each website, with the columns that are asked for',
    body: z.extend(transferQuery, {
      columns: z
        .array(z.enum(TRANSFER_COLUMNS))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(TRANSFER_COLUMNS.length, { error: 'tooMany' })),
      format: fileFormat,
    }),
    download: true,
  }),
  transfer: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/report/report05/:account/:month',
    summary: 'What an account is owed for a month, with what was taken off and why',
    params: ofAccount,
    answer: oneTransfer,
  }),
  transferStatement: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/report/report05/:account/:month/statement',
    summary: 'The same as a PDF in the language of the reader; of an open month it says that it is an estimate',
    params: ofAccount,
    download: true,
  }),
  nextPayment: defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/report/report05/next',
    summary: 'What is paid next to the accounts that the caller sells through, or to one in reach',
    body: z.strictObject({ account: z.optional(id) }),
    answer: z.object({ payment: nextPaymentAnswer }),
  }),
  sendInvoice: defineEndpoint({
    method: 'POST',
    path: '/report/report05/:id/invoice',
    summary: 'The invoice of a transfer: a PDF or XML file with its number, date and amount. Fixes the day of payment',
    access: 'report.sendInvoice',
    effect: 'write',
    failure: 'sendInvoice',
    params: byId,
    query: z.strictObject({ version, number: requiredName(60), issued_on: day, amount: positive }),
    upload: INVOICE_TYPES,
    bodyLimit: TRANSFER_FILE_BYTES,
    answer: oneTransfer,
  }),
  invoiceFile: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/report/report05/:id/invoice',
    summary: 'The invoice as it was sent',
    params: byId,
    download: true,
  }),
  payTransfer: defineEndpoint({
    method: 'POST',
    path: '/report/report05/:id/pay',
    summary: 'A transfer is paid: on which day, with the proof of the bank',
    access: 'report.payTransfer',
    effect: 'write',
    failure: 'stepTransfer',
    params: byId,
    query: z.strictObject({ version, paid_on: day }),
    upload: PROOF_TYPES,
    bodyLimit: TRANSFER_FILE_BYTES,
    answer: oneTransfer,
  }),
  proofFile: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/report/report05/:id/proof',
    summary: 'The proof of payment',
    params: byId,
    download: true,
  }),
  stepTransfer: defineEndpoint({
    method: 'POST',
    path: '/report/report05/:id/step',
    summary: 'Another state of a transfer: approved, rejected, scheduled, reversed, held or released',
    access: {
      byAction: {
        approve: TRANSFER_STEPS.approve.right,
        reject: TRANSFER_STEPS.reject.right,
        schedule: TRANSFER_STEPS.schedule.right,
        reverse: TRANSFER_STEPS.reverse.right,
        hold: TRANSFER_STEPS.hold.right,
        release: TRANSFER_STEPS.release.right,
      },
    },
    effect: 'write',
    failure: 'stepTransfer',
    params: byId,
    body: z
      .strictObject({
        action: z.enum(TRANSFER_ACTIONS, { error: 'notAnOption' }),
        version,
        reason: z.optional(requiredText(500)),
      })
      .check(({ value, issues }) => {
        if ('needsReason' in TRANSFER_STEPS[value.action] && value.reason === undefined)
          issues.push({ code: 'custom', input: value, path: ['reason'], message: 'required' })
      }),
    answer: oneTransfer,
  }),
  storeAdjustment: defineEndpoint({
    method: 'POST',
    path: '/report/report05/adjustment',
    summary: 'Takes an amount off what an account is owed for an open month, or puts it on, and says why',
    access: 'report.adjustTransfer',
    effect: 'write',
    failure: 'storeAdjustment',
    idempotent: true,
    body: z.strictObject({
      account: id,
      month,
      website: z.optional(id),
      reason: z.enum(ADJUSTMENT_REASONS, { error: 'notAnOption' }),
      amount: money.check(z.refine(text => Number(text) !== 0, { error: 'tooSmall' })),
      note: requiredText(500),
    }),
    answer: oneTransfer,
  }),
  destroyAdjustment: defineEndpoint({
    method: 'DELETE',
    path: '/report/report05/adjustment/:id',
    summary: 'Takes an adjustment of an open month back',
    access: 'report.adjustTransfer',
    effect: 'write',
    failure: 'storeAdjustment',
    params: byId,
  }),
  disputeAdjustment: defineEndpoint({
    method: 'POST',
    path: '/report/report05/adjustment/:id/message',
    summary: 'A word in the dispute of a deduction',
    access: 'report.disputeAdjustment',
    effect: 'write',
    failure: 'disputeAdjustment',
    idempotent: true,
    params: byId,
    body: z.strictObject({ text: requiredText(1000) }),
    answer: oneTransfer,
  }),
}
