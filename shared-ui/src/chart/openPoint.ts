import type { Chart, SVGElement } from 'highcharts'
import { PLOT_COLORS } from './colors'
import { type ChartDay, isLine } from './days'

const RADIUS = 4
const LOOK = { fill: PLOT_COLORS.surface, stroke: PLOT_COLORS.main, 'stroke-width': 1.75, zIndex: 4 }

/** One of each chart: it goes when its chart goes. */
const points = new WeakMap<Chart, SVGElement>()

/** A day that is not over has a hollow point at the end of the line: it will rise. The library has no markers here. */
export const markOpenDay = (chart: Chart, days: readonly ChartDay[]): void => {
  const [x, y] = [chart.xAxis[0], chart.yAxis[0]]
  const index = isLine(days) ? days.findIndex(({ partial, value }) => partial && value !== null) : -1
  if (index < 0 || !x || !y) return
  const [left, top] = [x.toPixels(index, false), y.toPixels(Number(days[index]?.value), false)]
  const arc = (to: number) => ['A', RADIUS, RADIUS, 0, 1, 1, to, top]
  const path = [['M', left - RADIUS, top], arc(left + RADIUS), arc(left - RADIUS), ['Z']]
  const point = points.get(chart) ?? chart.renderer.path().attr(LOOK).add()
  points.set(chart, point.attr({ d: path as never }))
}
