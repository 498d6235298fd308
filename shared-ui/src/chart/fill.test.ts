import { addDays, toDay } from '@candela/shared-contract'
import type { Chart } from 'highcharts'
import type { ChartDay } from './days'
import { fillBelow } from './fill'

const DAYS = Array.from(
  { length: 9 },
  (_, index): ChartDay => ({
    day: addDays(toDay('2026-11-01'), index),
    value: '10.00',
    estimate: false,
  }),
)

/** As wide as it is told, with a renderer that remembers what was drawn. */
const chartOf = () => {
  const drawn: { d: unknown[][] }[] = []
  const path = () => {
    const shape = { d: [] as unknown[][], add: () => shape, attr: (look: object) => Object.assign(shape, look) }
    drawn.push(shape)
    return shape
  }
  const chart = {
    width: 800,
    plotTop: 8,
    renderer: { path },
    xAxis: [{ toPixels: (index: number) => (index / 8) * chart.width }],
    yAxis: [{ toPixels: (value: number) => 100 - value }],
  }
  return { chart, drawn, draw: (days = DAYS) => fillBelow(chart as unknown as Chart, days) }
}

test('the fill under a line is as wide as the line, whatever width the chart takes', () => {
  const { chart, drawn, draw } = chartOf()
  draw()
  expect(drawn).toHaveLength(1)
  expect(drawn[0]?.d.at(-1)).toEqual(['L', 800, 100])
  chart.width = 320
  draw()
  expect(drawn).toHaveLength(1)
  expect(drawn[0]?.d.at(-1)).toEqual(['L', 320, 100])
})

test('each chart has its own fill, and columns have none', () => {
  const [first, second] = [chartOf(), chartOf()]
  first.draw()
  second.draw()
  expect([first.drawn.length, second.drawn.length]).toEqual([1, 1])
  const few = chartOf()
  few.draw(DAYS.slice(0, 5))
  expect(few.drawn).toEqual([])
})
