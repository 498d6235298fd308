import {
  dayIn,
  PLATFORM_ZONE,
  paymentFor,
  TRANSFER_STEPS,
  type TransferState,
  type TransferStep,
  todayIn,
} from '@candela/shared-contract'
import type { NewRow, Row } from '../../platform/db/schema'
import { wrongField } from '../../platform/http/app-error'

export const refuseFutureDay = (field: string, day: string): void => {
  if (day > todayIn(PLATFORM_ZONE)) throw wrongField(field, 'futureDay')
}

/** Money leaves once its invoice is here. */
export const isBeforeInvoice = (day: string, sentAt: string | null | undefined): boolean =>
  Boolean(sentAt) && day < dayIn(PLATFORM_ZONE, new Date(sentAt ?? 0))

/** States in which money is on its way. */
const GOES_ON: readonly TransferState[] = ['invoice_received', 'approved', 'scheduled']

/** What goes on is paid on its day, or on the next one where that has passed. */
const payOnFrom = ({ tra_pay_on }: Row<'transfers'>, now: Date): string =>
  tra_pay_on && tra_pay_on >= dayIn(PLATFORM_ZONE, now) ? tra_pay_on : paymentFor(now).day

/** What a step makes of a transfer, beside the files that come with it. */
export const changesOf = (
  step: TransferStep,
  row: Row<'transfers'>,
  state: TransferState,
  { reason, now }: { reason?: string | undefined; now: Date },
): Partial<NewRow<'transfers'>> => {
  const said = { tra_state: state, tra_reason: 'needsReason' in TRANSFER_STEPS[step] ? (reason ?? null) : null }
  if (step === 'pay') return said
  if (step === 'sendInvoice') return { ...said, tra_pay_on: paymentFor(now).day }
  return {
    ...said,
    tra_held_from: state === 'on_hold' ? row.tra_state : null,
    ...(step === 'reject' && { tra_pay_on: null }),
    ...(step === 'reverse' && { tra_paid_on: null, tra_pay_on: null }),
    ...((state === 'scheduled' || (row.tra_pay_on !== null && GOES_ON.includes(state))) && {
      tra_pay_on: payOnFrom(row, now),
    }),
  }
}
