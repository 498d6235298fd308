import type { MetricKey, ReportLine, ReportMeta } from '@candela/shared-contract'
import { media, SelectMenu } from '@candela/shared-ui'
import { ChartCard, SeriesPlot } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import { Bars, BarsRoom } from '../explorer/Bars'
import { barsOf, openAmong, seriesOf } from '../explorer/chartShape'
import { explorerMessages } from '../explorer/messages'
import { Block } from '../shared/Block'
import { figureCell, figureColumn } from '../shared/figureCell'
import { LineSkeletons } from '../shared/skeletons'
import { useFileNames } from '../shared/useFileNames'
import type { MetricFormat } from '../shared/useMetricFormat'
import type { ReportBlock } from './ReportPage'
import { Summary } from './Summary'

/** As high as a dozen bars, or as a plot. */
const Body = styled.div<{ $ofBars: boolean }>`
  height: ${({ $ofBars }) => ($ofBars ? 256 : 328)}px;
  overflow-y: auto;

  ${media.phone} {
    height: ${({ $ofBars }) => ($ofBars ? 520 : 328)}px;
  }
`

type NumbersChartProps = {
  /** What it is called, and its files. */
  name: string
  heading: string
  period: string
  block: ReportBlock
  answer: { rows: readonly (ReportLine & { name: string })[]; totals: ReportLine; meta: ReportMeta } | undefined
  metrics: readonly MetricKey[]
  measure: MetricKey | null
  onMeasure: (measure: MetricKey) => void
  /** Rows are days in their order. */
  isOfTime?: boolean
  /** What a row is called, and in short. */
  nameOf: (name: string, isShort: boolean) => string
  metricFormat: MetricFormat
}

/** The number that is looked at: along days, or of the rows that have the most of it. */
export const NumbersChart = (props: NumbersChartProps) => {
  const { name, heading, period, block, answer, metrics, measure, onMeasure, isOfTime, nameOf, metricFormat } = props
  const t = explorerMessages.useT()
  const { chartFile } = useFileNames({ period }, 'report')
  const metric = metrics.find(each => each === measure) ?? metrics[0] ?? 'net'
  const title = t('chartTitle', { metric: metricFormat.labelOf(metric), rows: heading })
  const words = {
    before: t('comparison.previous'),
    columnName: () => '',
  }

  const bars = (rows: NonNullable<typeof answer>['rows']) => (
    <Bars
      bars={barsOf({ rows, columns: [] }, metric, {
        ...words,
        isDay: isOfTime === true,
        rowName: index => nameOf(rows[index]?.name ?? '', false),
      })}
      textOf={value => metricFormat.text(metric, value)}
    />
  )
  const lines = (unordered: NonNullable<typeof answer>['rows']) => {
    const rows = unordered.toSorted((a, b) => a.name.localeCompare(b.name))
    const days = rows.map(({ name: day }) => day)
    return (
      <SeriesPlot
        label={title}
        names={rows.map(row => nameOf(row.name, false))}
        shortNames={rows.map(row => nameOf(row.name, true))}
        series={seriesOf({ rows, columns: [] }, metric, {
          ...words,
          whole: metricFormat.labelOf(metric),
        })}
        others=""
        openAt={answer && openAmong(days, answer.meta.zone)}
        textOf={value => metricFormat.text(metric, String(value))}
      />
    )
  }

  return (
    <ChartCard
      title={title}
      data={
        answer && {
          columns: [{ label: heading }, figureColumn(metricFormat, metric, answer.meta)],
          rows: answer.rows.map(row => [
            { shown: nameOf(row.name, false), file: row.name },
            figureCell(metricFormat, metric, row.values[metric]),
          ]),
        }
      }
      {...chartFile(`${name}_${metric}`, answer?.meta, isOfTime)}
      lead={
        <Summary
          metrics={metrics.slice(0, 5)}
          answer={answer && { metrics, totals: answer.totals }}
          metricFormat={metricFormat}
        />
      }
      aside={
        <SelectMenu
          label={t('measure')}
          look="field"
          value={metric}
          options={metrics.map(value => ({ value, label: metricFormat.labelOf(value) }))}
          onChange={onMeasure}
        />
      }
    >
      {chartOrTable => (
        <Block
          block={block}
          height={isOfTime ? 328 : 256}
          skeleton={
            <Body $ofBars={!isOfTime}>
              <BarsRoom>
                <LineSkeletons count={8} />
              </BarsRoom>
            </Body>
          }
        >
          {() => (
            <Body $ofBars={!isOfTime}>
              {answer && chartOrTable(isOfTime && answer.rows.length > 1 ? lines(answer.rows) : bars(answer.rows))}
            </Body>
          )}
        </Block>
      )}
    </ChartCard>
  )
}
