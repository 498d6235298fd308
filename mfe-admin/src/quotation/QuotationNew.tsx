import { isDay, type QuotedCurrency } from '@candela/shared-contract'
import { Card, TextLink } from '@candela/shared-ui'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { useSearchParams } from '@candela/shared-ui/router'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { QuotationForm, today, useQuotationFields } from './QuotationFields'
import { useQuotationTexts } from './QuotationWords'
import { gapsQuery, QUOTATION } from './quotation.api'
import { emptyQuotation, newRules, toCreateBody } from './quotation.form'

const Days = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  max-height: 320px;
  overflow-y: auto;
`

const pathOf = (day: string, currency: QuotedCurrency) => `${QUOTATION.newPath}?date=${day}&currency=${currency}`

/** Days that nobody quoted, each a press away; nothing where there are none or nobody can say. */
const Gaps = () => {
  const t = adminMessages.useT()
  const texts = useQuotationTexts()
  const { data = [] } = useQuery(gapsQuery())
  if (data.length === 0) return null
  return (
    <Card title={t('quotation.gaps.title')}>
      <p>{t('quotation.gaps.text')}</p>
      <Days>
        {data.map(({ cue_date, cue_currency }) => (
          <li key={`${cue_date} ${cue_currency}`}>
            <TextLink href={pathOf(cue_date, cue_currency)}>{`${texts.day(cue_date)}, ${cue_currency}`}</TextLink>
          </li>
        ))}
      </Days>
    </Card>
  )
}

/** `?date=` and `currency=` name the day that it is for. */
const QuotationNew = () => {
  const t = adminMessages.useT()
  const [search] = useSearchParams()
  const day = search.get('date') ?? ''
  return (
    <NewPage
      key={search.toString()}
      entity={QUOTATION}
      listTitle={t('quotation.quotations')}
      title={t('quotation.new')}
      subtitle={t('quotation.newSubtitle')}
      saveLabel={t('quotation.create')}
      fields={useQuotationFields()}
      schema={newRules}
      start={() => emptyQuotation(isDay(day) ? day : today(), search.get('currency'))}
      body={toCreateBody}
    >
      {() => (
        <RecordColumns aside={<Gaps />}>
          <QuotationForm />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default QuotationNew
