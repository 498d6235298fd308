import {
  type AccountClose,
  type AdjustmentReason,
  addDays,
  centsOf,
  type Day,
  lastOfMonth,
  THRESHOLD_CENTS,
} from '@candela/shared-contract'
import { isOfPublisher } from './fates'
import * as texts from './texts'

/** What is taken off or put on, in cents. */
export type PlannedAdjustment = {
  account: number
  website: number | null
  reason: AdjustmentReason
  cents: bigint
  note: string
  /** The publisher asked about it. */
  isDisputed?: true
}

/** So many in a thousand of what was earned. */
const partOf = (net: bigint, thousandths: bigint): bigint => (net * thousandths) / 1_000n

const ROUND_CENTS = 5_000n

/** What stays of a month of which nearly all was paid in advance. */
const LEFT_CENTS = 6_240n

const largestOf = ({ lines }: AccountClose): number | null =>
  lines.reduce((most, line) => (line.netBrl > most.netBrl ? line : most), lines[0] ?? { website: null, netBrl: 0n })
    .website

type Of = (close: AccountClose, net: bigint) => Omit<PlannedAdjustment, 'account'>

const invalidTraffic: Of = (close, net) => ({
  ...{ website: largestOf(close), reason: 'invalidTraffic', cents: -partOf(net, 21n), note: texts.INVALID_TRAFFIC },
})
const disputed: Of = (close, net) => ({ ...invalidTraffic(close, net), isDisputed: true })
const correction: Of = (close, net) => ({
  ...{ website: largestOf(close), reason: 'lateCorrection', cents: partOf(net, 8n), note: texts.LATE_CORRECTION },
})
const cancelled: Of = (close, net) => ({
  ...{ website: largestOf(close), reason: 'networkDeduction', cents: -partOf(net, 13n), note: texts.NETWORK_DEDUCTION },
})
/** A round amount, as people agree on one. */
const bonus: Of = (_, net) => ({
  ...{ website: null, reason: 'bonus', cents: (partOf(net, 4n) / ROUND_CENTS + 1n) * ROUND_CENTS, note: texts.BONUS },
})

/** By how many closed months ago, then by the place of an account among those that are owed enough. */
const BY_PLACE: readonly Readonly<Record<number, Of>>[] = [
  { 0: disputed, 1: bonus, 4: correction },
  { 1: bonus, 2: cancelled },
  { 0: bonus, 3: invalidTraffic },
  { 2: correction },
  {},
  { 2: cancelled },
]

/** The months ago in which an account got its money in advance: what stays is carried over, or nothing does. */
const ADVANCES: Readonly<Record<number, bigint>> = { 3: LEFT_CENTS, 4: 0n }

/** What an account wants to have before its month is closed, in the middle of it. */
const advanceFor = (month: Day, { account }: AccountClose, payable: bigint, left: bigint): PlannedAdjustment => ({
  ...{ account, website: null, reason: 'advance', cents: left - payable },
  note: texts.advanceOf(addDays(lastOfMonth(month), -11)),
})

/** What was taken off and put on in a month, out of what it comes to without. */
export const adjustmentsOf = (
  month: Day,
  monthsAgo: number,
  accounts: readonly AccountClose[],
): PlannedAdjustment[] => {
  const owed = accounts.filter(({ payable }) => payable >= THRESHOLD_CENTS)
  const planned = Object.entries(BY_PLACE[monthsAgo] ?? {}).flatMap(([place, of]) => {
    const close = owed[Number(place)]
    return close ? [{ account: close.account, ...of(close, centsOf(close.net)) }] : []
  })
  const left = ADVANCES[monthsAgo]
  const [least] = owed
    .filter(
      ({ account, payable }) =>
        !isOfPublisher(account) && !planned.some(each => each.account === account) && payable > 2n * THRESHOLD_CENTS,
    )
    .toSorted((a, b) => (a.payable < b.payable ? -1 : 1))
  if (left !== undefined && least) planned.push(advanceFor(month, least, least.payable, left))
  return planned.filter(({ cents }) => cents !== 0n)
}
