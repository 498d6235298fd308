/** Charts. The library comes along when the first chart of days is shown, not before. */
export { BarList, type BarListProps, type BarRow } from './BarList'
export { ChartCard, type ChartCardProps } from './ChartCard'
export type { ChartCell, ChartData } from './chartData'
export { DayChart, DayChartBones, type DayChartProps } from './DayChart'
export type { ChartDay } from './days'
export { Legend, type LegendProps } from './Legend'
export { ShareBar, type ShareBarProps, type SharePart } from './ShareBar'
export { Sparkline, type SparklineProps } from './Sparkline'
