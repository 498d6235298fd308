import {
  addDays,
  type Day,
  dayIn,
  dayOfMonth,
  firstOfMonth,
  instantIn,
  monthsLater,
  PLATFORM_ZONE,
  weekdayOf,
} from './dates'
import { TYPES } from './types'

export type PaymentRule = {
  /** Days of each month that payments are made on. A month that is too short has its last day instead. */
  days: readonly number[]
  /** By whose clocks an invoice is in time, and until when on the eve. */
  zone: string
  hour: number
  /** Whether what falls on a weekend is paid on the Monday after it. */
  shiftToBusinessDay: boolean
}

export const PAYMENT_RULE: PaymentRule = {
  days: TYPES.paymentDay,
  zone: PLATFORM_ZONE,
  hour: 18,
  shiftToBusinessDay: false,
}

export type Payment = {
  day: Day
  /** The last instant at which an invoice is in time for that day. */
  invoiceUntil: Date
  /** When an invoice that comes later is paid. */
  nextDay: Day
}

const afterWeekend = (day: Day): Day => {
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day
}

const daysOf = (month: Day, { days, shiftToBusinessDay }: PaymentRule): Day[] => {
  const paid = days.map(number => dayOfMonth(month, number))
  return shiftToBusinessDay ? paid.map(afterWeekend) : paid
}

/** When an invoice is paid that is issued at an instant. */
export const paymentFor = (invoiceAt: Date, rule: PaymentRule = PAYMENT_RULE): Payment => {
  const month = firstOfMonth(dayIn(rule.zone, invoiceAt))
  // A weekend can take a day over the end of its month; a rule may know a single day.
  const days = [...new Set([-1, 0, 1, 2, 3].flatMap(months => daysOf(monthsLater(month, months), rule)))].sort()
  const untilOf = (day: Day) => instantIn(rule.zone, addDays(day, -1), rule.hour)
  const [day, nextDay] = days.slice(days.findIndex(day => invoiceAt <= untilOf(day)))
  if (!day || !nextDay) throw new RangeError('a payment rule without days')
  return { day, invoiceUntil: untilOf(day), nextDay }
}
