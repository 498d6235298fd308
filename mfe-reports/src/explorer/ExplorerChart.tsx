import {
  type MetricKey,
  type PerformanceAnswer,
  type PerformanceQuery,
  PLATFORM_ZONE,
  rangeOf,
  todayIn,
} from '@candela/shared-contract'
import { ChoiceChip, media, SelectMenu } from '@candela/shared-ui'
import { ChartCard, type ChartData, PLOT_HEIGHT, SeriesPlot } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Summary } from '../report/Summary'
import { Block, type useBlockQuery } from '../shared/Block'
import { figureCell, figureColumn } from '../shared/figureCell'
import { LineSkeletons } from '../shared/skeletons'
import { useFileNames } from '../shared/useFileNames'
import type { MetricFormat } from '../shared/useMetricFormat'
import { CHARTS, type ChartKind, type Display } from './address'
import { Bars, BarsRoom, MOST_BARS } from './Bars'
import { barsOf, isAlongTime, MOST_SERIES, openAmong, possibleCharts, seriesOf } from './chartShape'
import type { Explored } from './explorer.api'
import { HeatTable } from './HeatTable'
import { explorerMessages } from './messages'
import { ScatterPlot } from './ScatterPlot'
import type { Names } from './useNames'

/** As many lines has a heat map. */
const HEAT_ROWS = 40
const HEIGHT = PLOT_HEIGHT + 96
/** Of bars below each other. */
const PHONE_HEIGHT = 520

/** Of a day and the one that it is compared with. */
const ONE_DAY_HEIGHT = 104

/** As high whatever is drawn, so that nothing moves when it is. */
const Body = styled.div<{ $height: number; $phoneHeight: number }>`
  height: ${({ $height }) => $height}px;
  overflow-y: auto;

  ${media.phone} {
    height: ${({ $phoneHeight }) => $phoneHeight}px;
  }
`

