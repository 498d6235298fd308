import { isDay } from '@candela/shared-contract'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { useSearchParams } from '@candela/shared-ui/router'
import { adminMessages } from '../i18n/messages'
import { QuotationForm, today, useQuotationFields } from './QuotationFields'
import { QuotationGaps } from './QuotationGaps'
import { QUOTATION } from './quotation.api'
import { emptyQuotation, newRules, toCreateBody } from './quotation.form'

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
        <RecordColumns aside={<QuotationGaps />}>
          <QuotationForm />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default QuotationNew
