import type { WorkHours } from '@candela/shared-contract'
import { nextStretch, whenOf } from './hours'

const office: WorkHours = {
  woh_days: [1, 2, 3, 4, 5],
  woh_from: '09:00',
  woh_to: '18:00',
  woh_zone: 'America/Sao_Paulo',
}
const next = (hours: WorkHours, now: string, zone = 'UTC') => {
  const at = new Date(now)
  const stretch = nextStretch(hours, at)
  return stretch && [stretch.from.toISOString(), stretch.to.toISOString(), whenOf(stretch, at, zone)]
}

test.each([
  // Friday: at work, before it, after it.
  ['2026-11-27T15:00:00Z', ['2026-11-27T12:00:00.000Z', '2026-11-27T21:00:00.000Z', 'now']],
  ['2026-11-27T11:59:00Z', ['2026-11-27T12:00:00.000Z', '2026-11-27T21:00:00.000Z', 'today']],
  ['2026-11-27T21:00:00Z', ['2026-11-30T12:00:00.000Z', '2026-11-30T21:00:00.000Z', 'later']],
  ['2026-11-29T22:00:00Z', ['2026-11-30T12:00:00.000Z', '2026-11-30T21:00:00.000Z', 'tomorrow']],
])('at %s of an office in São Paulo', (now, expected) => {
  expect(next(office, now)).toEqual(expected)
})

test('what is tomorrow for one reader is today for another', () => {
  const now = '2026-11-24T22:00:00Z'
  expect(next(office, now, 'America/Sao_Paulo')?.[2]).toBe('tomorrow')
  expect(next(office, now, 'Asia/Tokyo')?.[2]).toBe('today')
})

test('a night begins on its day and ends on the next', () => {
  const night = { ...office, woh_days: [5], woh_from: '22:00', woh_to: '06:30', woh_zone: 'UTC' }
  const friday = ['2026-11-27T22:00:00.000Z', '2026-11-28T06:30:00.000Z']
  expect(next(night, '2026-11-27T21:00:00Z')).toEqual([...friday, 'today'])
  expect(next(night, '2026-11-28T06:29:00Z')).toEqual([...friday, 'now'])
  expect(next(night, '2026-11-28T06:30:00Z')).toEqual(['2026-12-04T22:00:00.000Z', '2026-12-05T06:30:00.000Z', 'later'])
})

test('clocks that change move the hours of whoever lives by them', () => {
  const rome = { ...office, woh_days: [0, 1, 6], woh_zone: 'Europe/Rome' }
  expect(next(rome, '2026-03-28T03:00:00Z')?.[0]).toBe('2026-03-28T08:00:00.000Z')
  expect(next(rome, '2026-03-29T03:00:00Z')?.[0]).toBe('2026-03-29T07:00:00.000Z')
  expect(next(rome, '2026-10-24T03:00:00Z')?.[0]).toBe('2026-10-24T07:00:00.000Z')
  expect(next(rome, '2026-10-25T03:00:00Z')?.[0]).toBe('2026-10-25T08:00:00.000Z')
  // The night itself is an hour shorter, and longer.
  const night = { ...rome, woh_from: '23:30', woh_to: '05:00' }
  expect(next(night, '2026-03-28T22:00:00Z')?.slice(0, 2)).toEqual([
    '2026-03-28T22:30:00.000Z',
    '2026-03-29T03:00:00.000Z',
  ])
  expect(next(night, '2026-10-24T21:00:00Z')?.slice(0, 2)).toEqual([
    '2026-10-24T21:30:00.000Z',
    '2026-10-25T04:00:00.000Z',
  ])
})

test('a quarter past is no rounding', () => {
  expect(next({ ...office, woh_from: '10:05', woh_to: '19:20' }, '2026-11-27T01:00:00Z')).toEqual([
    '2026-11-27T13:05:00.000Z',
    '2026-11-27T22:20:00.000Z',
    'today',
  ])
})

test('whoever works on no day is never there', () => {
  expect(next({ ...office, woh_days: [] }, '2026-11-27T01:00:00Z')).toBeNull()
})
