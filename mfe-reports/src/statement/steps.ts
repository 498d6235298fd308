import {
  addDays,
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementMetric,
  type StatementStep,
  toDay,
} from '@candela/shared-contract'
import type { ChartDay } from '@candela/shared-ui/chart'
import { daysOfStep } from './drill'

type TimeStep = Exclude<StatementStep, 'website'>

const rangeIn = ({ range }: StatementAnswer['meta']): DayRange => ({ from: toDay(range.from), to: toDay(range.to) })

/** The days of the period that have begun: the others have nothing to show. */
const begunDays = (range: DayRange, today: Day): Day[] => {
  const count = Math.min(daysBetween(range.from, range.to), daysBetween(range.from, today)) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(range.from, index))
}

/** The steps of time in their order, with the number that is looked at; days without one are gaps. */
export const toChartSteps = (
  { steps, rows, meta }: StatementAnswer,
  step: TimeStep,
  metric: StatementMetric,
  now = new Date(),
): ChartDay[] => {
  const today = dayIn(meta.zone, now)
  const range = rangeIn(meta)
  const dimension = STEP_DIMENSIONS[step]
  const keysOf = (isEstimate: boolean) =>
    rows
      .filter(({ state }) => (state === 'estimated') === isEstimate)
      .map(({ key }) => String(key[dimension]?.id ?? ''))
      .toSorted()
  const estimated = new Set(keysOf(true))
  // What lies before something settled is settled, whether or not there is anything of it.
  const lastSettled = keysOf(false).at(-1) ?? ''
  const valueOn = new Map(steps.map(({ key, values }) => [key, values[metric] ?? null]))
  const keys = step === 'day' ? begunDays(range, today) : steps.map(({ key }) => toDay(key))
  return keys.map(day => {
    const { from, to } = daysOfStep(step, day, range)
    return {
      day,
      value: valueOn.get(day) ?? null,
      estimate: estimated.has(day) || day > lastSettled,
      ...(from <= today && today <= to && { partial: true }),
    }
  })
}
