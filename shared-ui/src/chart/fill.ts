import type { Chart, SVGAttributes, SVGElement } from 'highcharts'
import { faded, PLOT_COLORS } from './colors'
import { type ChartDay, isLine } from './days'

/** Days of a line, without those that are not known; a gap in between has no fill. */
const unbroken = (days: readonly ChartDay[]): number[] | undefined => {
  const whole = days.filter(({ partial }) => !partial)
  const values = whole.flatMap(({ value }) => (value === null ? [] : [Number(value)]))
  return values.length === whole.length && values.length > 1 ? values : undefined
}

const LOOK: SVGAttributes = {
  fill: {
    linearGradient: { x1: 0, x2: 0, y1: 0, y2: 1 },
    stops: [
      [0, faded(PLOT_COLORS.main, 12)],
      // Of nothing at all the way would be through grey.
      [1, faded(PLOT_COLORS.main, 0.1)],
    ],
  },
  zIndex: 1,
}

/** One of each chart: it goes when its chart goes. */
const fills = new WeakMap<Chart, SVGElement>()

/**
 * A breath of colour under a line, down to zero; the library's own area would bring stacks along. Whenever the chart
 * was drawn anew, in another width for example, it takes the new shape.
 */
export const fillBelow = (chart: Chart, days: readonly ChartDay[]): void => {
  const {
    renderer,
    xAxis: [x],
    yAxis: [y],
    plotTop,
  } = chart
  const values = isLine(days) ? unbroken(days) : undefined
  if (!values || !x || !y) return
  const at = values.map((value, index): [number, number] => [x.toPixels(index, false), y.toPixels(value, false)])
  const zero = y.toPixels(0, false)
  const outline = [[x.toPixels(0, false), zero], ...at, [x.toPixels(values.length - 1, false), zero]]
  const path = outline.map(([left = 0, top = 0], index) => [index === 0 ? 'M' : 'L', left, Math.max(top, plotTop)])
  const fill = fills.get(chart) ?? renderer.path().attr(LOOK).add()
  fills.set(chart, fill.attr({ d: path as never }))
}
