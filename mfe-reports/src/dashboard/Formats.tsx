import type { ChartAnswer, DashboardQuery, MetricKey } from '@candela/shared-contract'
import { ChartCard, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { Figure } from '../shared/Figure'
import { figureCell, figureColumn } from '../shared/figureCell'
import { NumberLink } from '../shared/NumberLink'
import { LineSkeletons } from '../shared/skeletons'
import { Heat } from '../shared/tableStyle'
import { useFileNames } from '../shared/useFileNames'
import { useKeyWords } from '../shared/useKeyWords'
import type { MetricFormat } from '../shared/useMetricFormat'
import { chartQuery } from './dashboard.api'
import { FigureTable } from './FigureTable'
import { useReportLinks } from './reportLinks'

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

type FormatsProps = { question: DashboardQuery; metricFormat: MetricFormat }

/** Which formats are worth the most, and which are not filled. */
export const Formats = ({ question, metricFormat }: FormatsProps) => {
  const t = reportMessages.useT()
  const { chartFile } = useFileNames(question)
  const wordFor = useKeyWords()
  const links = useReportLinks(question)
  const block = useBlockQuery(chartQuery(question, 'formats'))
  const title = t('dashboard.chart.formats')
  const label = t('dashboard.chart.format')

  const dataOf = (answer: ChartAnswer): ChartData => {
    const columns = columnsOf(answer)
    return {
      columns: [{ label }, ...columns.map(metric => figureColumn(metricFormat, metric, answer.meta))],
      rows: answer.rows.map(({ key, values }) => {
        const name = wordFor('format', key.format)
        return [{ shown: name, file: name }, ...columns.map(metric => figureCell(metricFormat, metric, values[metric]))]
      }),
    }
  }

  return (
    <ChartCard
      title={title}
      data={block.data && dataOf(block.data)}
      {...chartFile('formats', block.data?.meta)}
      isTable
    >
      <Block block={block} height={300} skeleton={<LineSkeletons count={8} />}>
        {answer => (
          <FigureTable
            title={title}
            answer={answer}
            allHref={links.parts('format', columnsOf(answer))}
            row={{
              label,
              id: ({ key }) => String(key.format?.id),
              name: ({ key }) => (
                <NumberLink
                  href={
                    key.format?.id == null ? undefined : links.part('format', String(key.format.id), columnsOf(answer))
                  }
                >
                  {wordFor('format', key.format)}
                </NumberLink>
              ),
            }}
            columns={columnsOf(answer).map(metric => ({
              label: metricFormat.labelOf(metric),
              cell: line => {
                const figure = <Figure metric={metric} line={line} metricFormat={metricFormat} />
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
