import { instantOf, nextMinute } from './invoiceTime'

const at = (time: string, day = '2026-11-09') => instantOf({ day, time })?.toISOString()

test('a time is one of the clocks of the platform, to the second', () => {
  expect(at('17:59')).toBe('2026-11-09T20:59:00.000Z')
  expect(at('18:00:01')).toBe('2026-11-09T21:00:01.000Z')
  expect(at(' 9h05 ')).toBe('2026-11-09T12:05:00.000Z')
  expect(at('23:30')).toBe('2026-11-10T02:30:00.000Z')
})

test.each(['', '24:00', '18:60', '6 pm', '1800', '18:00:61'])('%p is no time', text => {
  expect(at(text)).toBeUndefined()
})

test('without a day there is no instant', () => {
  expect(at('18:00', '')).toBeUndefined()
  expect(at('18:00', '2026-02-30')).toBeUndefined()
})

test('now is the next full minute, so that what is late is not said to be in time', () => {
  expect(nextMinute(new Date('2026-11-09T21:00:00Z'))).toEqual({ day: '2026-11-09', time: '18:00' })
  expect(nextMinute(new Date('2026-11-09T21:00:01Z'))).toEqual({ day: '2026-11-09', time: '18:01' })
  expect(nextMinute(new Date('2026-11-10T02:59:30Z'))).toEqual({ day: '2026-11-10', time: '00:00' })
})
