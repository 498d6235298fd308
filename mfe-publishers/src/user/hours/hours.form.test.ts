import { toClock, withDay } from './hours.form'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['17', '17:00'],
  ['17.45', '17:45'],
  [' 8h15 ', '08:15'],
  ['half past', 'half past'],
  ['', ''],
])('%p is the time %p', (typed, clock) => {
  expect(toClock(typed)).toBe(clock)
})

test('days stand in their order, each once', () => {
  expect(withDay([1, 3], 2, true)).toEqual([1, 2, 3])
  expect(withDay([1, 3], 3, true)).toEqual([1, 3])
  expect(withDay([1, 3], 1, false)).toEqual([3])
})