/** Two choices side by side, on a phone as well: what has no room there is cut in its button. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;

  > * {
    width: auto;
    max-width: 100%;
  }
  ${media.phone} {
    flex-wrap: nowrap;

    button {
      min-width: 0;
      font-size: 13px;
    }
  }
`

const Rest = styled.p`
  padding: 0 16px 10px;
  color: var(--fg-3);
  font-size: 12px;
`

type ExplorerChartProps = {
  block: ReturnType<typeof useBlockQuery<Explored>>
  question: PerformanceQuery
  display: Display
  onChange: (change: Partial<Display>) => void
  names: Names
  metricFormat: MetricFormat
}

/** The number that is looked at, drawn as the rows and columns allow. */
export const ExplorerChart = (props: ExplorerChartProps) => {
  const { block, question, display, onChange, names, metricFormat } = props
  const t = explorerMessages.useT()
  const words = reportMessages.useT()
  const { chartFile } = useFileNames(question, 'report')
  const data = block.data?.answer
  const { rows: dimensions, pivot, metrics } = question
  const measure = metrics.find(each => each === display.measure) ?? metrics[0] ?? 'net'
  const isOfTime = isAlongTime(question)
  // Of many days one alone may have numbers: it is drawn as bars, in the room of them all.
  const isOneRow = isOfTime && data?.rows.length === 1
  const possible = possibleCharts(question, measure, isOneRow)
  const kind: ChartKind | undefined = possible.find(each => each === display.chart) ?? possible[0]
  const ofLines = kind === 'line' || kind === 'stacked'
  const metric = metricFormat.labelOf(measure)
  const rowWords = dimensions.map(names.dimension).join(', ')
  const title = pivot
    ? t('chartTitleBy', { metric, rows: rowWords, columns: names.dimension(pivot) })
    : t('chartTitle', { metric, rows: rowWords })
  const text = (value: number, of: MetricKey = measure): string => metricFormat.text(of, String(value))
  const nameOf = ({ key }: PerformanceAnswer['rows'][number], isShort = false): string =>
    dimensions.map(dimension => names.nameOf(dimension, key, isShort)).join(' · ')

  const tableOf = (answer: PerformanceAnswer): ChartData => ({
    columns: [
      { label: rowWords },
      ...(pivot
        ? answer.columns.map(({ key }) => ({
            ...figureColumn(metricFormat, measure, answer.meta),
            label: names.nameOf(pivot, key),
          }))
        : []),
      figureColumn(metricFormat, measure, answer.meta),
    ],
    rows: answer.rows.map(row => [
      { shown: nameOf(row), file: nameOf(row) },
      ...(pivot ? (row.cells ?? []) : []).map(cell => figureCell(metricFormat, measure, cell?.values[measure])),
      figureCell(metricFormat, measure, row.values[measure]),
    ]),
  })

  const draw = (answer: PerformanceAnswer) => {
    // Of time that was sorted by a number, a line would jump back and forth.
    const [time] = dimensions
    const rows = ofLines
      ? answer.rows.toSorted((a, b) =>
          String(a.key[time ?? 'date']?.id).localeCompare(String(b.key[time ?? 'date']?.id)),
        )
      : answer.rows
    const whole = { ...answer, rows }
    const columnName = (index: number): string => {
      const column = answer.columns[index]
      return column && pivot ? names.nameOf(pivot, column.key) : ''
    }
    switch (kind) {
      case 'line':
      case 'stacked':
        return (
          <SeriesPlot
            label={title}
            names={rows.map(row => nameOf(row))}
            shortNames={rows.map(row => nameOf(row, true))}
            series={seriesOf(whole, measure, {
              whole: metric,
              before: t(`comparison.${question.compare ?? 'previous'}`),
              columnName,
            })}
            {...(kind === 'stacked' && {
              stackedTo: rows.map(({ values }) => (values[measure] == null ? null : Number(values[measure]))),
            })}
            others={words('numbers.keys.none')}
            openAt={openAmong(
              rows.map(({ key }) => key.date?.id),
              answer.meta.zone,
            )}
            textOf={text}
          />
        )
      case 'scatter':
        return (
          <ScatterPlot
            label={t('chart.scatter')}
            points={rows
              .flatMap((row, index) =>
                row.values.ecpm == null || row.values.fill == null
                  ? []
                  : [
                      {
                        id: String(index),
                        name: nameOf(row),
                        x: Number(row.values.ecpm),
                        y: Number(row.values.fill),
                        weight: Number(row.values.total_impressions ?? row.values.net ?? 1),
                        text: `${metricFormat.labelOf('ecpm')} ${text(Number(row.values.ecpm), 'ecpm')} · ${metricFormat.labelOf('fill')} ${text(Number(row.values.fill), 'fill')}`,
                      },
                    ],
              )
              .toSorted((a, b) => a.x - b.x)}
            xText={value => text(value, 'ecpm')}
            yText={value => text(value, 'fill')}
          />
        )
      case 'heat':
        return (
          <HeatTable
            title={title}
            answer={answer}
            measure={measure}
            metricFormat={metricFormat}
            rowHeading={rowWords}
            rowNames={rows.slice(0, HEAT_ROWS).map(row => nameOf(row))}
            columnNames={answer.columns.map((_, index) => columnName(index))}
          />
        )
      default:
        return (
          <Bars
            bars={barsOf(answer, measure, {
              isDay: isOneRow,
              before: t(`comparison.${question.compare ?? 'previous'}`),
              rowName: index => (rows[index] ? nameOf(rows[index]) : ''),
              columnName,
            })}
            textOf={value => metricFormat.text(measure, value)}
          />
        )
    }
  }
  const notDrawn = (answer: PerformanceAnswer): number => {
    const rest = answer.meta.more
    if (kind === 'line') return Math.max(0, answer.columns.length - MOST_SERIES)
    if (kind === 'heat') return rest + Math.max(0, answer.rows.length - HEAT_ROWS)
    const bars = isOneRow ? answer.columns.length : answer.rows.length
    return kind === 'bars' ? rest + Math.max(0, bars - MOST_BARS) : kind === 'scatter' ? rest : 0
  }

  // Before the answer is there, by the days of the platform; by those of its accounts from then on.
  const range = data?.meta.range ?? rangeOf(question.period, todayIn(PLATFORM_ZONE))
  const isOneDay = isOfTime && !pivot && range !== undefined && range.from === range.to
  const height = isOneDay ? ONE_DAY_HEIGHT : HEIGHT
  // Lines need no more on a phone, bars below each other do.
  const body = { $height: height, $phoneHeight: isOfTime ? height : PHONE_HEIGHT }

  return (
    <ChartCard
      title={title}
      data={data && tableOf(data)}
      {...chartFile(`${dimensions.join('-')}_${measure}`, data?.meta)}
      // Of some rows alone nothing is summed.
      lead={
        question.only ? null : (
          <Summary
            metrics={metrics.slice(0, 5)}
            answer={data && { metrics, totals: data.totals }}
            metricFormat={metricFormat}
          />
        )
      }
      aside={
        <Choices>
          <SelectMenu
            label={t('measure')}
            look="field"
            value={measure}
            options={metrics.map(value => ({ value, label: metricFormat.labelOf(value) }))}
            onChange={value => onChange({ measure: value })}
          />
          {kind && (
            <ChoiceChip
              label={t('chartKind')}
              value={kind}
              options={CHARTS.map(value => ({
                value,
                label: t(`chart.${value}`),
                ...(!possible.includes(value) && { disabled: true, help: t(`chartNeeds.${value}`) }),
              }))}
              onChange={value => onChange({ chart: value })}
            />
          )}
        </Choices>
      }
    >
      {chartOrTable => (
        <Block
          block={block}
          height={height}
          skeleton={
            <Body {...body}>
              <BarsRoom>
                <LineSkeletons count={isOneDay ? 2 : 8} />
              </BarsRoom>
            </Body>
          }
        >
          {({ answer }) => {
            const count = notDrawn(answer)
            return (
              <Body {...body}>
                {chartOrTable(draw(answer))}
                {count > 0 && <Rest>{t('notDrawn', { count })}</Rest>}
              </Body>
            )
          }}
        </Block>
      )}
    </ChartCard>
  )
}
