import type { DashboardQuery } from '@candela/shared-contract'
import { EmptyState, useFormat } from '@candela/shared-ui'
import { ChartCard, type ChartData, type ChartDay, DayChart, DayChartBones, Legend } from '@candela/shared-ui/chart'
import { useCallback, useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from './Block'
import { toChartDays } from './daily'
import { chartQuery } from './dashboard.api'

import { useFiles } from './useFiles'
import type { Metrics } from './useMetrics'

const HEIGHTS = { net: 244, rpm: 150 } as const
/** What stands under the plot. */
const RAIL = 24

type DailyProps = { question: DashboardQuery; metrics: Metrics }
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

const useTable = (days: readonly ChartDay[] | undefined, label: string, amountOf: (value: string) => string) => {
  const t = reportMessages.useT()
  const format = useFormat()
  return useMemo((): ChartData | undefined => {
    if (!days) return undefined
    const amount = (value: string | null | undefined) =>
      value == null ? { shown: '–', file: null } : { shown: amountOf(value), file: { exact: value } }
    return {
      columns: [
        { label: t('dashboard.chart.day') },
        { label, numeric: true },
        { label: t('dashboard.chart.dayBefore') },
        { label: `${label} (${t('dashboard.chart.dayBefore')})`, numeric: true },
        { label: t('dashboard.chart.notes') },
      ],
      rows: days.map(({ day, value, before, notes = [] }) => [
        { shown: format.weekday(day), file: day },
        amount(value),
        before ? { shown: format.weekday(before.day), file: before.day } : { shown: '–', file: null },
        amount(before?.value),
        { shown: notes.join(', '), file: notes.join(', ') },
      ]),
    }
  }, [days, label, amountOf, t, format])
}

const Daily = ({ question, metric, metrics }: OneProps) => {
  const t = reportMessages.useT()
  const say = useNoteWords()
  const files = useFiles(question)
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
      data={useTable(days, label, amountOf)}
      {...files(metric === 'net' ? 'daily' : 'rpm', data?.meta)}
      aside={<Legend current={files.period} before={t('dashboard.before')} />}
    >
      <Block block={block} height={height + RAIL} bones={<DayChartBones />}>
        {() =>
          days && days.length > 0 ? (
            <DayChart title={title} days={days} amountOf={amountOf} height={height} />
          ) : (
            <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
          )
        }
      </Block>
    </ChartCard>
  )
}

/** What was earned day by day, and beside it the RPM of the same days: two charts, for there are no double axes. */
export const DailyCharts = (props: DailyProps) => (
  <>
    <Daily {...props} metric="net" />
    <Daily {...props} metric="rpm" />
  </>
)
