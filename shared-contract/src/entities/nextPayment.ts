import * as z from 'zod/mini'
import { instant } from '../fields'
import { TRANSFER_STATES } from './transfer'
import { paidAccount } from './transferBodies'

/** What is paid next, in BRL: the amount first. */
const nextPayment = z.object({
  account: paidAccount,
  month: z.string(),
  state: z.enum(TRANSFER_STATES),
  payable: z.string(),
  pay_on: z.nullable(z.string()),
  is_pay_day_fixed: z.boolean(),
  /** Until when an invoice is in time for that day. */
  invoice_until: z.nullable(instant),
  /** Why it was rejected or held. */
  reason: z.nullable(z.string()),
  /** Whether the reader can send its invoice now. */
  can_send: z.boolean(),
  /** So many more are under way, and what they come to. */
  others: z.int(),
  others_payable: z.string(),
})
export type NextPayment = z.infer<typeof nextPayment>
export const nextPaymentAnswer = z.nullable(nextPayment)
