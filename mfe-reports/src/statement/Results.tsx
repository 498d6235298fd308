import { toDay } from '@candela/shared-contract'
import { Card, EmptyState, media, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { FreshnessLine } from '../shared/FreshnessLine'
import { Stack } from '../shared/layout'
import type { MetricFormat } from '../shared/useMetricFormat'
import { statementMessages } from './messages'
import { Rates } from './Rates'
import { StatementChart } from './StatementChart'
import { StatementTable, type StatementTableProps } from './StatementTable'

const Dimmed = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`

/** As high as it is with its words, so that nothing moves when they come. */
const About = styled.div`
  margin: -8px 0;

  > div > span {
    flex: 1;
  }
  ${media.phone} {
    min-height: 68px;
    margin: 0;
  }
`

type ResultsProps = Omit<StatementTableProps, 'isOld'> & { metricFormat: MetricFormat }

/** What the report answers: its summary and chart, and its lines. */
export const Results = ({ statement, block, look, metricFormat }: ResultsProps) => {
  const t = statementMessages.useT()
  const format = useFormat()
  const { asked, question, isChanged } = statement
  const { isFetching, isPlaceholderData } = block
  const data = block.data?.answer
  const previous = data?.meta.compared?.previous
  const more = [
    ...(data ? [t('amounts', { currency: data.meta.currency })] : []),
    ...(previous
      ? [t('against', { from: format.date(toDay(previous.from)), to: format.date(toDay(previous.to)) })]
      : []),
  ]
  const about = (
    <About>
      <FreshnessLine
        meta={data?.meta}
        isFetching={isFetching}
        onRefresh={() => void block.refetch()}
        more={more.join(', ')}
      >
        {data && data.meta.rates.length > 0 && <Rates rates={data.meta.rates} currency={data.meta.currency} />}
      </FreshnessLine>
    </About>
  )
  const isEmpty = data?.rows.length === 0
  const said = isEmpty ? t('empty') : data && t('ready', { count: data.rows.length })
  const status = <VisuallyHidden role="status">{isChanged ? t('outdated') : !isPlaceholderData && said}</VisuallyHidden>
  // An empty placeholder is the answer to an earlier question, so it is not shown as an empty report.
  if (isEmpty && !isPlaceholderData && !block.isError)
    return (
      <Stack>
        {status}
        {about}
        <Dimmed $old={isChanged}>
          <Card>
            <EmptyState icon="chart" title={t('empty')} text={t('emptyText')} />
          </Card>
        </Dimmed>
      </Stack>
    )
  return (
    <Stack>
      {status}
      {about}
      {!block.isError && (
        <Dimmed $old={isChanged}>
          <StatementChart
            block={block}
            question={block.data?.question ?? question}
            measure={asked.display.measure}
            onMeasure={measure => statement.changeDisplay({ measure })}
            metricFormat={metricFormat}
          />
        </Dimmed>
      )}
      <StatementTable statement={statement} block={block} look={look} isOld={isChanged} />
    </Stack>
  )
}
