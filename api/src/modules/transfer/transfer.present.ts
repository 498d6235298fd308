import {
  AMOUNT_SCALE,
  centsAddingUp,
  centsOf,
  type Day,
  DEDUCTION_REASONS,
  type Pair,
  paymentFor,
  stepsFor,
  type Transfer,
  type TransferState,
  textFromUnits,
  unitsFromText,
} from '@candela/shared-contract'
import { valueText } from '../quotation/quotation.present'
import type { FoundTransfer, StoredAdjustment, StoredLine, StoredTransfer } from './transfer.repository'

const AMOUNT_DECIMALS = String(AMOUNT_SCALE).length - 1

export const centsText = (cents: bigint): string => textFromUnits(cents, 2)
export const cents = (text: string): bigint => unitsFromText(text, 2)

type PayDay = Pick<Transfer, 'pay_on' | 'is_pay_day_fixed' | 'invoice_until'>

/** Before its invoice is here it is paid on the day that one of now would be; what is not to be paid has no day. */
const AWAITING: readonly TransferState[] = ['awaiting_invoice', 'rejected']

export const payDayOf = (state: TransferState, payOn: string | null, now: Date): PayDay => {
  // While it is held nobody knows.
  if (state === 'on_hold') return { pay_on: null, is_pay_day_fixed: false, invoice_until: null }
  if (!AWAITING.includes(state)) return { pay_on: payOn, is_pay_day_fixed: payOn !== null, invoice_until: null }
  const { day, invoiceUntil } = paymentFor(now)
  return { pay_on: day, is_pay_day_fixed: false, invoice_until: invoiceUntil.toISOString() }
}

/** What networks took back, and everything else, in cents. */
export const adjustmentSums = (adjustments: readonly StoredAdjustment[]) => {
  const sumOf = (isDeduction: boolean): bigint =>
    adjustments
      .filter(({ adj_reason }) => DEDUCTION_REASONS.includes(adj_reason) === isDeduction)
      .reduce((sum, { adj_amount }) => sum + cents(adj_amount), 0n)
  return { deductions: centsText(sumOf(true)), adjustments: centsText(sumOf(false)) }
}

type Rate = { ccl_month: string; ccl_currency: 'USD' | 'EUR'; ccl_value: string }

const ratesOf = (rates: readonly Rate[], month: Day): Transfer['rates'] =>
  rates
    .filter(({ ccl_month }) => ccl_month === month)
    .map(({ ccl_currency, ccl_value }) => ({ currency: ccl_currency, value: valueText(ccl_value) }))

type Around = {
  lines: readonly StoredLine[]
  adjustments: readonly StoredAdjustment[]
  rates: readonly Rate[]
  seesGross: boolean
  pairs: ReadonlySet<Pair>
  now: Date
}

export const paidAccountOf = (
  row: Pick<StoredTransfer, 'tra_id_account' | 'acc_name' | 'acc_time_zone'>,
): Transfer['account'] => ({ id: row.tra_id_account, label: row.acc_name, zone: row.acc_time_zone })

const invoiceOf = (row: StoredTransfer): Transfer['invoice'] =>
  row.invoice_id && row.inv_number && row.inv_amount && row.inv_issued_on && row.sent_at && row.trf_type
    ? {
        ...{ id: row.invoice_id, number: row.inv_number, amount: row.inv_amount, issued_on: row.inv_issued_on },
        ...{ sent_at: row.sent_at, type: row.trf_type, bytes: row.trf_bytes ?? 0 },
        sent_by: row.inv_id_user && row.sender ? { id: row.inv_id_user, label: row.sender } : null,
      }
    : null

/** Steps of amounts as cents that add up, and as text. */
const textsAddingUp = (parts: readonly bigint[]): string[] => centsAddingUp(parts).map(centsText)

type LineSteps = {
  website: Transfer['lines'][number]['website']
  gross: bigint | null
  net: bigint
  usd: bigint | null
}

/** What websites earned, in steps: the lines add up to the sums to the cent, and each sum is rounded once. */
export const earningsOf = (lines: readonly LineSteps[], seesGross: boolean) => {
  const of = (amount: (line: LineSteps) => bigint) => {
    const parts = lines.map(amount)
    return { sum: centsText(centsOf(parts.reduce((sum, part) => sum + part, 0n))), parts: textsAddingUp(parts) }
  }
  const gross = seesGross ? of(line => line.gross ?? 0n) : null
  const net = of(line => line.net)
  // Half of a sum would be a wrong one.
  const isRated = lines.every(({ usd }) => usd !== null)
  const usd = of(line => line.usd ?? 0n)
  return {
    ...{ gross: gross?.sum ?? null, net: net.sum, net_usd: isRated ? usd.sum : null },
    lines: lines.map(({ website, usd: own }, index): Transfer['lines'][number] => ({
      ...{ website, gross: gross?.parts[index] ?? null },
      ...{ net: net.parts[index] ?? '0.00', net_usd: own === null ? null : (usd.parts[index] ?? '0.00') },
    })),
  }
}

const stepsFrom = (amount: string): bigint => unitsFromText(amount, AMOUNT_DECIMALS)

/** What a payment is counted, summed and put in order by, before anything else of it is read. */
export type Found = Pick<
  Transfer,
  | 'id'
  | 'account'
  | 'month'
  | 'state'
  | 'gross'
  | 'net'
  | 'net_usd'
  | 'deductions'
  | 'adjustments'
  | 'payable'
  | 'pay_on'
>

const roundedOnce = (amount: string): string => centsText(centsOf(stepsFrom(amount)))

/** The sums of a transfer as its page and its row say them. */
export const toFound = (
  row: FoundTransfer,
  { adjustments, seesGross, now }: Pick<Around, 'adjustments' | 'seesGross' | 'now'>,
): Found => ({
  ...{ id: row.id, account: paidAccountOf(row), month: row.tra_month.slice(0, 7), state: row.tra_state },
  gross: seesGross ? roundedOnce(row.gross) : null,
  ...{ net: roundedOnce(row.tra_net), net_usd: roundedOnce(row.net_usd), payable: row.tra_payable },
  ...adjustmentSums(adjustments),
  pay_on: payDayOf(row.tra_state, row.tra_pay_on, now).pay_on,
})

export const toTransfer = (
  row: StoredTransfer,
  { lines, adjustments, rates, seesGross, pairs, now }: Around,
): Transfer => ({
  ...{ id: row.id, account: paidAccountOf(row), month: row.tra_month.slice(0, 7) },
  ...{ state: row.tra_state, held_from: row.tra_held_from, reason: row.tra_reason },
  ...earningsOf(
    lines.map(line => ({
      website: { id: line.trl_id_website, label: line.name },
      ...{ gross: stepsFrom(line.trl_gross_brl), net: stepsFrom(line.trl_net_brl), usd: stepsFrom(line.trl_net_usd) },
    })),
    seesGross,
  ),
  net: roundedOnce(row.tra_net),
  ...adjustmentSums(adjustments),
  ...{ carried_in: row.tra_carried_in, payable: row.tra_payable },
  carried_to: row.carried_to?.slice(0, 7) ?? null,
  rates: ratesOf(rates, row.tra_month as Day),
  invoice: invoiceOf(row),
  ...payDayOf(row.tra_state, row.tra_pay_on, now),
  ...{ paid_on: row.tra_paid_on, has_proof: row.tra_id_proof !== null && row.is_proof_shown },
  steps: stepsFor(row.tra_state, row.tra_held_from, pairs),
  updated_at: row.updated_at,
})
