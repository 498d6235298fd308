import * as z from 'zod/mini'
import { bulkAnswer, shownRows } from '../bulk'
import { defineEndpoint } from '../endpoint'
import { byId, id, idInPath, requiredName, requiredText, version } from '../fields'
import { fileFormat } from '../list'
import { nextPaymentAnswer } from './nextPayment'
import { ADJUSTMENT_REASONS, TRANSFER_ACTIONS, TRANSFER_STEPS } from './transfer'
import {
  dayText,
  moneyText,
  monthText,
  oneTransfer,
  TRANSFER_COLUMNS,
  transferAnswer,
  transferQuery,
} from './transferBodies'

/** What an invoice can be; which of them a file is, its bytes say. */
export const INVOICE_TYPES = ['application/pdf', 'application/xml', 'text/xml'] as const
/** A proof of payment is what a bank hands out. */
export const PROOF_TYPES = ['application/pdf'] as const
export const TRANSFER_FILE_BYTES = 5 * 1024 * 1024

/** As text a file is a third longer; around it stand the payments that it is of. */
const PROOF_TEXT = Math.ceil(TRANSFER_FILE_BYTES / 3) * 4
const MANY_BYTES = PROOF_TEXT + 500_000
const proofText = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(PROOF_TEXT, { error: 'tooBig', abort: true }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'invalid' }),
  )
const reason = requiredText(500)

/** Hundreds of them still add up to an amount that can be stored, so that a month can always be closed. */
const MOST_ADJUSTED = 1e8
const positive = moneyText.check(z.refine(text => Number(text) > 0, { error: 'tooSmall' }))

const shared = { access: 'report.report05', effect: 'read', failure: 'report05' } as const
/** A step answers the payment as it is then. */
const step = { effect: 'write', shows: 'report.report05' } as const
const ofAccount = z.strictObject({ account: idInPath, month: monthText })

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
    ...step,
    method: 'POST',
    path: '/report/report05/:id/invoice',
    summary: 'The invoice of a transfer: a PDF or XML file with its number, date and amount. Fixes the day of payment',
    access: 'report.sendInvoice',
    failure: 'sendInvoice',
    params: byId,
    query: z.strictObject({ version, number: requiredName(60), issued_on: dayText, amount: positive }),
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
    ...step,
    method: 'POST',
    path: '/report/report05/:id/pay',
    summary: 'A transfer is paid: on which day, with the proof of the bank',
    access: 'report.payTransfer',
    failure: 'stepTransfer',
    params: byId,
    query: z.strictObject({ version, paid_on: dayText }),
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
    ...step,
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
    failure: 'stepTransfer',
    params: byId,
    body: z
      .strictObject({
        action: z.enum(TRANSFER_ACTIONS, { error: 'notAnOption' }),
        version,
        reason: z.optional(reason),
      })
      .check(({ value, issues }) => {
        if ('needsReason' in TRANSFER_STEPS[value.action] && value.reason === undefined)
          issues.push({ code: 'custom', input: value, path: ['reason'], message: 'required' })
      }),
    answer: oneTransfer,
  }),
  bulkTransfers: defineEndpoint({
    ...step,
    method: 'POST',
    path: '/report/report05/bulk',
    summary: 'One step of many transfers, all of it in one action; each is judged as if it were alone',
    access: {
      byAction: {
        approve: TRANSFER_STEPS.approve.right,
        schedule: TRANSFER_STEPS.schedule.right,
        pay: TRANSFER_STEPS.pay.right,
        hold: TRANSFER_STEPS.hold.right,
      },
    },
    failure: 'stepTransfer',
    bodyLimit: MANY_BYTES,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('approve'), rows: shownRows }),
      z.strictObject({ action: z.literal('schedule'), rows: shownRows }),
      z.strictObject({
        action: z.literal('pay'),
        rows: shownRows,
        /** The proof is a PDF of the bank, as base64. */
        payload: z.strictObject({ paid_on: dayText, proof: proofText }),
      }),
      z.strictObject({ action: z.literal('hold'), rows: shownRows, payload: z.strictObject({ reason }) }),
    ]),
    answer: bulkAnswer,
  }),
  storeAdjustment: defineEndpoint({
    ...step,
    method: 'POST',
    path: '/report/report05/adjustment',
    summary: 'Takes an amount off what an account is owed for an open month, or puts it on, and says why',
    access: 'report.adjustTransfer',
    failure: 'storeAdjustment',
    idempotent: true,
    body: z.strictObject({
      account: id,
      month: monthText,
      website: z.optional(id),
      reason: z.enum(ADJUSTMENT_REASONS, { error: 'notAnOption' }),
      amount: moneyText.check(
        z.refine(text => Number(text) !== 0, { error: 'tooSmall' }),
        z.refine(text => Math.abs(Number(text)) <= MOST_ADJUSTED, { error: 'tooBig' }),
      ),
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
    ...step,
    method: 'POST',
    path: '/report/report05/adjustment/:id/message',
    summary: 'A word in the dispute of a deduction',
    access: 'report.disputeAdjustment',
    failure: 'disputeAdjustment',
    idempotent: true,
    params: byId,
    body: z.strictObject({ text: requiredText(1000) }),
    answer: oneTransfer,
  }),
}
