import { bandsOf, ticksOf } from './scale'

test('bands stand on each other, and what has no band of its own is on top of all', () => {
  const series = [
    { id: 'a', label: 'A', values: [1, null] },
    { id: 'b', label: 'B', values: [2, 4] },
  ]
  expect(bandsOf(series, [3, 9], 'Others')).toEqual([
    { id: 'a', label: 'A', from: [0, 0], to: [1, 0] },
    { id: 'b', label: 'B', from: [1, 0], to: [3, 4] },
    { id: 'others', label: 'Others', from: [3, 4], to: [3, 9] },
  ])
  expect(bandsOf(series, [3, 4], 'Others')).toHaveLength(2)
})

test('a scale goes in round steps, and holds the least and the most', () => {
  expect(ticksOf(0, 192_974.17)).toEqual([0, 50_000, 100_000, 150_000, 200_000])
  expect(ticksOf(0, 80)).toEqual([0, 20, 40, 60, 80])
  expect(ticksOf(-12, 30)).toEqual([-20, 0, 20, 40])
  expect(ticksOf(0, 0)).toEqual([0, 1])
})
