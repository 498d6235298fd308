import {
  type Day,
  daysBetween,
  FIRST_DAY,
  isDay,
  PERIODS,
  PLATFORM_ZONE,
  rangeOf,
  todayIn,
} from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBelow } from '../../useBelow'
import { useFormat } from '../../useFormat'
import { Button } from '../Button'
import { Calendar } from './Calendar'
import { calendarMessages } from './calendarMessages'
import { DayInput } from './DayInput'
import { dayInField } from './dayText'
import { periodMessages } from './messages'
import { type RangeProblem, rangeProblem, type Side } from './rangeProblem'
import { Name, Names, OwnDays, Parts, RangeFoot, Typed } from './rangeStyle'

export type DateRangeProps = {
  label: string
  /** A name out of `PERIODS`, two days (`2026-11-01..2026-11-07`), or nothing. */
  value: string
  onChange: (value: string) => void
  /** Whose days they are; those of the platform unless said. */
  zone?: string | undefined
  /** As many at once; as many as somebody likes unless said. */
  maxDays?: number | undefined
  /** There is nothing before. */
  first?: Day | undefined
  /** Stretches of days that only this place has a name for. */
  named?: readonly NamedDays[] | undefined
}

export type NamedDays = { label: string; value: string }

const dayOrNone = (text: string): Day | undefined => (isDay(text) ? text : undefined)

/** A stretch of days up to today: one that has a name, or from one day to another, typed or pressed in a calendar. */
export const DateRange = (props: DateRangeProps) => {
  const { label, value, onChange, zone = PLATFORM_ZONE, maxDays = Infinity, first = FIRST_DAY, named = [] } = props
  const t = calendarMessages.useT()
  const periods = periodMessages.useT()
  const locale = useLocale()
  const format = useFormat()
  const onPhone = useBelow('phone')
  const names = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLInputElement>(null)
  const today = todayIn(zone)
  const known = rangeOf(value, today)
  const [days, setDays] = useState<{ from: string; to: string; edited: Side }>({
    from: known?.from ?? '',
    to: known?.to ?? '',
    edited: 'to',
  })
  const [problem, setProblem] = useState<RangeProblem | null>(null)
  const [from, to] = [dayOrNone(days.from), dayOrNone(days.to)]
  const limits = { first, last: today }
  const count = from && to && from <= to ? daysBetween(from, to) + 1 : undefined
  const isNamed = PERIODS.some(name => name === value) || named.some(each => each.value === value)

  useLayoutEffect(() => {
    names.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])

  const change = (next: Partial<typeof days>) => {
    setDays({ ...days, ...next })
    setProblem(null)
  }
  const pick = (day: Day) => {
    if (!from || days.to !== '') return change({ from: day, to: '', edited: 'to' })
    const [earlier, later] = day < from ? [day, from] : [from, day]
    change({ from: earlier, to: later, edited: 'to' })
    setProblem(rangeProblem(earlier, later, 'to', { ...limits, maxDays }))
  }
  const takeDays = (event: FormEvent) => {
    event.preventDefault()
    const found = rangeProblem(days.from, days.to, days.edited, { ...limits, maxDays })
    setProblem(found)
    if (!found) onChange(`${days.from}..${days.to}`)
  }

  const said = problem && {
    [problem.side]: t(problem.words, {
      days: maxDays,
      first: format.date(first),
      today: format.date(today),
      example: dayInField(locale, today),
    }),
  }
  return (
    <Parts>
      <Names ref={names} role="group" aria-label={label}>
        {PERIODS.map(name => (
          <Name key={name} type="button" aria-pressed={value === name} onClick={() => onChange(name)}>
            {periods(`name.${name}`)}
          </Name>
        ))}
        {named.map(each => (
          <Name key={each.value} type="button" aria-pressed={value === each.value} onClick={() => onChange(each.value)}>
            {each.label}
          </Name>
        ))}
        <Name type="button" aria-pressed={value !== '' && !isNamed} onClick={() => start.current?.focus()}>
          {t('custom')}
        </Name>
      </Names>
      <OwnDays aria-label={t('ownDays')} noValidate onSubmit={takeDays}>
        <Typed>
          <DayInput
            ref={start}
            label={t('from')}
            value={days.from}
            onChange={text => change({ from: text, edited: 'from' })}
            {...(said?.from && { error: said.from })}
          />
          <DayInput
            label={t('to')}
            value={days.to}
            onChange={text => change({ to: text, edited: 'to' })}
            {...(said?.to && { error: said.to })}
          />
        </Typed>
        <Calendar from={from} to={to} months={onPhone ? 1 : 2} today={today} limits={limits} onPick={pick} />
        <RangeFoot>
          <p>
            <b role="status">{count ? t('days', { count }) : from && days.to === '' ? t('pickEnd') : t('pickStart')}</b>
            <small>{t('zone', { zone: zone.replace('_', ' ') })}</small>
          </p>
          <Button variant="primary" type="submit">
            {t('use')}
          </Button>
        </RangeFoot>
      </OwnDays>
    </Parts>
  )
}
