import { useCan } from '@candela/shared-auth'
import { PLATFORM_ZONE, type QuotationRow, quotationSeries, REPORTS, reportPath } from '@candela/shared-contract'
import { EmptyState, LinkButton, Page, Skeleton } from '@candela/shared-ui'
import { ChartCard, type ChartCell, SeriesPlot } from '@candela/shared-ui/chart'
import { RecordColumns, Unanswered } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { today } from './QuotationFields'
import { QuotationGaps } from './QuotationGaps'
import { useQuotationTexts, useQuotationWords } from './QuotationWords'
import { CHART_DAYS, QUOTATION, quotedDaysQuery } from './quotation.api'
import { breaksIn, chartLines, chartRange } from './quotation.chart'

const PLACES = 4

const Room = styled.div`
  min-height: 316px;
  padding: 16px;
`

const Count = styled.p`
  padding: 8px 16px 12px;
  color: var(--fg-3);
  font-size: 12px;
`

const NOTHING: ChartCell = { shown: '–', file: null }

/** What each currency was worth, day by day; its line is broken where there was no quotation. */
const RatesCard = ({ quoted }: { quoted: readonly QuotationRow[] }) => {
  const t = adminMessages.useT()
  const texts = useQuotationTexts()
  const { columns } = useQuotationWords()
  const range = chartRange(today())
  const drawn = chartLines(quoted, range)
  const { days, lines } = drawn
  const title = t('quotation.chart.values')
  return (
    <ChartCard
      title={title}
      data={{
        columns: [
          { label: columns.cue_date },
          ...lines.map(({ currency }) => ({ label: currency, numeric: true, unit: 'BRL' })),
        ],
        rows: days.map((day, index) => [
          { shown: texts.day(day), file: day },
          ...lines.map(({ values }) => {
            const value = values[index]
            return value == null ? NOTHING : { shown: texts.value(value), file: { exact: value } }
          }),
        ]),
      }}
      fileName={`quotations_${range.from}_${range.to}`}
      subtitle={`${texts.day(range.from)} – ${texts.day(range.to)}`}
      about={PLATFORM_ZONE}
    >
      <SeriesPlot
        label={title}
        names={days.map(texts.day)}
        shortNames={days.map(texts.shortDay)}
        series={quotationSeries(drawn)}
        others=""
        isClose
        textOf={value => texts.value(value.toFixed(PLACES))}
      />
      <Count>{t('quotation.chart.gaps', { count: breaksIn(drawn, range.to) })}</Count>
    </ChartCard>
  )
}

/** The last days as lines, and the days that nobody quoted. */
const QuotationChart = () => {
  const t = adminMessages.useT()
  const mayReport = useCan(REPORTS.quotations.right)
  const answer = useQuery(quotedDaysQuery(chartRange(today())))
  const quoted = answer.data?.data
  return (
    <Page
      title={t('quotation.chart.title')}
      subtitle={t('quotation.chart.subtitle', { days: CHART_DAYS })}
      breadcrumb={[{ label: t('quotation.quotations'), href: QUOTATION.path }]}
      actions={
        mayReport && (
          <LinkButton href={reportPath('quotations', { period: 'last90' })}>{t('quotation.chart.report')}</LinkButton>
        )
      }
    >
      <RecordColumns aside={<QuotationGaps none={t('quotation.chart.noGaps')} />}>
        {!quoted && (
          <Unanswered query={answer}>
            <Room>
              <Skeleton height="284px" />
            </Room>
          </Unanswered>
        )}
        {quoted?.length === 0 && <EmptyState title={t('quotation.chart.empty')} />}
        {quoted && quoted.length > 0 && <RatesCard quoted={quoted} />}
      </RecordColumns>
    </Page>
  )
}

export default QuotationChart
