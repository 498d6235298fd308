import { addDays, toDay } from '@candela/shared-contract'
import { PLOT_COLORS } from './colors'
import { dayOptions } from './dayOptions'
import type { ChartDay } from './days'

const days = (count: number): ChartDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(toDay('2026-11-01'), index),
    value: String(index + 1),
    estimate: false,
    ...(index === count - 1 && { partial: true }),
    ...(index === 1 && { before: { day: addDays(toDay('2026-10-01'), index), value: '7' } }),
  }))

const dataOf = (count: number) => {
  const { series = [] } = dayOptions(days(count), { value: String, day: ({ day }) => day }, 'Inter')
  return series.map(each => ('data' in each && Array.isArray(each.data) ? each.data : []))
}

test('a line ends with the last day that is over; from there it is a dotted way to the one that is not', () => {
  const [, line, way] = dataOf(9)
  expect(line).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null])
  expect(way?.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => null))
  expect(way?.[7]).toBe(8)
  expect(way?.[8]).toBe(9)
})

test('of a few days, the one that is not over is a hollow column', () => {
  const [columns] = dataOf(3)
  expect(columns?.[1]).toEqual({ y: 2 })
  expect(columns?.[2]).toMatchObject({ y: 3, borderColor: PLOT_COLORS.main, dashStyle: 'ShortDot' })
})

test('of a few days, what one is compared with is a mark across its column and no column', () => {
  const [, marks] = dataOf(3)
  expect(marks).toEqual([
    [0.6, 7],
    [1.4, 7],
    [1.5, null],
  ])
})
