import { type Day, FIRST_DAY, isDay, LAST_DAY, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { useId } from 'react'
import { styled } from 'styled-components'
import { labelIdOf } from '../FieldFrame'
import { IconButton } from '../IconButton'
import { lazyPart } from '../lazyPart'
import { Popover } from '../Popover'
import type { CalendarProps } from './Calendar'
import { calendarMessages } from './calendarMessages'
import { DayInput, type DayInputProps } from './DayInput'

/** Nobody sees it before they open it. */
const Calendar = lazyPart<CalendarProps>(async () => ({ default: (await import('./Calendar')).Calendar }))

const Opener = styled(IconButton)`
  margin-right: -6px;
`

export type DateFieldProps = Omit<DayInputProps, 'trailing'> & {
  /** The calendar offers no day before, and none after. */
  first?: Day | undefined
  last?: Day | undefined
  /** Whose today it is; that of the platform unless said. */
  zone?: string
}

/** A day, typed or taken from a calendar. */
export const DateField = (props: DateFieldProps) => {
  const { first = FIRST_DAY, last = LAST_DAY, zone = PLATFORM_ZONE, id: givenId, ...rest } = props
  const t = calendarMessages.useT()
  const ownId = useId()
  const id = givenId ?? ownId
  const day = isDay(rest.value) ? rest.value : undefined
  return (
    <DayInput
      {...rest}
      id={id}
      trailing={
        <Popover
          label={rest.label}
          align="end"
          width={284}
          sheet
          trigger={trigger => (
            <Opener
              {...trigger}
              icon="calendar"
              size="sm"
              label={t('openCalendar')}
              aria-describedby={labelIdOf(id)}
              disabled={rest.disabled}
            />
          )}
        >
          {close => (
            <Calendar
              from={day}
              to={day}
              months={1}
              today={todayIn(zone)}
              limits={{ first, last }}
              takesFocus
              onPick={picked => {
                close()
                rest.onChange(picked)
              }}
            />
          )}
        </Popover>
      }
    />
  )
}
