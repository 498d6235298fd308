import {
  addDays,
  type Day,
  type DayRange,
  dayIn,
  dayOfMonth,
  daysBetween,
  monthsLater,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementMetric,
  type StatementQuery,
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

/** The day a year earlier; of 29 February the 28th. */
const yearBefore = (day: Day): Day => dayOfMonth(monthsLater(day, -12), Number(day.slice(8)))

/** Of days that are told apart by nothing else: which one each is compared with, and what there was on it. */
const beforeOf = (
  { rows, meta: { compared } }: StatementAnswer,
  { step, perWebsite, compare }: Pick<StatementQuery, 'step' | 'perWebsite' | 'compare'>,
  metric: StatementMetric,
): ((day: Day) => ChartDay['before']) => {
  if (!compared || step !== 'day' || perWebsite) return () => undefined
  const shift = daysBetween(toDay(compared.previous.from), toDay(compared.current.from))
  const valueOn = new Map(rows.map(({ key, previous }) => [String(key.date?.id), previous?.[metric] ?? null]))
  return day =>
    compared.current.from <= day && day <= compared.current.to
      ? { day: compare === 'lastYear' ? yearBefore(day) : addDays(day, -shift), value: valueOn.get(day) ?? null }
      : undefined
}

type Asked = Pick<StatementQuery, 'perWebsite' | 'compare'> & { step: StatementStep }

/** The steps of time in their order, with the number that is looked at; days without one are gaps. */
export const toChartSteps = (
  answer: StatementAnswer,
  question: Asked,
  metric: StatementMetric,
  now = new Date(),
): ChartDay[] => {
  const { steps, rows, meta } = answer
  const step = question.step as TimeStep
  const today = dayIn(meta.zone, now)
  const before = beforeOf(answer, question, metric)
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
    const compared = before(day)
    return {
      day,
      value: valueOn.get(day) ?? null,
      estimate: estimated.has(day) || day > lastSettled,
      ...(compared && { before: compared }),
      ...(from <= today && today <= to && { partial: true }),
    }
  })
}
