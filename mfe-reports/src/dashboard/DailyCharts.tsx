import type { DashboardQuery, ReportMeta } from '@candela/shared-contract'
import { EmptyState, useFormat } from '@candela/shared-ui'
import {
  ChartCard,
  type ChartData,
  type ChartDay,
  DayChart,
  DayChartSkeleton,
  Legend,
  STATE_BAR_HEIGHT,
} from '@candela/shared-ui/chart'
import { useCallback, useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { figureCell, figureColumn, NO_CELL } from '../shared/figureCell'
import { useFileNames } from '../shared/useFileNames'
import type { MetricFormat } from '../shared/useMetricFormat'
import { toChartDays } from './daily'
import { chartQuery } from './dashboard.api'

const HEIGHTS = { net: 244, rpm: 150 } as const

type DailyProps = { question: DashboardQuery; metricFormat: MetricFormat }
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

type Of = Pick<OneProps, 'metric' | 'metricFormat'> & { meta: ReportMeta | undefined }

const useTable = (days: readonly ChartDay[] | undefined, { metric, metricFormat, meta }: Of) => {
  const t = reportMessages.useT()
  const format = useFormat()
  return useMemo((): ChartData | undefined => {
    if (!days || !meta) return undefined
    const amount = (value: string | null | undefined) => figureCell(metricFormat, metric, value)
    const figure = figureColumn(metricFormat, metric, meta)
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
  }, [days, metric, metricFormat, meta, t, format])
}

const Daily = ({ question, metric, metricFormat }: OneProps) => {
  const t = reportMessages.useT()
  const say = useNoteWords()
  const { chartFile, periodLabel } = useFileNames(question)
  const block = useBlockQuery(chartQuery(question, 'daily'))
  const { data } = block
  const days = useMemo(
    () => data && toChartDays(data, metric, { note: say, today: t('dashboard.today') }),
    [data, metric, say, t],
  )
  const amountOf = useMemo(() => (value: string) => metricFormat.text(metric, value), [metricFormat, metric])
  const label = metricFormat.labelOf(metric)
  const title = t(metric === 'net' ? 'dashboard.chart.daily' : 'dashboard.chart.rpm', { metric: label })
  const height = HEIGHTS[metric]
  return (
    <ChartCard
      title={title}
      data={useTable(days, { metric, metricFormat, meta: data?.meta })}
      {...chartFile(metric === 'net' ? 'daily' : 'rpm', data?.meta, true)}
      aside={<Legend current={periodLabel} before={t('dashboard.chart.before')} />}
    >
      {chartOrTable => (
        <Block block={block} height={height + STATE_BAR_HEIGHT} skeleton={<DayChartSkeleton />}>
          {() =>
            days?.some(({ value, before }) => value !== null || before?.value != null) ? (
              chartOrTable(<DayChart title={title} days={days} amountOf={amountOf} height={height} />)
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
