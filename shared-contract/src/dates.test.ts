import {
  addDays,
  dayIn,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  instantIn,
  isDay,
  lastOfMonth,
  monthsLater,
  stampIn,
  toDay,
  weekdayOf,
} from './dates'

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00', ''])('is not %s', text => {
    expect(isDay(text)).toBe(false)
    expect(() => toDay(text)).toThrow(RangeError)
  })

  it('counts over months, leap days and clock changes', () => {
    expect(addDays(toDay('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(toDay('2026-03-01'), -1)).toBe('2026-02-28')
    expect(daysBetween(toDay('2026-10-20'), toDay('2026-11-20'))).toBe(31)
    expect(daysBetween(toDay('2026-03-28'), toDay('2026-03-30'))).toBe(2)
  })

  it('starts the week on Sunday as 0', () => {
    expect(weekdayOf(toDay('2026-11-22'))).toBe(0)
    expect(weekdayOf(toDay('2026-11-20'))).toBe(5)
  })

  it('is the day of the zone, not of the machine', () => {
    const instant = new Date('2026-11-20T02:30:00Z')
    expect(dayIn('America/Sao_Paulo', instant)).toBe('2026-11-19')
    expect(dayIn('Europe/Rome', instant)).toBe('2026-11-20')
    expect(dayIn('Pacific/Apia', instant)).toBe('2026-11-20')
  })
})

describe('a month', () => {
  it('has its first, its last and so many days', () => {
    expect(firstOfMonth(toDay('2026-11-20'))).toBe('2026-11-01')
    expect(lastOfMonth(toDay('2028-02-10'))).toBe('2028-02-29')
    expect(daysInMonth(toDay('2026-12-31'))).toBe(31)
    expect(dayOfMonth(toDay('2026-02-14'), 30)).toBe('2026-02-28')
    expect(dayOfMonth(toDay('2026-03-31'), 30)).toBe('2026-03-30')
    expect(monthsLater(toDay('2026-01-31'), -1)).toBe('2025-12-01')
    expect(monthsLater(toDay('2026-01-31'), 13)).toBe('2027-02-01')
  })
})

describe('an hour of a day in a zone', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-20', 18, '2026-11-20T21:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-20', 0, '2026-11-19T15:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20', 18, '2026-11-20T12:30:00.000Z'],
    // No midnight: clocks went from 23:59:59 of the 3rd to 01:00 of the 4th.
    ['America/Sao_Paulo', '2018-11-03', 23, '2018-11-04T02:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', 1, '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', 18, '2018-11-04T20:00:00.000Z'],
    // Eleven at night twice: the first of both.
    ['America/Sao_Paulo', '2018-02-17', 23, '2018-02-18T01:00:00.000Z'],
    ['America/Sao_Paulo', '2018-02-18', 0, '2018-02-18T03:00:00.000Z'],
    // Midnight twice.
    ['America/Havana', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', 1, '2026-11-01T06:00:00.000Z'],
    // No such day at all.
    ['Pacific/Apia', '2011-12-30', 0, '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', 0, '2011-12-30T10:00:00.000Z'],
  ])('%s %s at %i is %s', (zone, day, hour, instant) => {
    expect(instantIn(zone, toDay(day), hour).toISOString()).toBe(instant)
  })

  it('is the day that a zone shows then', () => {
    for (const zone of ['UTC', 'America/Sao_Paulo', 'Europe/Lisbon', 'Pacific/Kiritimati'])
      for (let day = toDay('2018-10-25'); day < '2018-11-10'; day = addDays(day, 1)) {
        const midnight = instantIn(zone, day, 0)
        expect(dayIn(zone, midnight)).toBe(day)
        expect(dayIn(zone, new Date(midnight.getTime() - 1000))).toBe(addDays(day, -1))
      }
  })
})

it('a minute in the name of a file is the one that its reader saw', () => {
  const evening = new Date('2026-11-27T01:05:59Z')
  expect(stampIn('America/Sao_Paulo', evening)).toBe('20261126-2205')
  expect(stampIn('UTC', evening)).toBe('20261127-0105')
})
