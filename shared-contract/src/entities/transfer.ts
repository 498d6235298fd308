import type { Pair } from '../permissions'

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

/** What closing a month makes of a transfer. */
export const CLOSE_OUTCOMES = [
  'closed',
  'below_threshold',
  'awaiting_invoice',
] as const satisfies readonly TransferState[]
export type CloseOutcome = (typeof CLOSE_OUTCOMES)[number]

type Step = {
  from: readonly TransferState[]
  /** null: where it was held. */
  to: TransferState | null
  right: Pair
  /** Somebody says why. */
  needsReason?: true
}

/**
 * What people may do with a transfer, and nothing else. Closing a month makes it: `closed` where nothing is to be paid,
 * `below_threshold` where it is carried into the next month, or `awaiting_invoice`. Opening a month again makes it
 * `estimated`.
 */
export const TRANSFER_STEPS = {
  sendInvoice: { from: ['awaiting_invoice', 'rejected'], to: 'invoice_received', right: 'report.sendInvoice' },
  approve: { from: ['invoice_received'], to: 'approved', right: 'report.decideInvoice' },
  reject: { from: ['invoice_received'], to: 'rejected', right: 'report.decideInvoice', needsReason: true },
  schedule: { from: ['approved', 'reversed'], to: 'scheduled', right: 'report.payTransfer' },
  pay: { from: ['scheduled'], to: 'paid', right: 'report.payTransfer' },
  reverse: { from: ['paid'], to: 'reversed', right: 'report.payTransfer', needsReason: true },
  hold: {
    from: ['awaiting_invoice', 'invoice_received', 'approved', 'scheduled'],
    to: 'on_hold',
    right: 'report.holdTransfer',
    needsReason: true,
  },
  release: { from: ['on_hold'], to: null, right: 'report.holdTransfer' },
} as const satisfies Record<string, Step>

export type TransferStep = keyof typeof TRANSFER_STEPS
export const TRANSFER_STEP_KEYS = /*#__PURE__*/ Object.keys(TRANSFER_STEPS) as TransferStep[]

/** Steps that come without a file. */
export const TRANSFER_ACTIONS = ['approve', 'reject', 'schedule', 'reverse', 'hold', 'release'] as const
export type TransferAction = (typeof TRANSFER_ACTIONS)[number]

/** The state that a step leads to; undefined: it is not possible in this state. */
export const stateAfter = (
  step: TransferStep,
  state: TransferState,
  heldFrom: TransferState | null,
): TransferState | undefined => {
  const { from, to }: Step = TRANSFER_STEPS[step]
  if (!from.includes(state)) return undefined
  return to ?? heldFrom ?? undefined
}

/** What can be done in a state by somebody with these rights. */
export const stepsFor = (
  state: TransferState,
  heldFrom: TransferState | null,
  pairs: ReadonlySet<Pair>,
): TransferStep[] =>
  TRANSFER_STEP_KEYS.filter(
    step => pairs.has(TRANSFER_STEPS[step].right) && stateAfter(step, state, heldFrom) !== undefined,
  )

/** Steps that are taken for many payments at once. */
export const TRANSFER_BULK_STEPS = ['approve', 'schedule', 'pay', 'hold'] as const
export type TransferBulkStep = (typeof TRANSFER_BULK_STEPS)[number]

/** What people who pay go through: payments that wait for the same, and those with a deduction in dispute. */
export const TRANSFER_QUEUES = ['toDecide', 'toSchedule', 'toPay', 'onHold', 'disputed'] as const
export type TransferQueue = (typeof TRANSFER_QUEUES)[number]
export const QUEUE_STATES: Record<Exclude<TransferQueue, 'disputed'>, readonly TransferState[]> = {
  toDecide: ['invoice_received'],
  toSchedule: ['approved', 'reversed'],
  toPay: ['scheduled'],
  onHold: ['on_hold'],
}

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

/** What ad networks took back; everything else is between the two of us. */
export const DEDUCTION_REASONS: readonly AdjustmentReason[] = ['invalidTraffic', 'lateCorrection', 'networkDeduction']

/** Less than this waits for the next month, in BRL. */
export const PAYMENT_THRESHOLD = '100.00'
