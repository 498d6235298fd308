import { NewPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { OrderForm, useOrderFields } from './OrderFields'
import { ORDER } from './order.api'
import { EMPTY_ORDER, newRules, toCreateBody } from './order.form'

const OrderNew = () => {
  const t = adNetworkMessages.useT()
  return (
    <NewPage
      entity={ORDER}
      listTitle={t('order.orders')}
      title={t('order.new')}
      subtitle={t('order.newSubtitle')}
      saveLabel={t('order.create')}
      fields={useOrderFields()}
      schema={newRules}
      start={() => EMPTY_ORDER}
      body={toCreateBody}
    >
      {({ values }) => <OrderForm values={values} />}
    </NewPage>
  )
}

export default OrderNew
