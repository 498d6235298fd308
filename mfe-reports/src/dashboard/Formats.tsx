import type { ChartAnswer, DashboardQuery, MetricKey } from '@candela/shared-contract'
import { ChartCard, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from '../parts/Block'
import { Figure } from '../parts/Figure'
import { figureCell, figureColumn } from '../parts/figureCell'
import { LineSkeletons } from '../parts/skeletons'
import { Heat } from '../parts/tableStyle'
import { useFileNames } from '../parts/useFileNames'
import { useKeyWords } from '../parts/useKeyWords'
import type { MetricText } from '../parts/useMetricText'
import { chartQuery } from './dashboard.api'
import { FigureTable } from './FigureTable'

const COLUMNS = ['net', 'ecpm', 'fill', 'viewability'] as const

/** What is seen has a column where some ad network says so. */
const columnsOf = ({ rows }: ChartAnswer) =>
  COLUMNS.filter(metric => metric !== 'viewability' || rows.some(({ values }) => values.viewability != null))

const HEATED: readonly MetricKey[] = ['ecpm', 'fill', 'viewability']

/** The strongest heat still lets the text be read. */
const STRONGEST = 26

/** From the least to the most of its column, in percent of the accent. */
const heatOf = ({ rows }: ChartAnswer, metric: MetricKey, value: string | null | undefined): number => {
  const known = rows.flatMap(({ values }) => (values[metric] == null ? [] : [Number(values[metric])]))
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (value == null || high === low) return 0
  return Math.round(((Number(value) - low) / (high - low)) * STRONGEST)
}

type FormatsProps = { question: DashboardQuery; metrics: MetricText }

/** Which formats are worth the most, and which are not filled. */
export const Formats = ({ question, metrics }: FormatsProps) => {
  const t = reportMessages.useT()
  const files = useFileNames(question)
  const wordFor = useKeyWords()
  const block = useBlock(chartQuery(question, 'formats'))
  const title = t('dashboard.chart.formats')
  const label = t('dashboard.chart.format')

  const dataOf = (answer: ChartAnswer): ChartData => {
    const columns = columnsOf(answer)
    return {
      columns: [{ label }, ...columns.map(metric => figureColumn(metrics, metric, answer.meta))],
      rows: answer.rows.map(({ key, values }) => {
        const name = wordFor('format', key.format)
        return [{ shown: name, file: name }, ...columns.map(metric => figureCell(metrics, metric, values[metric]))]
      }),
    }
  }

  return (
    <ChartCard title={title} data={block.data && dataOf(block.data)} {...files('formats', block.data?.meta)} isTable>
      <Block block={block} height={300} skeleton={<LineSkeletons count={8} />}>
        {answer => (
          <FigureTable
            title={title}
            answer={answer}
            row={{
              label,
              id: ({ key }) => String(key.format?.id),
              name: ({ key }) => wordFor('format', key.format),
            }}
            columns={columnsOf(answer).map(metric => ({
              label: metrics.labelOf(metric),
              cell: line => {
                const figure = <Figure metric={metric} line={line} metrics={metrics} />
                const heat = heatOf(answer, metric, line.values[metric])
                if (!HEATED.includes(metric)) return figure
                return (
                  <Heat style={{ background: `color-mix(in srgb, var(--accent) ${heat}%, transparent)` }}>
                    {figure}
                  </Heat>
                )
              },
            }))}
          />
        )}
      </Block>
    </ChartCard>
  )
}
