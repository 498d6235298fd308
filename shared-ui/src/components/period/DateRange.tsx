import {
  dayIn,
  daysBetween,
  FIRST_DAY,
  isDay,
  LAST_DAY,
  PERIODS,
  PLATFORM_ZONE,
  rangeOf,
} from '@candela/shared-contract'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { text } from '../../theme/text'
import { useFormat } from '../../useFormat'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { periodMessages } from './messages'

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  margin: 0 -8px;
`

const Name = styled.button`
  min-height: 30px;
  padding: 4px 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  text-align: left;

  &:hover {
    background: var(--bg-hover);
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
    font-weight: 500;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

const OwnDays = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--line-subtle);

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  input {
    color-scheme: light;
  }
  [data-theme='dark'] & input {
    color-scheme: dark;
  }
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`

const Note = styled.p`
  ${text('small')}
  grid-column: 1 / -1;
  color: var(--fg-3);
`

export type DateRangeProps = {
  label: string
  /** A name out of `PERIODS`, two days (`2026-11-01..2026-11-07`), or nothing. */
  value: string
  onChange: (value: string) => void
  /** Whose days they are; those of the platform unless said. */
  zone?: string
  /** As many at once; as many as somebody likes unless said. */
  maxDays?: number
}

/** A stretch of days: one that has a name, or from one day to another. */
export const DateRange = ({ label, value, onChange, zone = PLATFORM_ZONE, maxDays = Infinity }: DateRangeProps) => {
  const t = periodMessages.useT()
  const format = useFormat()
  const today = dayIn(zone, new Date())
  const chosen = rangeOf(value, today)
  const [from, setFrom] = useState<string>(chosen?.from ?? '')
  const [to, setTo] = useState<string>(chosen?.to ?? '')
  const [problem, setProblem] = useState<'wrongOrder' | 'bothNeeded' | 'tooFar' | 'tooLong' | null>(null)

  const takeDays = (event: FormEvent) => {
    event.preventDefault()
    if (!isDay(from) || !isDay(to)) return setProblem('bothNeeded')
    if (from > to) return setProblem('wrongOrder')
    if (!rangeOf(`${from}..${to}`, today)) return setProblem('tooFar')
    if (daysBetween(from, to) >= maxDays) return setProblem('tooLong')
    setProblem(null)
    onChange(`${from}..${to}`)
  }

  return (
    <>
      <Names role="group" aria-label={label}>
        {PERIODS.map(name => (
          <Name key={name} type="button" aria-pressed={value === name} onClick={() => onChange(name)}>
            {t(`name.${name}`)}
          </Name>
        ))}
      </Names>
      <OwnDays aria-label={t('ownDays')} noValidate onSubmit={takeDays}>
        <TextField label={t('from')} type="date" value={from} onChange={event => setFrom(event.target.value)} />
        <TextField
          label={t('to')}
          type="date"
          value={to}
          error={
            problem
              ? t(problem, { days: maxDays, first: format.date(FIRST_DAY), last: format.date(LAST_DAY) })
              : undefined
          }
          onChange={event => setTo(event.target.value)}
        />
        <Button size="sm" type="submit">
          {t('use')}
        </Button>
        <Note>{t('zone', { zone: zone.replace('_', ' ') })}</Note>
      </OwnDays>
    </>
  )
}
