import fc from 'fast-check'
import { comparedRanges } from './comparison'
import { addDays, daysBetween, toDay, weekdayOf } from './dates'

const TODAY = toDay('2026-11-20')
const compared = (from: string, to: string, mode: 'previous' | 'lastYear', today: string = TODAY) => {
  const ranges = comparedRanges({ from: toDay(from), to: toDay(to) }, mode, toDay(today))
  return ranges && [ranges.current, ranges.previous].map(range => `${range.from}..${range.to}`)
}

describe('the days before', () => {
  it.each([
    [
      'a week, as it was a week earlier',
      '2026-11-09',
      '2026-11-15',
      '2026-11-09..2026-11-15',
      '2026-11-02..2026-11-08',
    ],
    ['a day, on the same weekday', '2026-11-18', '2026-11-18', '2026-11-18..2026-11-18', '2026-11-11..2026-11-11'],
    ['the last five, without today', '2026-11-16', '2026-11-20', '2026-11-16..2026-11-19', '2026-11-09..2026-11-12'],
    ['eight days, two weeks earlier', '2026-11-08', '2026-11-15', '2026-11-08..2026-11-15', '2026-10-25..2026-11-01'],
    ['a month, five weeks earlier', '2026-10-01', '2026-10-31', '2026-10-01..2026-10-31', '2026-08-27..2026-09-26'],
    ['what goes beyond today', '2026-11-18', '2026-12-31', '2026-11-18..2026-11-19', '2026-11-11..2026-11-12'],
  ])('%s', (_name, from, to, current, previous) => {
    expect(compared(from, to, 'previous')).toEqual([current, previous])
  })

  it('are as many, of the same weekdays, wholly before, and never today', () => {
    const day = (offset: number) => addDays(TODAY, offset)
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 30 }), fc.nat(400), (start, length) => {
        const ranges = comparedRanges({ from: day(start), to: day(start + length) }, 'previous', TODAY)
        if (start >= 0) return ranges === undefined
        if (!ranges) return false
        const { current, previous } = ranges
        return (
          current.to < TODAY &&
          previous.to < current.from &&
          daysBetween(current.from, current.to) === daysBetween(previous.from, previous.to) &&
          weekdayOf(current.from) === weekdayOf(previous.from) &&
          daysBetween(previous.to, current.from) <= 7
        )
      }),
    )
  })
})

describe('the same days a year ago', () => {
  it.each([
    ['2026-11-01', '2026-11-19', '2026-11-20', '2026-11-01..2026-11-19', '2025-11-01..2025-11-19'],
    ['2026-11-01', '2026-11-20', '2026-11-20', '2026-11-01..2026-11-19', '2025-11-01..2025-11-19'],
    ['2028-02-29', '2028-02-29', '2028-03-10', '2028-02-29..2028-02-29', '2027-02-28..2027-02-28'],
    ['2028-02-01', '2028-02-29', '2028-03-10', '2028-02-01..2028-02-29', '2027-02-01..2027-02-28'],
    ['2029-02-01', '2029-03-01', '2029-03-10', '2029-02-01..2029-03-01', '2028-02-01..2028-03-01'],
    ['2026-12-30', '2027-01-02', '2027-02-01', '2026-12-30..2027-01-02', '2025-12-30..2026-01-02'],
  ])('of %s to %s, seen on %s', (from, to, today, current, previous) => {
    expect(compared(from, to, 'lastYear', today)).toEqual([current, previous])
  })
})

describe('nothing to compare', () => {
  it.each(['previous', 'lastYear'] as const)('%s: today alone is not over, and what comes is not known', mode => {
    expect(compared('2026-11-20', '2026-11-20', mode)).toBeUndefined()
    expect(compared('2026-11-21', '2026-11-30', mode)).toBeUndefined()
  })

  it('is asked for', () => {
    expect(comparedRanges({ from: toDay('2026-11-01'), to: TODAY }, 'none', TODAY)).toBeUndefined()
  })
})
