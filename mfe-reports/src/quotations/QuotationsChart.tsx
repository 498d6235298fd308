import {
  languageOf,
  PLATFORM_ZONE,
  type QuotationReportAnswer,
  quotationLines,
  quotationReportWord,
  quotationSeries,
} from '@candela/shared-contract'
import { ChartCard, SeriesPlot } from '@candela/shared-ui/chart'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Block, type useBlockQuery } from '../shared/Block'
import { NO_CELL } from '../shared/figureCell'
import { LineSkeletons } from '../shared/skeletons'
import { quotationMessages } from './messages'
import { useQuotationTexts } from './useQuotationTexts'

const HEIGHT = 328
const PLACES = 4

const Body = styled.div`
  height: ${HEIGHT}px;
  overflow-y: auto;
`

type QuotationsChartProps = {
  block: ReturnType<typeof useBlockQuery<{ answer: QuotationReportAnswer }>>
}

/** What each currency was worth, day by day; its line is broken where there was no quotation. */
export const QuotationsChart = ({ block }: QuotationsChartProps) => {
  const t = quotationMessages.useT()
  const texts = useQuotationTexts()
  const language = languageOf(useLocale())
  const answer = block.data?.answer
  const drawn = quotationLines(answer?.rows ?? [])
  const { days, lines } = drawn
  const { from, to } = answer?.meta.range ?? { from: '', to: '' }
  return (
    <ChartCard
      title={t('chartTitle')}
      data={
        answer && {
          columns: [
            { label: quotationReportWord(language, 'date') },
            ...lines.map(({ currency }) => ({ label: currency, numeric: true, unit: 'BRL' })),
          ],
          rows: days.map((day, index) => [
            { shown: texts.day(day), file: { day } },
            ...lines.map(({ values }) => {
              const value = values[index]
              return value == null ? NO_CELL : { shown: texts.value(value), file: { exact: value } }
            }),
          ]),
        }
      }
      fileName={`report_quotations_${from}_${to}`}
      subtitle={answer ? `${texts.day(from)} – ${texts.day(to)}` : ''}
      about={PLATFORM_ZONE}
    >
      {chartOrTable => (
        <Block
          block={block}
          height={HEIGHT}
          skeleton={
            <Body>
              <LineSkeletons count={8} />
            </Body>
          }
        >
          {() => (
            <Body>
              {chartOrTable(
                <SeriesPlot
                  label={t('chartTitle')}
                  names={days.map(texts.day)}
                  shortNames={days.map(texts.shortDay)}
                  series={quotationSeries(drawn)}
                  others=""
                  isClose
                  textOf={value => texts.value(value.toFixed(PLACES))}
                />,
              )}
            </Body>
          )}
        </Block>
      )}
    </ChartCard>
  )
}
