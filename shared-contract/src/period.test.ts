import { addDays, toDay } from './dates'
import { PERIODS, rangeOf } from './period'

describe('a period by its name', () => {
  it.each([
    // A Friday.
    ['2026-11-20', 'today', '2026-11-20', '2026-11-20'],
    ['2026-11-20', 'yesterday', '2026-11-19', '2026-11-19'],
    ['2026-11-20', 'last5', '2026-11-16', '2026-11-20'],
    ['2026-11-20', 'last7', '2026-11-14', '2026-11-20'],
    ['2026-11-20', 'last30', '2026-10-22', '2026-11-20'],
    ['2026-11-20', 'last90', '2026-08-23', '2026-11-20'],
    ['2026-11-20', 'thisWeek', '2026-11-16', '2026-11-20'],
    ['2026-11-20', 'lastWeek', '2026-11-09', '2026-11-15'],
    ['2026-11-20', 'thisMonth', '2026-11-01', '2026-11-20'],
    ['2026-11-20', 'lastMonth', '2026-10-01', '2026-10-31'],
    ['2026-11-20', 'sameMonthLastYear', '2025-11-01', '2025-11-30'],
    // A Sunday ends its week, a Monday begins one.
    ['2026-11-22', 'thisWeek', '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'lastWeek', '2026-11-09', '2026-11-15'],
    ['2026-11-23', 'thisWeek', '2026-11-23', '2026-11-23'],
    ['2026-11-23', 'lastWeek', '2026-11-16', '2026-11-22'],
    // New year, and both ends of February.
    ['2027-01-01', 'yesterday', '2026-12-31', '2026-12-31'],
    ['2027-01-01', 'last5', '2026-12-28', '2027-01-01'],
    ['2027-01-01', 'lastMonth', '2026-12-01', '2026-12-31'],
    ['2027-01-01', 'lastWeek', '2026-12-21', '2026-12-27'],
    ['2028-03-31', 'lastMonth', '2028-02-01', '2028-02-29'],
    ['2028-02-29', 'thisMonth', '2028-02-01', '2028-02-29'],
    ['2028-02-29', 'sameMonthLastYear', '2027-02-01', '2027-02-28'],
    ['2029-02-28', 'sameMonthLastYear', '2028-02-01', '2028-02-29'],
    ['2028-03-01', 'last5', '2028-02-26', '2028-03-01'],
  ])('on %s, %s is %s to %s', (today, name, from, to) => {
    expect(rangeOf(name, toDay(today))).toEqual({ from, to })
  })

  it('never reaches beyond today, nor ends before it begins', () => {
    for (let day = toDay('2027-12-25'); day < '2028-03-10'; day = addDays(day, 1))
      for (const name of PERIODS) {
        const range = rangeOf(name, day)
        expect(range && range.from <= range.to && range.to <= day).toBe(true)
      }
  })
})

describe('a period of two days', () => {
  const today = toDay('2026-11-20')

  it('is taken as it is', () => {
    expect(rangeOf('2026-11-01..2026-11-07', today)).toEqual({ from: '2026-11-01', to: '2026-11-07' })
    expect(rangeOf('2026-11-07..2026-11-07', today)).toEqual({ from: '2026-11-07', to: '2026-11-07' })
  })

  it('may begin with the first day that anything can be of, and end with the last', () => {
    expect(rangeOf('2000-01-01..2099-12-31', today)).toEqual({ from: '2000-01-01', to: '2099-12-31' })
  })

  it.each([
    '9999-12-01..9999-12-31',
    '2026-11-01..9999-12-31',
    '2100-01-01..2100-01-01',
    '1999-12-31..2000-01-01',
    '0026-11-01..0026-11-07',
    '0000-01-01..2026-11-07',
  ])('is not %s, which nothing can be of', text => {
    expect(rangeOf(text, today)).toBeUndefined()
  })

  it.each(['2026-11-07..2026-11-06', '2026-02-30..2026-03-01', '2026-11-01', '2026-11-01..', 'last8', '', '1..2..3'])(
    'is not %j',
    text => {
      expect(rangeOf(text, today)).toBeUndefined()
    },
  )
})
