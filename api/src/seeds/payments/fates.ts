import {
  addDays,
  type Day,
  dayIn,
  PLATFORM_ZONE,
  paymentFor,
  type TransferStep,
  weekdayOf,
} from '@candela/shared-contract'
import type { Random } from '../random'
import { HELD, REJECTED, REVERSED } from './texts'

/** What became of a payment. */
export type Fate =
  | 'awaiting'
  | 'received'
  | 'approved'
  | 'scheduled'
  | 'rejected'
  | 'held'
  | 'paid'
  /** Its invoice came after the eve's last hour, so it was paid on the next day. */
  | 'late'
  /** Its first invoice was rejected, its second one paid. */
  | 'again'
  | 'reversed'

/** The two accounts of the demo's publisher: the newest month waits for an invoice of theirs, all else is paid. */
const PUBLISHERS: Readonly<Record<number, Fate>> = { 1: 'awaiting', 2: 'paid' }

/** By how many closed months ago, then by the place of an account among those that are paid; everybody else is paid. */
const FATES: readonly (readonly Fate[])[] = [
  ['received', 'approved', 'held', 'rejected', 'scheduled', 'awaiting', 'paid', 'late', 'paid', 'received', 'awaiting'],
  ['paid', 'reversed', 'late', 'again'],
  ['late', 'paid', 'paid', 'awaiting'],
  ['paid', 'paid', 'again'],
]

export const fateOf = (monthsAgo: number, account: number, place: number): Fate => {
  const own = PUBLISHERS[account]
  if (own) return monthsAgo === 0 ? own : 'paid'
  return FATES[monthsAgo]?.[place] ?? 'paid'
}

export const isOfPublisher = (account: number): boolean => account in PUBLISHERS

export type PlannedStep = { step: TransferStep; at: Date; reason?: string }

const at = (day: Day, hour: number, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000)
const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

/** In office hours of the company, by UTC. */
const someTime = (random: Random, day: Day): Date => at(day, random.int(12, 18), random.int(0, 59))

const afterWeekend = (day: Day): Day =>
  weekdayOf(day) === 6 ? addDays(day, 2) : weekdayOf(day) === 0 ? addDays(day, 1) : day

type Times = { closedAt: Date; today: Day; random: Random }

/** Looked at on the next day somebody works, or at once where it is paid before that, or the demo begins. */
const approvedAt = ({ random, today }: Times, sent: Date): Date => {
  const next = afterWeekend(addDays(dayIn(PLATFORM_ZONE, sent), 1))
  return next < paymentFor(sent).day && next < today ? someTime(random, next) : later(sent, random.int(35, 70))
}

const approving = (times: Times, sent: Date): PlannedStep[] => [
  { step: 'sendInvoice', at: sent },
  { step: 'approve', at: approvedAt(times, sent) },
]

const lastOf = (steps: readonly PlannedStep[], minutes: number): Date => later(steps.at(-1)?.at ?? new Date(0), minutes)

const scheduling = (times: Times, sent: Date): PlannedStep[] => {
  const steps = approving(times, sent)
  return [...steps, { step: 'schedule', at: lastOf(steps, times.random.int(15, 50)) }]
}

const paying = (times: Times, sent: Date): PlannedStep[] => [
  ...scheduling(times, sent),
  { step: 'pay', at: at(paymentFor(sent).day, 14, times.random.int(0, 59)) },
]

/** The earliest of the last days on which one sent an invoice that is not to be paid before today. */
const waitingSince = (today: Day): Date =>
  [4, 3, 2].map(days => at(addDays(today, -days), 12, 20)).find(sent => paymentFor(sent).day >= today) ??
  at(addDays(today, -1), 12, 20)

/** What was done with a payment, one step after the other, all of it before today. */
export const stepsOf = (fate: Fate, times: Times): PlannedStep[] => {
  const { closedAt, today, random } = times
  const soon = someTime(random, addDays(dayIn(PLATFORM_ZONE, closedAt), random.int(1, 5)))
  const ago = (days: number): Date => someTime(random, addDays(today, -days))
  const reason = random.pick(REJECTED)
  switch (fate) {
    case 'awaiting':
      return []
    case 'received':
      return [{ step: 'sendInvoice', at: ago(1) }]
    case 'approved':
      return approving(times, waitingSince(today))
    case 'scheduled':
      return scheduling(times, waitingSince(today))
    case 'rejected':
      return [
        { step: 'sendInvoice', at: ago(9) },
        { step: 'reject', at: ago(8), reason },
      ]
    case 'held': {
      const steps = approving(times, ago(7))
      return [...steps, { step: 'hold', at: lastOf(steps, 95), reason: HELD }]
    }
    case 'late':
      return paying(times, later(paymentFor(soon).invoiceUntil, random.int(20, 100)))
    case 'again': {
      const rejected = later(soon, 1_440)
      return [
        { step: 'sendInvoice', at: soon },
        { step: 'reject', at: rejected, reason },
        ...paying(times, later(rejected, 1_440)),
      ]
    }
    case 'reversed': {
      const steps = paying(times, soon)
      return [...steps, { step: 'reverse', at: lastOf(steps, 2_940), reason: REVERSED }]
    }
    case 'paid':
      return paying(times, soon)
  }
}
