import { addDays, type Day, type DayRange, lastOfMonth, type StatementStep, toDay } from '@candela/shared-contract'
import { rowsPath } from '../shared/rowsPath'
import type { StatementState } from './address'

const lastDayOf: Record<Exclude<StatementStep, 'website'>, (day: Day) => Day> = {
  day: day => day,
  week: day => addDays(day, 6),
  month: lastOfMonth,
}

/** The days of a week or a month that belong to the period. */
export const daysOfStep = (step: Exclude<StatementStep, 'website'>, first: Day, range: DayRange): DayRange => {
  const last = lastDayOf[step](first)
  const isCut = last > range.to
  return { from: first < range.from ? range.from : first, to: isCut ? range.to : last }
}

const days = (asked: StatementState, filters: Partial<StatementState['filters']>): StatementState => ({
  ...asked,
  filters: { ...asked.filters, ...filters },
  display: { ...asked.display, step: 'day', perWebsite: false, sort: null },
})

/** One website by day. */
export const drillToWebsite = (asked: StatementState, id: number | string): StatementState =>
  days(asked, { website: [String(id)] })

/** What a stretch of time is made of: its days, and of a day its websites. A day of one website is made of no more. */
export const drillToTime = (asked: StatementState, first: string, range: DayRange): StatementState | undefined => {
  const { step } = asked.display
  if (step === 'website') return undefined
  const { from, to } = daysOfStep(step, toDay(first), range)
  const drilled = days(asked, { period: `${from}..${to}` })
  if (step !== 'day') return { ...drilled, display: { ...drilled.display, perWebsite: asked.display.perWebsite } }
  if (asked.filters.website.length === 1) return undefined
  return { ...drilled, display: { ...drilled.display, step: 'website' } }
}

/** The stored rows that a day of one website is made of. */
export const rowsOfDay = ({ filters }: StatementState, day: string, website: string): string | undefined =>
  rowsPath(
    { from: day, to: day },
    {
      anr_id_website: [website],
      anr_id_account: filters.account,
      anr_device: filters.device,
      anr_id_technology: filters.technology,
    },
  )
