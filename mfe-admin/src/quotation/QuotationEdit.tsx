import { EditPage } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { QuotationForm, useQuotationFields } from './QuotationFields'
import { QUOTATION } from './quotation.api'
import { editRules, toUpdateBody, valuesOf } from './quotation.form'

const QuotationEdit = () => {
  const t = adminMessages.useT()
  return (
    <EditPage
      entity={QUOTATION}
      listTitle={t('quotation.quotations')}
      title={t('quotation.edit')}
      fields={useQuotationFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {() => <QuotationForm />}
    </EditPage>
  )
}

export default QuotationEdit
