import { type QuotationRecord, quotationLogConfig } from '@candela/shared-contract'
import { Banner, Card, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordHistory, RecordTabs, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { MonthPill, useQuotationTexts, useQuotationWords } from './QuotationWords'
import { QUOTATION } from './quotation.api'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

/** The value between the one before it and what its month comes to. */
const Values = ({ record }: { record: QuotationRecord }) => {
  const t = adminMessages.useT()
  const texts = useQuotationTexts()
  const { columns } = useQuotationWords()
  const { before, month } = record
  return (
    <Card title={t('quotation.data')}>
      <DataList
        words={{
          cue_value: columns.cue_value,
          change: columns.change,
          before: t('quotation.before'),
          average: t('quotation.average'),
          days: t('quotation.days'),
          closing: t('quotation.closing'),
        }}
        facts={{
          cue_value: texts.value(record.cue_value),
          change: texts.change(record),
          before: before && t('quotation.valueOn', { value: texts.value(before.value), day: texts.day(before.day) }),
          average: texts.value(month.average),
          days: String(month.days),
          closing: month.closing && texts.value(month.closing),
        }}
      />
    </Card>
  )
}

const Summary = ({ record }: { record: QuotationRecord }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const { columns, source } = useQuotationWords()
  return (
    <Card title={t('quotation.summary')} aside={<MonthPill isClosed={record.is_closed} />}>
      <SummaryList
        words={columns}
        facts={{
          cue_source: source[record.cue_source],
          set_by: record.set_by?.label ?? '–',
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

const QuotationShow = () => {
  const t = adminMessages.useT()
  return (
    <ShowPage
      entity={QUOTATION}
      listTitle={t('quotation.quotations')}
      title={t('quotation.one')}
      removeLabel={t('quotation.remove')}
      whyKept={({ record }) => (record.is_closed ? t('quotation.closedStays') : undefined)}
    >
      {answer => (
        <RecordTabs
          label={t('quotation.tabs')}
          overview={
            <RecordColumns aside={<Summary record={answer.record} />}>
              <Stack>
                {answer.record.is_closed && <Banner kind="info" title={t('quotation.closedStays')} />}
                <Values record={answer.record} />
              </Stack>
            </RecordColumns>
          }
          history={<RecordHistory entity={QUOTATION} answer={answer} logConfig={quotationLogConfig} />}
        />
      )}
    </ShowPage>
  )
}

export default QuotationShow
