import type { ChartAnswer, DashboardQuery, MetricKey } from '@candela/shared-contract'
import { EmptyState } from '@candela/shared-ui'
import { ChartCard, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from './Block'
import { LineBones } from './bones'
import { chartQuery } from './dashboard.api'
import { Figure } from './Figure'
import { Heat, Scroll, Table } from './tableStyle'
import { useFiles } from './useFiles'
import { useKeyWords } from './useKeyWords'
import type { Metrics } from './useMetrics'

const PLAIN = ['net', 'total_impressions'] as const
const HEATED = ['ecpm', 'fill'] as const
const COLUMNS = [...PLAIN, ...HEATED] as const

/** The strongest heat still lets the text be read. */
const STRONGEST = 26

/** From the least to the most of its column, in percent of the accent. */
const heatOf = ({ rows }: ChartAnswer, metric: MetricKey, value: string | null | undefined): number => {
  const known = rows.flatMap(({ values }) => (values[metric] == null ? [] : [Number(values[metric])]))
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (value == null || high === low) return 0
  return Math.round(((Number(value) - low) / (high - low)) * STRONGEST)
}

type FormatsProps = { question: DashboardQuery; metrics: Metrics }

/** Which formats are worth the most, and which are not filled. */
export const Formats = ({ question, metrics }: FormatsProps) => {
  const t = reportMessages.useT()
  const files = useFiles(question)
  const wordFor = useKeyWords()
  const block = useBlock(chartQuery(question, 'formats'))
  const title = t('dashboard.chart.formats')
  const { labelOf } = metrics

  const dataOf = ({ rows }: ChartAnswer): ChartData => ({
    columns: [{ label: title }, ...COLUMNS.map(metric => ({ label: labelOf(metric), numeric: true }))],
    rows: rows.map(({ key, values }) => {
      const name = wordFor('format', key.format)
      return [
        { shown: name, file: name },
        ...COLUMNS.map(metric => {
          const value = values[metric]
          return value == null
            ? { shown: '–', file: null }
            : { shown: metrics.text(metric, value), file: { exact: value } }
        }),
      ]
    }),
  })

  return (
    <ChartCard title={title} data={block.data && dataOf(block.data)} {...files('formats', block.data?.meta)} isTable>
      <Block block={block} height={300} bones={<LineBones count={8} />}>
        {answer =>
          answer.rows.length === 0 ? (
            <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
          ) : (
            <Scroll role="group" aria-label={title} tabIndex={0}>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">{title}</th>
                    {COLUMNS.map(metric => (
                      <th key={metric} scope="col">
                        {labelOf(metric)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {answer.rows.map(line => (
                    <tr key={String(line.key.format?.id)}>
                      <th scope="row">{wordFor('format', line.key.format)}</th>
                      {PLAIN.map(metric => (
                        <td key={metric}>
                          <Figure metric={metric} line={line} metrics={metrics} />
                        </td>
                      ))}
                      {HEATED.map(metric => (
                        <td key={metric}>
                          <Heat
                            style={{
                              background: `color-mix(in srgb, var(--accent) ${heatOf(answer, metric, line.values[metric])}%, transparent)`,
                            }}
                          >
                            <Figure metric={metric} line={line} metrics={metrics} />
                          </Heat>
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Scroll>
          )
        }
      </Block>
    </ChartCard>
  )
}
