import { NewPage } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { QuotationForm, today, useQuotationFields } from './QuotationFields'
import { QUOTATION } from './quotation.api'
import { emptyQuotation, newRules, toCreateBody } from './quotation.form'

const QuotationNew = () => {
  const t = adminMessages.useT()
  return (
    <NewPage
      entity={QUOTATION}
      listTitle={t('quotation.quotations')}
      title={t('quotation.new')}
      subtitle={t('quotation.newSubtitle')}
      saveLabel={t('quotation.create')}
      fields={useQuotationFields()}
      schema={newRules}
      start={() => emptyQuotation(today())}
      body={toCreateBody}
    >
      {() => <QuotationForm />}
    </NewPage>
  )
}

export default QuotationNew
