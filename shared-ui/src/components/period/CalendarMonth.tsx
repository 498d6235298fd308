import { addDays, type Day } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { useFormat } from '../../useFormat'
import { VisuallyHidden } from '../VisuallyHidden'
import { type Limits, weeksOf } from './calendarDays'
import { DayCell, MonthTable } from './calendarStyle'
import { monthNames } from './monthNames'

export type DayPair = { from: Day; to: Day }

type CalendarMonthProps = {
  month: Day
  /** What is chosen, or would be with the day that is pointed at. */
  shown: DayPair | undefined
  /** The days that were pressed or typed: the ends of what is shown, once they are settled. */
  chosen: readonly (Day | undefined)[]
  cursor: Day
  takesFocus: boolean
  today: Day
  limits: Limits
}

/** One month as a table of days. */
export const CalendarMonth = (props: CalendarMonthProps) => {
  const { month, shown, chosen, cursor, takesFocus, today, limits } = props
  const locale = useLocale()
  const format = useFormat()
  const weeks = useMemo(() => weeksOf(month), [month])
  const names = monthNames(locale)

  const cellOf = (day: Day) => {
    const isInside = shown !== undefined && shown.from <= day && day <= shown.to
    const isOff = day < limits.first || day > limits.last
    return (
      <DayCell
        key={day}
        role="gridcell"
        tabIndex={day === cursor ? 0 : -1}
        aria-label={format.weekday(day)}
        aria-selected={isInside}
        aria-disabled={isOff || undefined}
        aria-current={day === today ? 'date' : undefined}
        data-day={day}
        data-autofocus={(takesFocus && day === cursor) || undefined}
        data-chosen={chosen.includes(day) || undefined}
        $inside={isInside}
        $start={day === shown?.from || day.endsWith('-01')}
        $end={day === shown?.to || addDays(day, 1).endsWith('-01')}
      >
        <span>{Number(day.slice(8))}</span>
      </DayCell>
    )
  }

  return (
    <MonthTable role="grid">
      <caption>{names.month(month)}</caption>
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ id, days }) => (
          <tr key={id}>{days.map(({ id, day }) => (day ? cellOf(day) : <td key={id} />))}</tr>
        ))}
      </tbody>
    </MonthTable>
  )
}
