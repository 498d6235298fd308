import type { MetricKey, PerformanceAnswer, PerformanceQuery, ReportLine } from '@candela/shared-contract'
import { Change, NoValue, Tooltip, useFormat } from '@candela/shared-ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { type ReportColumn, widthFor } from '../report/columns'
import { useHeadings } from '../report/useHeadings'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'
import { TIME } from './address'
import type { ExplorerLine } from './lines'
import { explorerMessages } from './messages'
import type { Names } from './useNames'

const Main = styled.span`
  font-weight: 600;
`

/** Of an arrow and a sign before a change. */
const ARROW = '+++'
/** Longer names are shortened. */
const NAME_WIDTH = 240

type Options = {
  answer: PerformanceAnswer | undefined
  question: PerformanceQuery
  names: Names
  metricFormat: MetricFormat
}

type LineOf = (row: ExplorerLine) => ReportLine | null | undefined

/** What a line shows: its names, then the numbers, of each column of the pivot where there is one. */
export const useColumns = ({ answer, question, names, metricFormat }: Options): ReportColumn<ExplorerLine>[] => {
  const t = explorerMessages.useT()
  const format = useFormat()
  const headings = useHeadings(metricFormat)
  const { rows: dimensions, pivot, metrics } = question
  return useMemo(() => {
    const all = answer ? [answer.totals, ...answer.rows] : []
    const textOf = (metric: MetricKey, line: ReportLine | null | undefined): string => {
      const value = line?.values[metric]
      return value == null ? '–' : metricFormat.text(metric, value)
    }
    const ofName = (dimension: (typeof dimensions)[number], index: number): ReportColumn<ExplorerLine> => ({
      field: `d.${dimension}`,
      label: names.dimension(dimension),
      sortable: true,
      width: Math.min(
        NAME_WIDTH,
        Math.max(
          132,
          widthFor(
            names.dimension(dimension),
            (answer?.rows ?? []).map(({ key }) => names.nameOf(dimension, key)),
          ),
        ),
      ),
      card: index === 0 ? 'none' : 'fact',
      cell: ({ names: own }) => own[dimension] ?? '',
    })
    const ofMetric = (
      metric: MetricKey,
      lineOf: LineOf,
      { field, above, lines }: { field: string; above?: string; lines: readonly (ReportLine | null | undefined)[] },
    ): ReportColumn<ExplorerLine> => {
      const { label, short } = headings(metric)
      const name = above === undefined ? label : `${above} · ${label}`
      const heading =
        above === undefined ? (short ?? label) : metrics.length > 1 ? `${above} · ${short ?? label}` : above
      const isMain = metric === metrics[0] && above === undefined
      return {
        field,
        label: name,
        ...(heading !== name && { short: heading }),
        sortable: above === undefined,
        numeric: true,
        card: isMain ? 'besideTitle' : above === undefined && metrics.indexOf(metric) < 3 ? 'fact' : 'none',
        width: widthFor(
          heading,
          lines.map(line => textOf(metric, line)),
        ),
        cell: row => {
          const line = lineOf(row)
          if (!line) return <NoValue reason={t('nothing')} />
          const figure = <Figure metric={metric} line={line} metricFormat={metricFormat} />
          return isMain ? <Main>{figure}</Main> : figure
        },
      }
    }
    const changed = metrics[0] ?? 'net'
    const changes = all.flatMap(({ changes: of }) => of?.[changed] ?? [])
    const change: ReportColumn<ExplorerLine> = {
      field: 'change',
      label: t('change'),
      numeric: true,
      card: 'besideTitle',
      width: widthFor(
        t('change'),
        changes.map(value => ARROW + (value === 'new' ? value : format.percent(value, 1))),
      ),
      cell: ({ line }) => {
        const value = line.changes?.[changed]
        if (value == null) return '–'
        const before = line.previous?.[changed]
        const shown = <Change value={value} />
        if (before == null) return shown
        return <Tooltip text={t('previously', { amount: metricFormat.text(changed, before) })}>{() => shown}</Tooltip>
      },
    }
    const [first, ...others] = metrics.map(metric =>
      ofMetric(metric, ({ line }) => line, { field: `m.${metric}`, lines: all }),
    )
    const cells = (answer?.columns ?? []).flatMap((column, index) =>
      metrics.map(metric =>
        ofMetric(metric, ({ cells: of }) => of[index], {
          field: `c.${String(column.key[pivot ?? 'date']?.id ?? '')}.${metric}`,
          above: names.nameOf(pivot ?? 'date', column.key, pivot && TIME.includes(pivot)),
          lines: [column, ...(answer?.rows ?? []).map(({ cells: of }) => of?.[index])],
        }),
      ),
    )
    return [
      ...dimensions.map(ofName),
      ...(first ? [first] : []),
      ...(changes.length > 0 ? [change] : []),
      ...others,
      ...cells,
    ]
  }, [answer, dimensions, pivot, metrics, names, metricFormat, headings, format, t])
}
