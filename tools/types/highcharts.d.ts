/** Charts of shared-ui: the library publishes its modules without types; as far as we touch them, they are these. */
declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  const Chart: { chart: typeof import('highcharts').chart }
  export default Chart
}
declare module 'highcharts/es-modules/Core/Axis/Axis.js' {
  const Axis: { prototype: object }
  export default Axis
}
declare module 'highcharts/es-modules/Core/Series/Series.js' {
  const Series: { prototype: object }
  export default Series
}
declare module 'highcharts/es-modules/Series/Line/LineSeries.js'
declare module 'highcharts/es-modules/Series/Column/ColumnSeries.js'
