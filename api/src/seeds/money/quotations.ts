import { addDays, type Currency, type Day, firstOfMonth, weekdayOf } from '@candela/shared-contract'
import type { NewRow, Row } from '../../platform/db/schema'
import { type Random, randomFrom } from '../random'

const DAYS = 430
const MONTHS = 12
/** The day of the next month on which the books of one were closed. */
const CLOSES_ON = 5
const CLOSED_BY = 3

/** Days that nobody quoted, though banks were open. */
const GAPS: readonly number[] = [23, 24, 117, 118, 119]

type Foreign = Exclude<Currency, 'BRL'>
const BOUNDS: Record<Foreign, readonly [least: number, most: number]> = { USD: [5, 5.8], EUR: [5.7, 6.6] }

/** A step of a walk that turns back before it leaves its bounds. */
const step = (random: Random, at: number, [least, most]: readonly [number, number]): number => {
  const pull = ((least + most) / 2 - at) * 0.02
  const next = at + pull + (random.next() - 0.5) * 0.09
  return Math.min(Math.max(next, least + 0.02), most - 0.02)
}

const isBankDay = (day: Day): boolean => weekdayOf(day) % 6 !== 0

/** The daily quotations up to yesterday; weekends and gaps have none. */
export const quotations = (today: Day): NewRow<'currency_quotations'>[] => {
  const random = randomFrom(20_261_122)
  const value: Record<Foreign, number> = { USD: 5.42, EUR: 6.19 }
  const rows: NewRow<'currency_quotations'>[] = []
  for (let daysAgo = DAYS; daysAgo > 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo)
    const common = random.next()
    for (const currency of ['USD', 'EUR'] as const) {
      value[currency] = step({ ...random, next: () => (common + random.next()) / 2 }, value[currency], BOUNDS[currency])
      if (!isBankDay(day) || GAPS.includes(daysAgo)) continue
      const at = `${day}T21:00:00Z`
      const cue_value = value[currency].toFixed(4)
      rows.push({
        cue_date: day,
        cue_currency: currency,
        cue_value,
        cue_source: 'manual',
        cue_id_user: CLOSED_BY,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      })
    }
  }
  return rows
}

export const monthBefore = (month: Day): Day => firstOfMonth(addDays(month, -1))

/** The first days of the closed months, the newest first. The last finished month waits for whoever closes it: see decision 30. */
const closedMonths = (today: Day): Day[] => {
  const months = [monthBefore(monthBefore(firstOfMonth(today)))]
  for (let last = months.at(-1); last && months.length < MONTHS; last = months.at(-1)) months.push(monthBefore(last))
  return months
}

export type Quoted = NewRow<'currency_quotations'>

export const averageOf = (quoted: readonly Quoted[], currency: Foreign, month: Day): number | undefined => {
  const values = quoted.filter(row => row.cue_currency === currency && row.cue_date.startsWith(month.slice(0, 7)))
  if (values.length === 0) return undefined
  return values.reduce((sum, { cue_value }) => sum + Number(cue_value), 0) / values.length
}

type Closing = Omit<Row<'currency_closings'>, 'id'> & { ccl_id_user: number }

/** The one rate of each closed month: the average of its days. */
export const closings = (today: Day, quoted: readonly Quoted[]): Closing[] =>
  closedMonths(today)
    .flatMap(month =>
      (['USD', 'EUR'] as const).flatMap((currency): Closing[] => {
        const average = averageOf(quoted, currency, month)
        if (average === undefined) return []
        const next = firstOfMonth(addDays(month, 31))
        return [
          {
            ccl_month: month,
            ccl_currency: currency,
            ccl_value: average.toFixed(4),
            ccl_id_user: CLOSED_BY,
            ccl_source: 'average',
            ccl_reason: null,
            created_at: `${addDays(next, CLOSES_ON - 1)}T13:30:00Z`,
          },
        ]
      }),
    )
    .reverse()
