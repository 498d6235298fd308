import { useCan } from '@candela/shared-auth'
import type { ChartAnswer, DashboardQuery } from '@candela/shared-contract'
import { Change, EmptyState, EstimateMark, TextLink, useFormat } from '@candela/shared-ui'
import { ChartCard, type ChartData } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from './Block'
import { LineBones } from './bones'
import { chartQuery } from './dashboard.api'
import { Figure } from './Figure'
import { Foot, Scroll, Table, Track } from './tableStyle'
import { useFiles } from './useFiles'
import type { Metrics } from './useMetrics'

const COLUMNS = ['net', 'pageviews', 'total_impressions', 'rpm'] as const
const REST = ['pageviews', 'total_impressions', 'rpm'] as const

type WebsitesProps = { question: DashboardQuery; metrics: Metrics }

/** The websites that bring the most, and whether they bring more than before. */
export const Websites = ({ question, metrics }: WebsitesProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const files = useFiles(question)
  const opens = useCan('website.get')
  const block = useBlock(chartQuery(question, 'websites'))
  const title = t('dashboard.chart.websites')
  const { labelOf } = metrics

  const shareOf = ({ totals }: ChartAnswer, net: string | null | undefined): number => {
    const whole = Number(totals.values.net ?? 0)
    return whole > 0 && net ? Math.max(0, Number(net)) / whole : 0
  }
  const dataOf = (answer: ChartAnswer): ChartData => ({
    columns: [
      { label: t('dashboard.website') },
      ...COLUMNS.map(metric => ({ label: labelOf(metric), numeric: true })),
      { label: t('dashboard.chart.change'), numeric: true },
    ],
    rows: answer.rows.map(({ key, values, changes }) => {
      const change = changes?.net
      const name = key.website?.label ?? ''
      return [
        { shown: name, file: name },
        ...COLUMNS.map(metric => {
          const value = values[metric]
          return value == null
            ? { shown: '–', file: null }
            : { shown: metrics.text(metric, value), file: { exact: value } }
        }),
        change == null || change === 'new'
          ? { shown: '–', file: change ?? null }
          : { shown: format.percent(change as `${number}`, 1), file: { exact: change } },
      ]
    }),
  })

  return (
    <ChartCard
      title={title}
      data={block.data && dataOf(block.data)}
      {...files('websites', block.data?.meta)}
      aside={block.data?.totals.state === 'estimated' && <EstimateMark />}
      isTable
    >
      <Block block={block} height={190} bones={<LineBones count={5} />}>
        {answer =>
          answer.rows.length === 0 ? (
            <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
          ) : (
            <>
              <Scroll role="group" aria-label={title} tabIndex={0}>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">{t('dashboard.website')}</th>
                      <th scope="col">{labelOf('net')}</th>
                      <th scope="col">{t('dashboard.chart.share')}</th>
                      {REST.map(metric => (
                        <th key={metric} scope="col">
                          {labelOf(metric)}
                        </th>
                      ))}
                      <th scope="col">{t('dashboard.chart.change')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {answer.rows.map(line => {
                      const { key, values, changes } = line
                      const share = shareOf(answer, values.net)
                      const { id, label } = key.website ?? { id: null, label: '' }
                      return (
                        <tr key={String(id)}>
                          <th scope="row">
                            {opens && id !== null ? (
                              <TextLink href={`/website/${id}`} quiet>
                                {label}
                              </TextLink>
                            ) : (
                              label
                            )}
                          </th>
                          <td>
                            <b>
                              <Figure metric="net" line={line} metrics={metrics} />
                            </b>
                          </td>
                          <td>
                            <Track aria-hidden="true">
                              <i style={{ width: `${share * 100}%` }} />
                            </Track>
                            {format.percent(share * 100, 1)}
                          </td>
                          {REST.map(metric => (
                            <td key={metric}>
                              <Figure metric={metric} line={line} metrics={metrics} />
                            </td>
                          ))}
                          <td>{changes?.net == null ? '–' : <Change value={changes.net} />}</td>
                        </tr>
                      )
                    })}
                  </tbody>
                </Table>
              </Scroll>
              {answer.meta.more > 0 && <Foot>{t('dashboard.chart.more', { count: answer.meta.more })}</Foot>}
            </>
          )
        }
      </Block>
    </ChartCard>
  )
}
