import { type Day, firstOfMonth, monthsLater } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton'
import { VisuallyHidden } from '../VisuallyHidden'
import { CalendarMonth, type DayPair } from './CalendarMonth'
import { dayByKey, type Limits, sameDayLater, within } from './calendarDays'
import { calendarMessages } from './calendarMessages'
import { Months, Turn } from './calendarStyle'
import { monthNames } from './monthNames'

export type CalendarProps = {
  /** What is chosen: one day, or both ends. The first of two alone waits for the second. */
  from: Day | undefined
  to: Day | undefined
  /** As many side by side. */
  months: 1 | 2
  today: Day
  /** No other days can be chosen. */
  limits: Limits
  onPick: (day: Day) => void
  /** The focus goes to its day at once. */
  takesFocus?: boolean
}

const pairOf = (one: Day | undefined, other: Day | undefined): DayPair | undefined =>
  one && other && (one < other ? { from: one, to: other } : { from: other, to: one })

const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

const dayUnder = ({ target }: SyntheticEvent): Day | undefined =>
  (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day as Day | undefined

/** Months to press days in. One day is a stop of the keyboard: arrows, Home, End and the page keys lead to others. */
export const Calendar = ({ from, to, months, today, limits, onPick, takesFocus = false }: CalendarProps) => {
  const t = calendarMessages.useT()
  const names = monthNames(useLocale())
  const root = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const [pointed, setPointed] = useState<Day>()
  const startAt = (day: Day) => {
    const cursor = within(limits, day)
    return { from, to, cursor, view: monthsLater(cursor, 1 - months) }
  }
  const [place, setPlace] = useState(() => startAt(to ?? from ?? today))
  const { cursor, view } = place
  const isInView = (day: Day, first = view): boolean => {
    const at = monthsBetween(first, day)
    return at >= 0 && at < months
  }

  // What was typed is shown.
  if (place.from !== from || place.to !== to) {
    const changed = [place.from !== from && from, place.to !== to && to].filter(Boolean) as Day[]
    const day = changed.includes(cursor) ? cursor : changed[0]
    setPlace(day && !isInView(day) ? startAt(day) : { ...place, from, to, cursor: within(limits, day ?? cursor) })
  }

  const moveTo = (wanted: Day) => {
    const day = within(limits, wanted)
    const at = monthsBetween(view, day)
    isMoving.current = true
    setPointed(day)
    setPlace({
      ...place,
      cursor: day,
      view: isInView(day) ? view : monthsLater(view, at < 0 ? at : at - months + 1),
    })
  }
  const turn = (by: number) => {
    const next = monthsLater(view, by)
    setPlace({
      ...place,
      view: next,
      cursor: isInView(cursor, next) ? cursor : within(limits, sameDayLater(cursor, by)),
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day and what it is shown in
  useLayoutEffect(() => {
    if (isMoving.current) root.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
    isMoving.current = false
  }, [cursor, view])
  useLayoutEffect(() => {
    // What it stands in has the focus already when this comes later; otherwise that moves it to where this asks for it.
    const { activeElement } = document
    if (takesFocus && activeElement !== document.body && activeElement?.contains(root.current))
      root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [takesFocus])

  const pick = (event: SyntheticEvent) => {
    const day = dayUnder(event)
    if (!day || day < limits.first || day > limits.last) return
    setPlace({ ...place, cursor: day })
    onPick(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayUnder(event)
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayByKey(event, day)
    if (next) moveTo(next)
    else if (event.key === 'Enter' || event.key === ' ') pick(event)
    else return
    event.preventDefault()
  }

  const shown = pairOf(from, to ?? pointed) ?? pairOf(from ?? to, to ?? from)
  const shownMonths = Array.from({ length: months }, (_, at) => monthsLater(view, at))
  const last = monthsLater(view, months - 1)
  return (
    <Months
      ref={root}
      onClick={pick}
      onKeyDown={onKeyDown}
      onPointerOver={event => setPointed(dayUnder(event))}
      onPointerLeave={() => setPointed(undefined)}
    >
      {shownMonths.map(month => (
        <CalendarMonth
          key={month}
          month={month}
          shown={shown}
          chosen={[from, to]}
          cursor={cursor}
          takesFocus={takesFocus}
          today={today}
          limits={limits}
        />
      ))}
      <VisuallyHidden role="status">{shownMonths.map(names.month).join(', ')}</VisuallyHidden>
      <Turn>
        <IconButton
          icon="chevronLeft"
          size="sm"
          label={t('earlierMonth')}
          disabled={view <= firstOfMonth(limits.first)}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="chevronRight"
          size="sm"
          label={t('laterMonth')}
          disabled={last >= firstOfMonth(limits.last)}
          onClick={() => turn(1)}
        />
      </Turn>
    </Months>
  )
}
