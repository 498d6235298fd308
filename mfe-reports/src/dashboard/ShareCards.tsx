import type { ChartAnswer, ChartColor, ChartName, DashboardQuery, Dimension } from '@candela/shared-contract'
import { EmptyState, useFormat } from '@candela/shared-ui'
import { BarList, ChartCard, type ChartCell, type ChartData, ShareBar } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { figureCell, figureColumn, shareCell } from '../shared/figureCell'
import { LineSkeletons } from '../shared/skeletons'
import { useFileNames } from '../shared/useFileNames'
import { useKeyWords } from '../shared/useKeyWords'
import type { MetricFormat } from '../shared/useMetricFormat'
import { chartQuery } from './dashboard.api'
import { MoreFoot } from './MoreFoot'
import { useReportLinks } from './reportLinks'

const Inside = styled.div`
  padding: 14px 16px 10px;
`

/** Three parts of a bar, or a bar for each of six. */
const HEIGHTS = { share: 132, bars: 256 } as const

type Row = ChartAnswer['rows'][number]
type Part = {
  id: string
  label: string
  net: string
  share: number
  percent: ChartCell
  value: string
  color: ChartColor | undefined
  href: string | undefined
}

/** Devices always have the same colours. */
const ORDER: Partial<Record<ChartName, readonly string[]>> = { device: ['mobile', 'desktop', 'tablet'] }
/** What each part is shown with in its report. */
const METRICS = ['net', 'total_impressions', 'ecpm', 'fill'] as const
/** As many as have colours of their own. */
const MOST = 6

const netOf = ({ values }: Row): number => Number(values.net ?? 0)

type CardProps = {
  question: DashboardQuery
  metricFormat: MetricFormat
  chart: Extract<ChartName, 'device' | 'technology' | 'adType'>
  as: 'bars' | 'share'
}

const ShareCard = ({ question, metricFormat, chart, as }: CardProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const { chartFile } = useFileNames(question)
  const wordFor = useKeyWords()
  const links = useReportLinks(question)
  const dimension = chart satisfies Dimension
  const block = useBlockQuery(chartQuery(question, chart))
  const title = t(`dashboard.chart.${chart}`)
  const net = metricFormat.labelOf('net')

  const partsOf = ({ rows }: ChartAnswer): Part[] => {
    const whole = rows.reduce((sum, row) => sum + Math.max(0, netOf(row)), 0)
    const order = ORDER[chart]
    const placeOf = (row: Row): number => order?.indexOf(String(row.key[dimension]?.id)) ?? 0
    return rows
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .slice(0, MOST)
      .map(row => {
        const amount = row.values.net ?? '0.00'
        const part = Math.max(0, netOf(row))
        const key = row.key[dimension]
        return {
          id: String(key?.id ?? key?.label),
          label: wordFor(chart, key),
          net: amount,
          value: metricFormat.money(amount),
          share: whole > 0 ? part / whole : 0,
          percent: shareCell(format, part, whole),
          color: key?.color,
          href: key?.id == null ? undefined : links.part(chart, String(key.id), METRICS),
        }
      })
  }

  const parts = block.data && partsOf(block.data)
  const dataOf = ({ meta }: ChartAnswer, of: readonly Part[]): ChartData => ({
    columns: [
      { label: title },
      figureColumn(metricFormat, 'net', meta),
      { label: t('dashboard.chart.share'), numeric: true, unit: '%' },
    ],
    rows: of.map(({ label, net: exact, percent }) => [
      { shown: label, file: label },
      figureCell(metricFormat, 'net', exact),
      percent,
    ]),
  })
  const largest = Math.max(0, ...(parts ?? []).map(({ share }) => share))

  return (
    <ChartCard
      title={title}
      data={block.data && parts && dataOf(block.data, parts)}
      {...chartFile(chart, block.data?.meta)}
      aside={net}
    >
      {chartOrTable => (
        <Block block={block} height={HEIGHTS[as]} skeleton={<LineSkeletons count={4} />}>
          {({ rows, meta }) =>
            !parts || parts.length === 0 ? (
              <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
            ) : (
              chartOrTable(
                <Inside style={{ minHeight: HEIGHTS[as] }}>
                  {as === 'share' ? (
                    <ShareBar parts={parts.map(part => ({ ...part, shareText: part.percent.shown }))} />
                  ) : (
                    <BarList
                      rows={parts.map(({ id, label, value, share, percent, color, href }) => ({
                        id,
                        label,
                        value,
                        href,
                        size: largest > 0 ? share / largest : 0,
                        aside: percent.shown,
                        color,
                      }))}
                    />
                  )}
                  <MoreFoot count={rows.length - parts.length + meta.more} href={links.parts(chart, METRICS)} />
                </Inside>,
              )
            )
          }
        </Block>
      )}
    </ChartCard>
  )
}

type PartsProps = Pick<CardProps, 'question' | 'metricFormat'>

export const Devices = (props: PartsProps) => <ShareCard {...props} chart="device" as="share" />
export const Technologies = (props: PartsProps) => <ShareCard {...props} chart="technology" as="bars" />
export const AdTypes = (props: PartsProps) => <ShareCard {...props} chart="adType" as="share" />
