import {
  addDays,
  type ChartAnswer,
  type Day,
  dayIn,
  daysBetween,
  type MetricKey,
  toDay,
} from '@candela/shared-contract'
import type { ChartDay } from '@candela/shared-ui/chart'

type Note = NonNullable<ChartAnswer['notes']>[number]

/** The days of the period that have begun: the others have nothing to show. */
const daysOf = ({ range, zone }: ChartAnswer['meta'], now: Date): Day[] => {
  const [from, to, today] = [toDay(range.from), toDay(range.to), dayIn(zone, now)]
  const begun = Math.min(daysBetween(from, to), daysBetween(from, today)) + 1
  return Array.from({ length: Math.max(0, begun) }, (_, index) => addDays(from, index))
}

/** Every day of the period with its number, the day it is compared with, and what happened on it. */
export const toChartDays = (
  answer: ChartAnswer,
  metric: Extract<MetricKey, 'net' | 'rpm'>,
  words: { note: (note: Note) => string; today: string },
  now = new Date(),
): ChartDay[] => {
  const { rows, ghost = [], notes = [], meta } = answer
  const shift = meta.compared && daysBetween(toDay(meta.compared.previous.from), toDay(meta.compared.current.from))
  const rowOn = new Map(rows.map(row => [row.key.date?.id, row]))
  const ghostOn = new Map(ghost.map(each => [each.day, each]))
  const today = dayIn(meta.zone, now)
  // What lies before something settled is settled, whether or not there is anything of it.
  const lastSettled = rows.reduce((last, { state, key: { date } }) => {
    const day = String(date?.id)
    return state !== 'estimated' && day > last ? day : last
  }, '')
  return daysOf(meta, now).map(day => {
    const row = rowOn.get(day)
    const before = shift ? ghostOn.get(day) : undefined
    const happened = metric === 'net' ? notes.filter(note => note.day === day).map(words.note) : []
    // Today is incomplete: it is left out of the comparison.
    const said = day === today ? [words.today, ...happened] : happened
    return {
      day,
      value: row?.values[metric] ?? null,
      estimate: row ? row.state === 'estimated' : day > lastSettled,
      ...(day === today && { partial: true }),
      ...(before && shift && { before: { day: addDays(day, -shift), value: before[metric] } }),
      ...(said.length > 0 && { notes: said }),
    }
  })
}
