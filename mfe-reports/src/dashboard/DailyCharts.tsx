import type { DashboardQuery, ReportMeta } from '@candela/shared-contract'
import { EmptyState, useFormat } from '@candela/shared-ui'
import { ChartCard, type ChartData, type ChartDay, DayChart, DayChartSkeleton, Legend } from '@candela/shared-ui/chart'
import { useCallback, useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from '../parts/Block'
import { figureCell, figureColumn, NO_CELL } from '../parts/figureCell'
import { useFileNames } from '../parts/useFileNames'
import type { MetricText } from '../parts/useMetricText'
import { toChartDays } from './daily'
import { chartQuery } from './dashboard.api'

const HEIGHTS = { net: 244, rpm: 150 } as const
/** What stands under the plot. */
const RAIL = 24

type DailyProps = { question: DashboardQuery; metrics: MetricText }
type OneProps = DailyProps & { metric: 'net' | 'rpm' }

const useNoteWords = () => {
  const t = reportMessages.useT()
  return useCallback(
    ({ kind, label }: { kind: string; label: string }): string =>
      kind === 'websiteStatus' || kind === 'revenueShare'
        ? t(`dashboard.note.${kind}`, { label })
        : t('dashboard.note.other', { label }),
    [t],
  )
}

type Of = Pick<OneProps, 'metric' | 'metrics'> & { meta: ReportMeta | undefined }

const useTable = (days: readonly ChartDay[] | undefined, { metric, metrics, meta }: Of) => {
  const t = reportMessages.useT()
  const format = useFormat()
  return useMemo((): ChartData | undefined => {
    if (!days || !meta) return undefined
    const amount = (value: string | null | undefined) => figureCell(metrics, metric, value)
    const figure = figureColumn(metrics, metric, meta)
    const dayBefore = t('dashboard.chart.dayBefore')
    return {
      columns: [
        { label: t('dashboard.chart.day') },
        figure,
        { label: dayBefore },
        { ...figure, label: `${dayBefore}: ${figure.label}` },
        { label: t('dashboard.chart.notes') },
      ],
      rows: days.map(({ day, value, before, notes = [] }) => [
        { shown: format.weekday(day), file: day },
        amount(value),
        before ? { shown: format.weekday(before.day), file: before.day } : NO_CELL,
        amount(before?.value),
        { shown: notes.join(', '), file: notes.join(', ') },
      ]),
    }
  }, [days, metric, metrics, meta, t, format])
}

const Daily = ({ question, metric, metrics }: OneProps) => {
  const t = reportMessages.useT()
  const say = useNoteWords()
  const files = useFileNames(question)
  const block = useBlock(chartQuery(question, 'daily'))
  const { data } = block
  const days = useMemo(
    () => data && toChartDays(data, metric, { note: say, today: t('dashboard.today') }),
    [data, metric, say, t],
  )
  const amountOf = useMemo(() => (value: string) => metrics.text(metric, value), [metrics, metric])
  const label = metrics.labelOf(metric)
  const title = t(metric === 'net' ? 'dashboard.chart.daily' : 'dashboard.chart.rpm', { metric: label })
  const height = HEIGHTS[metric]
  return (
    <ChartCard
      title={title}
      data={useTable(days, { metric, metrics, meta: data?.meta })}
      {...files(metric === 'net' ? 'daily' : 'rpm', data?.meta, true)}
      aside={<Legend current={files.period} before={t('dashboard.chart.before')} />}
    >
      {orTable => (
        <Block block={block} height={height + RAIL} skeleton={<DayChartSkeleton />}>
          {() =>
            days?.some(({ value, before }) => value !== null || before?.value != null) ? (
              orTable(<DayChart title={title} days={days} amountOf={amountOf} height={height} />)
            ) : (
              <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
            )
          }
        </Block>
      )}
    </ChartCard>
  )
}

export const DailyEarnings = (props: DailyProps) => <Daily {...props} metric="net" />

/** The RPM of the same days: a chart of its own, for there are no double axes. */
export const DailyRpm = (props: DailyProps) => <Daily {...props} metric="rpm" />
