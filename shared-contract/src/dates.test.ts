import { addDays, dayIn, daysBetween, isDay, toDay, weekdayOf } from './dates'

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
