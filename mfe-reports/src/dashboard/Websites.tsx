import { useCan } from '@candela/shared-auth'
import type { ChartAnswer, DashboardQuery, MetricKey } from '@candela/shared-contract'
import { Change, EstimateMark, TextLink, useFormat } from '@candela/shared-ui'
import { ChartCard, type ChartCell, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { Figure } from '../shared/Figure'
import { figureCell, figureColumn, NO_CELL, shareCell } from '../shared/figureCell'
import { NumberLink } from '../shared/NumberLink'
import { LineSkeletons } from '../shared/skeletons'
import { Share, Track } from '../shared/tableStyle'
import { useFileNames } from '../shared/useFileNames'
import type { MetricFormat } from '../shared/useMetricFormat'
import { chartQuery } from './dashboard.api'
import { FigureTable } from './FigureTable'
import { useReportLinks } from './reportLinks'

const REST = ['pageviews', 'total_impressions', 'rpm'] as const

type Line = ChartAnswer['rows'][number]
const netOf = ({ values }: Line): number => Math.max(0, Number(values.net ?? 0))

type WebsitesProps = { question: DashboardQuery; metricFormat: MetricFormat }

/** The websites that bring the most, and whether they bring more than before. */
export const Websites = ({ question, metricFormat }: WebsitesProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const { chartFile } = useFileNames(question)
  const opens = useCan('website.get')
  const links = useReportLinks(question)
  const block = useBlockQuery(chartQuery(question, 'websites'))
  const title = t('dashboard.chart.websites')
  const changeLabel = t('dashboard.chart.change')

  const shareLabel = t('dashboard.chart.share')

  const shareOf = (line: Line, { totals }: ChartAnswer): ChartCell =>
    shareCell(format, netOf(line), Number(totals.values.net ?? 0))

  /** Where there was nothing before, there is no number: files of lists leave it empty too. */
  const changeOf = ({ changes }: Line): ChartCell => {
    const change = changes?.net
    if (change == null) return NO_CELL
    if (change === 'new') return { shown: t('dashboard.chart.new'), file: null }
    const sign = Number(change) >= 0.05 ? '+' : ''
    return { shown: sign + format.percent(change, 1), file: { exact: change } }
  }

  const dataOf = (answer: ChartAnswer): ChartData => {
    const figure = (metric: MetricKey) => figureColumn(metricFormat, metric, answer.meta)
    return {
      columns: [
        { label: t('dashboard.website') },
        figure('net'),
        { label: shareLabel, numeric: true, unit: '%' },
        ...REST.map(figure),
        { label: changeLabel, numeric: true, unit: '%' },
      ],
      rows: answer.rows.map(line => {
        const name = line.key.website?.label ?? ''
        const cell = (metric: MetricKey) => figureCell(metricFormat, metric, line.values[metric])
        return [{ shown: name, file: name }, cell('net'), shareOf(line, answer), ...REST.map(cell), changeOf(line)]
      }),
    }
  }

  const columnsOf = (answer: ChartAnswer) => {
    const { rows } = answer
    const largest = Math.max(0, ...rows.map(netOf))
    const share = {
      label: shareLabel,
      cell: (line: Line) => (
        <Share>
          <Track aria-hidden="true">
            <i style={{ width: `${largest > 0 ? (netOf(line) / largest) * 100 : 0}%` }} />
          </Track>
          {shareOf(line, answer).shown}
        </Share>
      ),
    }
    const change = {
      label: changeLabel,
      cell: ({ changes }: Line) => (changes?.net == null ? '–' : <Change value={changes.net} />),
    }
    const figure = (metric: MetricKey, line: Line) => {
      const { id } = line.key.website ?? {}
      const isKnown = line.values[metric] != null && id != null
      return (
        <NumberLink href={isKnown ? links.number(metric, { website: String(id) }) : undefined}>
          <Figure metric={metric} line={line} metricFormat={metricFormat} />
        </NumberLink>
      )
    }
    return [
      { label: metricFormat.labelOf('net'), cell: (line: Line) => <b>{figure('net', line)}</b> },
      share,
      ...REST.map(metric => ({ label: metricFormat.labelOf(metric), cell: (line: Line) => figure(metric, line) })),
      change,
    ]
  }

  return (
    <ChartCard
      title={title}
      data={block.data && dataOf(block.data)}
      {...chartFile('websites', block.data?.meta)}
      aside={block.data?.totals.state === 'estimated' && <EstimateMark />}
      isTable
    >
      <Block block={block} height={190} skeleton={<LineSkeletons count={5} />}>
        {answer => (
          <FigureTable
            title={title}
            answer={answer}
            allHref={links.websites()}
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
