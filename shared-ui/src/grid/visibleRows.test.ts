import { visibleRowsIn } from './visibleRows'

test('the rows in sight are counted from one, and half a row counts', () => {
  expect(visibleRowsIn(0, 380, 38, 214)).toEqual({ first: 1, last: 10 })
  expect(visibleRowsIn(38 * 50, 38 * 50 + 390, 38, 214)).toEqual({ first: 51, last: 60 })
  expect(visibleRowsIn(38 * 50 + 20, 38 * 60 + 20, 38, 214)).toEqual({ first: 52, last: 61 })
})

test('there are never more in sight than there are', () => {
  expect(visibleRowsIn(0, 600, 38, 4)).toEqual({ first: 1, last: 4 })
  expect(visibleRowsIn(38 * 30, 38 * 45, 38, 20)).toEqual({ first: 20, last: 20 })
})
