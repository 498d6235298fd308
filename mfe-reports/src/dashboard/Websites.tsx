import { useCan } from '@candela/shared-auth'
import type { ChartAnswer, DashboardQuery, MetricKey } from '@candela/shared-contract'
import { Change, EstimateMark, TextLink, useFormat } from '@candela/shared-ui'
import { ChartCard, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from '../parts/Block'
import { LineBones } from '../parts/bones'
import { Figure } from '../parts/Figure'
import { Share, Track } from '../parts/tableStyle'
import { useFiles } from '../parts/useFiles'
import type { Metrics } from '../parts/useMetrics'
import { chartQuery } from './dashboard.api'
import { FigureTable } from './FigureTable'
import { figureCell, figureColumns, NO_CELL } from './figureCell'

const REST = ['pageviews', 'total_impressions', 'rpm'] as const
const COLUMNS = ['net', ...REST] as const

type Line = ChartAnswer['rows'][number]
const netOf = ({ values }: Line): number => Math.max(0, Number(values.net ?? 0))

type WebsitesProps = { question: DashboardQuery; metrics: Metrics }

/** The websites that bring the most, and whether they bring more than before. */
export const Websites = ({ question, metrics }: WebsitesProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const files = useFiles(question)
  const opens = useCan('website.get')
  const block = useBlock(chartQuery(question, 'websites'))
  const title = t('dashboard.chart.websites')
  const changeLabel = t('dashboard.chart.change')

  const dataOf = ({ rows }: ChartAnswer): ChartData => ({
    columns: [
      { label: t('dashboard.website') },
      ...figureColumns(metrics, COLUMNS),
      { label: changeLabel, numeric: true },
    ],
    rows: rows.map(({ key, values, changes }) => {
      const change = changes?.net
      const name = key.website?.label ?? ''
      return [
        { shown: name, file: name },
        ...COLUMNS.map(metric => figureCell(metrics, metric, values[metric])),
        change == null || change === 'new'
          ? { ...NO_CELL, file: change ?? null }
          : { shown: format.percent(change as `${number}`, 1), file: { exact: change } },
      ]
    }),
  })

  const columnsOf = ({ rows, totals }: ChartAnswer) => {
    const whole = Number(totals.values.net ?? 0)
    const largest = Math.max(0, ...rows.map(netOf))
    const share = {
      label: t('dashboard.chart.share'),
      cell: (line: Line) => (
        <Share>
          <Track aria-hidden="true">
            <i style={{ width: `${largest > 0 ? (netOf(line) / largest) * 100 : 0}%` }} />
          </Track>
          {whole > 0 ? format.percent((netOf(line) / whole) * 100, 1) : '–'}
        </Share>
      ),
    }
    const change = {
      label: changeLabel,
      cell: ({ changes }: Line) => (changes?.net == null ? '–' : <Change value={changes.net} />),
    }
    const figure = (metric: MetricKey, line: Line) => <Figure metric={metric} line={line} metrics={metrics} />
    return [
      { label: metrics.labelOf('net'), cell: (line: Line) => <b>{figure('net', line)}</b> },
      share,
      ...REST.map(metric => ({ label: metrics.labelOf(metric), cell: (line: Line) => figure(metric, line) })),
      change,
    ]
  }

  return (
    <ChartCard
      title={title}
      data={block.data && dataOf(block.data)}
      {...files('websites', block.data?.meta)}
      aside={block.data?.totals.state === 'estimated' && <EstimateMark />}
      isTable
    >
      <Block block={block} height={190} bones={<LineBones count={5} />}>
        {answer => (
          <FigureTable
            title={title}
            answer={answer}
            row={{
              label: t('dashboard.website'),
              id: ({ key }) => String(key.website?.id),
              name: ({ key: { website } }) =>
                opens && website?.id != null ? (
                  <TextLink href={`/website/${website.id}`} quiet>
                    {website.label}
                  </TextLink>
                ) : (
                  website?.label
                ),
            }}
            columns={columnsOf(answer)}
          />
        )}
      </Block>
    </ChartCard>
  )
}
