import { addDays, toDay } from '@candela/shared-contract'
import type { Chart } from 'highcharts'
import { PLOT_COLORS } from './colors'
import type { ChartDay } from './days'
import { markOpenDay } from './openPoint'

const days = (count: number, last: Partial<ChartDay>): ChartDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(toDay('2026-11-01'), index),
    value: '10',
    estimate: true,
    ...(index === count - 1 && last),
  }))

const chartWith = () => {
  const attributes: Record<string, unknown>[] = []
  const element = {
    attr: (next: Record<string, unknown>) => {
      attributes.push(next)
      return element
    },
    add: () => element,
  }
  const axis = (scale: number) => [{ toPixels: (value: number) => value * scale }]
  const path = jest.fn(() => element)
  const chart = { xAxis: axis(10), yAxis: axis(2), renderer: { path } } as unknown as Chart
  return { chart, attributes, path }
}

test('the day that is not over is a hollow point where its line ends, and moves when the chart is drawn anew', () => {
  const { chart, attributes, path } = chartWith()
  const drawn = days(9, { partial: true, value: '4' })
  markOpenDay(chart, drawn)
  markOpenDay(chart, drawn)
  expect(path).toHaveBeenCalledTimes(1)
  expect(attributes[0]).toMatchObject({ fill: PLOT_COLORS.surface, stroke: PLOT_COLORS.main })
  expect(attributes.slice(1)).toHaveLength(2)
  expect(attributes.at(-1)?.d).toEqual([['M', 76, 8], ['A', 4, 4, 0, 1, 1, 84, 8], ['A', 4, 4, 0, 1, 1, 76, 8], ['Z']])
})

test.each([
  ['all are over', days(9, {})],
  ['nothing is known of it yet', days(9, { partial: true, value: null })],
  ['days are columns', days(3, { partial: true })],
])('there is none where %s', (_, drawn) => {
  const { chart, path } = chartWith()
  markOpenDay(chart, drawn)
  expect(path).not.toHaveBeenCalled()
})
