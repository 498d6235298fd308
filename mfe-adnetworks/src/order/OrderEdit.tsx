import { EditPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { OrderForm, useOrderFields } from './OrderFields'
import { ORDER } from './order.api'
import { editRules, toUpdateBody, valuesOf } from './order.form'

const OrderEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={ORDER}
      listTitle={t('order.orders')}
      title={t('order.edit')}
      fields={useOrderFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {({ values }, { record }) => <OrderForm values={values} record={record} />}
    </EditPage>
  )
}

export default OrderEdit
