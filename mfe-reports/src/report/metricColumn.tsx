import type { MetricKey, ReportLine } from '@candela/shared-contract'
import { Change, Tooltip } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'
import { type ReportColumn, type ReportLineBase, widthFor } from './columns'

const Main = styled.span`
  font-weight: 600;
`

/** Of an arrow and a sign before a change. */
const ARROW = '+++100.0%'

/** A line of a report with what was answered of it. */
export type AnsweredLine = ReportLineBase & Record<string, unknown> & { line: ReportLine }

type Options<R> = {
  metric: MetricKey
  label: string
  short?: string | undefined
  lines: readonly ReportLine[]
  metricFormat: MetricFormat
  card: NonNullable<ReportColumn<R>['card']>
  isMain?: boolean
}

/** A number, as wide as it needs. */
export const metricColumn = <R extends AnsweredLine>(options: Options<R>): ReportColumn<R> => {
  const { metric, label, short, lines, metricFormat, card, isMain = false } = options
  return {
    field: metric,
    label,
    ...(short && { short }),
    sortable: true,
    numeric: true,
    card,
    width: widthFor(
      short ?? label,
      lines.map(({ values }) => (values[metric] == null ? '–' : metricFormat.text(metric, values[metric] ?? ''))),
    ),
    cell: ({ line }) => {
      const figure = <Figure metric={metric} line={line} metricFormat={metricFormat} />
      return isMain ? <Main>{figure}</Main> : figure
    },
  }
}

type ChangeOptions = {
  field: string
  metric: MetricKey
  label: string
  metricFormat: MetricFormat
  beforeText: (amount: string) => string
}

/** How much it changed, and of what. */
export const changeColumn = <R extends AnsweredLine>(options: ChangeOptions): ReportColumn<R> => {
  const { field, metric, label, metricFormat, beforeText } = options
  return {
    field,
    label,
    numeric: true,
    card: 'besideTitle',
    width: widthFor(label, [ARROW]),
    cell: ({ line }) => {
      const value = line.changes?.[metric]
      if (value == null) return '–'
      const before = line.previous?.[metric]
      const shown = <Change value={value} />
      return before == null ? (
        shown
      ) : (
        <Tooltip text={beforeText(metricFormat.text(metric, before))}>{() => shown}</Tooltip>
      )
    },
  }
}
