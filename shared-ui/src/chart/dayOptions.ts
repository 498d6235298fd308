import type { AxisLabelsFormatterContextObject, Options, PointOptionsObject, SeriesOptionsType } from 'highcharts'
import { PLOT_COLORS as colors, faded } from './colors'
import { type ChartDay, isLine, namedDays } from './days'

/** Days are named about six times, no closer than so many pixels. */
const NAMED = 6
const LEAST_ROOM = 56

export type DayLabels = {
  /** A short amount at the left: `6k`. */
  value: (value: number) => string
  /** A day under the axis: `19 Nov`. */
  day: (day: ChartDay) => string
}

const numberOf = (value: string | null | undefined): number | null => (value == null ? null : Number(value))

/** Half of how wide a mark of the days before is, in columns: it stands out at both sides of its own. */
const MARK = 0.4

const columns = (days: readonly ChartDay[]): SeriesOptionsType[] => [
  {
    type: 'column',
    borderRadius: 0,
    grouping: false,
    pointRange: 1,
    pointPadding: 0.19,
    groupPadding: 0,
    color: colors.main,
    data: days.map(
      ({ value, estimate, partial }): PointOptionsObject => ({
        y: numberOf(value),
        ...((estimate || partial) && {
          color: faded(colors.main, partial ? 14 : 40),
          borderColor: colors.main,
          borderWidth: 1.5,
          dashStyle: 'ShortDot',
        }),
      }),
    ),
  },
  {
    // A mark across each column: what it is compared with is no second column.
    type: 'line',
    color: colors.previous,
    lineWidth: 2,
    linecap: 'butt',
    dashStyle: 'ShortDash',
    data: days.flatMap(({ before }, index) => {
      const value = numberOf(before?.value)
      return value === null ? [] : [[index - MARK, value] as const, [index + MARK, value] as const, [index + 0.5, null]]
    }),
  },
]

const lines = (days: readonly ChartDay[]): SeriesOptionsType[] => {
  const firstEstimate = days.findIndex(({ estimate }) => estimate)
  return [
    {
      type: 'line',
      color: colors.previous,
      lineWidth: 1.25,
      dashStyle: 'ShortDash',
      data: days.map(({ before }) => numberOf(before?.value)),
    },
    {
      type: 'line',
      color: colors.main,
      lineWidth: 1.75,
      zoneAxis: 'x',
      // A line from a final day to an estimated one is an estimate.
      zones:
        firstEstimate < 0
          ? []
          : [{ value: Math.max(0, firstEstimate - 1), dashStyle: 'Solid' }, { dashStyle: 'ShortDot' }],
      data: days.map(({ value, partial }) => (partial ? null : numberOf(value))),
    },
    {
      type: 'line',
      color: faded(colors.main, 50),
      lineWidth: 1.25,
      dashStyle: 'ShortDot',
      // The way to a day that is not over, and to its point (`openPoint.ts`).
      data: days.map(({ value, partial }, index) => (partial || days[index + 1]?.partial ? numberOf(value) : null)),
    },
  ]
}

const isNegative = (value: string | null | undefined): boolean => value?.startsWith('-') ?? false

/** What the library draws: the grid, the marks of both axes, and the days. */
export const dayOptions = (days: readonly ChartDay[], labels: DayLabels, font: string): Options => {
  const line = isLine(days)
  const style = { color: colors.axis, fontSize: '11px', fontFamily: font }
  const below = days.some(({ value, before }) => isNegative(value) || isNegative(before?.value))
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [8, 12, 6, 12],
      // Charts above each other have their days above each other.
      marginLeft: 62,
      style: { fontFamily: font },
    },
    // It would write a style sheet into the page, which our policy does not allow.
    palette: { injectCSS: false },
    title: { text: undefined },
    credits: { enabled: false },
    accessibility: { enabled: false },
    xAxis: {
      lineWidth: 0,
      tickWidth: 0,
      min: 0,
      max: days.length - 1,
      minPadding: 0,
      maxPadding: 0,
      startOnTick: false,
      endOnTick: false,
      tickPositioner() {
        const length = this.len ?? 0
        return namedDays(days.length, Math.floor(length / Math.max(LEAST_ROOM, length / NAMED)))
      },
      labels: {
        // A day is named whole or not at all.
        style: { ...style, textOverflow: 'none', whiteSpace: 'nowrap' },
        rotation: 0,
        y: 18,
        formatter: ({ pos }: AxisLabelsFormatterContextObject) => {
          const day = days[Number(pos)]
          return day ? labels.day(day) : ''
        },
      },
    },
    yAxis: {
      title: { text: undefined },
      tickAmount: 4,
      min: below ? undefined : 0,
      softMax: 1,
      gridLineColor: colors.grid,
      labels: {
        style: { ...style, textOverflow: 'none', whiteSpace: 'nowrap' },
        x: -8,
        formatter: ({ value }: AxisLabelsFormatterContextObject) => labels.value(Number(value)),
      },
    },
    plotOptions: {
      series: {
        animation: false,
        enableMouseTracking: false,
        states: { inactive: { enabled: false } },
        marker: { enabled: false },
        connectNulls: false,
      },
    },
    series: line ? lines(days) : columns(days),
  }
}
