import { toDay } from '@candela/shared-contract'
import { dayByKey, weeksOf } from './calendarDays'

const daysIn = (month: string) => weeksOf(toDay(month)).map(({ days }) => days.map(({ day }) => day))

test('a month has its days, each once, under their weekdays', () => {
  const [first, second] = daysIn('2026-11-18')
  expect(first?.filter(Boolean)).toEqual(['2026-11-01'])
  expect(first?.[6]).toBe('2026-11-01')
  expect(second?.[0]).toBe('2026-11-02')
  expect(daysIn('2028-02-10').flat().filter(Boolean)).toHaveLength(29)
})

test.each([
  ['ArrowLeft', false, '2026-03-30'],
  ['ArrowRight', false, '2026-04-01'],
  ['ArrowUp', false, '2026-03-24'],
  ['ArrowDown', false, '2026-04-07'],
  ['Home', false, '2026-03-30'],
  ['End', false, '2026-04-05'],
  ['PageUp', false, '2026-02-28'],
  ['PageDown', false, '2026-04-30'],
  ['PageUp', true, '2025-03-31'],
  ['PageDown', true, '2027-03-31'],
  ['a', false, undefined],
])('%s, with shift %s, leads from the end of March to %s', (key, shiftKey, day) => {
  expect(dayByKey({ key, shiftKey }, toDay('2026-03-31'))).toBe(day)
})
