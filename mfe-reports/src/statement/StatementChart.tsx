import { decimalFromMicro, microFromText, type StatementAnswer, type StatementQuery } from '@candela/shared-contract'
import { media, SelectMenu, useFormat } from '@candela/shared-ui'
import {
  BarList,
  ChartCard,
  type ChartData,
  DayChart,
  DayChartSkeleton,
  STATE_BAR_HEIGHT,
} from '@candela/shared-ui/chart'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Summary } from '../report/Summary'
import { Block, type useBlockQuery } from '../shared/Block'
import { figureCell, figureColumn, NO_CELL } from '../shared/figureCell'
import { LineSkeletons } from '../shared/skeletons'
import { useFileNames } from '../shared/useFileNames'
import type { MetricFormat } from '../shared/useMetricFormat'
import { MEASURES, type Measure } from './measures'
import { statementMessages } from './messages'
import type { Answered } from './statement.api'
import { toChartSteps } from './steps'
import { useStepNames } from './useStepNames'

const HEIGHT = 232
/** As many websites have bars. */
const BARS = 10

const Bars = styled.div`
  min-height: ${HEIGHT + STATE_BAR_HEIGHT}px;
  padding: 10px 16px;

  > ul {
    columns: 2;
    column-gap: 32px;
  }
  li {
    break-inside: avoid;
  }
  > p {
    padding-top: 6px;
    color: var(--fg-3);
    font-size: 12px;
  }
  ${media.phone} {
    min-height: 480px;

    > ul {
      columns: 1;
    }
  }
`

/** What the report comes to: the numbers that say most. */
const SUMMARY = ['net', 'total_impressions', 'ecpm', 'fill', 'rpm'] as const

type Row = StatementAnswer['rows'][number]
type ChartProps = {
  block: ReturnType<typeof useBlockQuery<Answered>>
  question: StatementQuery
  measure: Measure
  onMeasure: (measure: Measure) => void
  metricFormat: MetricFormat
}

const sizeOf = (row: Row, metric: Measure): number => Number(row.values[metric] ?? Number.NEGATIVE_INFINITY)

/** What the others earned; ratios of the others are no difference of ratios. */
const restOf = (answer: StatementAnswer, shown: readonly Row[], metric: Measure): string | undefined => {
  const whole = answer.totals.values.net
  if (metric !== 'net' || whole == null || shown.some(({ values }) => values.net == null)) return undefined
  return decimalFromMicro(
    shown.reduce((left, { values }) => left - microFromText(values.net ?? '0'), microFromText(whole)),
  )
}

type WebsiteBarsProps = { answer: StatementAnswer; metric: Measure; metricFormat: MetricFormat }

const WebsiteBars = ({ answer, metric, metricFormat }: WebsiteBarsProps) => {
  const t = statementMessages.useT()
  const format = useFormat()
  const sorted = answer.rows.toSorted((a, b) => sizeOf(b, metric) - sizeOf(a, metric))
  const shown = sorted.slice(0, BARS)
  const count = sorted.length + answer.meta.more - shown.length
  const rest = restOf(answer, shown, metric)
  const whole = Number(answer.totals.values.net ?? 0)
  const shareOf = (value: string | null | undefined): string =>
    value == null || whole <= 0 ? '–' : format.percent((Number(value) / whole) * 100, 1)
  const largest = Math.max(0, ...shown.map(row => sizeOf(row, metric)))
  return (
    <Bars>
      <BarList
        rows={shown.map(row => {
          const value = row.values[metric]
          return {
            id: String(row.key.website?.id ?? ''),
            label: row.key.website?.label ?? '',
            value: value == null ? '–' : metricFormat.text(metric, value),
            size: value == null || largest === 0 ? 0 : Number(value) / largest,
            ...(metric === 'net' && { aside: shareOf(value) }),
          }
        })}
      />
      {count > 0 && (
        <p>
          {rest === undefined
            ? t('othersUnsummed', { count })
            : t('others', { count, amount: metricFormat.text(metric, rest) })}
        </p>
      )}
    </Bars>
  )
}

/** The summary, and the number that is looked at: along time, or of the websites that have the most of it. */
export const StatementChart = ({ block, question, measure, onMeasure, metricFormat }: ChartProps) => {
  const t = statementMessages.useT()
  const { chartFile } = useFileNames(question, 'report')
  const data = block.data?.answer
  const { step } = question
  const names = useStepNames(step)
  const measures = MEASURES.filter(each => !data || data.metrics.includes(each))
  const metric = data && !data.metrics.includes(measure) ? 'net' : measure
  const title = t(`chart.${step}`, { metric: metricFormat.labelOf(metric) })
  const amountOf = useMemo(() => (value: string) => metricFormat.text(metric, value), [metricFormat, metric])
  const days = useMemo(
    () => (data && step !== 'website' ? toChartSteps(data, question, metric) : undefined),
    [data, step, question, metric],
  )

  const isCompared = days?.some(({ before }) => before) ?? false

  const cellOf = (value: string | null | undefined) => figureCell(metricFormat, metric, value)
  const table = (): ChartData | undefined =>
    data && {
      columns: [
        { label: t(`step.${step}`) },
        figureColumn(metricFormat, metric, data.meta),
        ...(isCompared
          ? [
              { label: t('comparedDay') },
              { ...figureColumn(metricFormat, metric, data.meta), label: t('comparedValue') },
            ]
          : []),
      ],
      rows: days
        ? days.map(({ day, value, before }) => [
            { shown: names.full(day), file: day },
            cellOf(value),
            ...(isCompared
              ? [before ? { shown: names.full(before.day), file: before.day } : NO_CELL, cellOf(before?.value)]
              : []),
          ])
        : data.rows.map(({ key, values }) => {
            const label = key.website?.label ?? ''
            return [{ shown: label, file: label }, cellOf(values[metric])]
          }),
    }

  return (
    <ChartCard
      title={title}
      data={table()}
      {...chartFile(`${step}_${metric}`, data?.meta, step !== 'website')}
      lead={<Summary metrics={SUMMARY} answer={data} metricFormat={metricFormat} />}
      aside={
        <SelectMenu
          label={t('measure')}
          look="field"
          value={metric}
          options={measures.map(value => ({ value, label: metricFormat.labelOf(value) }))}
          onChange={onMeasure}
        />
      }
    >
      {chartOrTable => (
        <Block
          block={block}
          height={HEIGHT + STATE_BAR_HEIGHT}
          skeleton={
            question.step === 'website' ? (
              <Bars>
                <LineSkeletons count={6} />
              </Bars>
            ) : (
              <DayChartSkeleton />
            )
          }
        >
          {({ answer }) =>
            chartOrTable(
              days ? (
                <DayChart
                  title={title}
                  days={days}
                  amountOf={amountOf}
                  height={HEIGHT}
                  {...(step !== 'day' && { names })}
                />
              ) : (
                <WebsiteBars answer={answer} metric={metric} metricFormat={metricFormat} />
              ),
            )
          }
        </Block>
      )}
    </ChartCard>
  )
}
