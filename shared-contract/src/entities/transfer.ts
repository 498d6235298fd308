/** How what an account is owed for a month stands. */
export const TRANSFER_STATES = [
  'estimated',
  'closed',
  'below_threshold',
  'awaiting_invoice',
  'invoice_received',
  'rejected',
  'approved',
  'scheduled',
  'on_hold',
  'paid',
  'reversed',
] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Money has left, or did and came back: the month stays closed. */
export const PAID_STATES: readonly TransferState[] = ['paid', 'reversed']

/** Why an amount is taken off or put on. */
export const ADJUSTMENT_REASONS = [
  'invalidTraffic',
  'lateCorrection',
  'networkDeduction',
  'advance',
  'bonus',
  'other',
] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

/** Less than this waits for the next month, in BRL. */
export const PAYMENT_THRESHOLD = '100.00'
