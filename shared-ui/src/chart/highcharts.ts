// Its modules lean on each other: the chart has to be the first.
import 'highcharts/es-modules/Core/Chart/Chart.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'
import 'highcharts/es-modules/Series/Column/ColumnSeries.js'

import type Whole from 'highcharts'
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js'
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import Series from 'highcharts/es-modules/Core/Series/Series.js'

// What axes and series ask of parts that we do not have: there are no marks across the plot, and nothing is labelled.
Object.assign(Axis.prototype, { plotBands: [], plotLines: [] })
Object.assign(Series.prototype, { mergeArrays: () => undefined })

/**
 * The library as far as our charts use it: axes, lines and columns, drawn once. Its tooltip, legend and keyboard are
 * ours: with its own parts for them it would be twice as large. `tools/build/strip-unused-charts.mjs` leaves out more.
 */
export const Highcharts = { chart: Chart.chart } as typeof Whole
