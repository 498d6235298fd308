import { EditPage, RecordColumns } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { OrderCampaignForm, useOrderCampaignFields } from './OrderCampaignFields'
import { OrderCampaignSummary } from './OrderCampaignSummary'
import { ORDER_CAMPAIGN } from './orderCampaign.api'
import { editRules, toUpdateBody, valuesOf } from './orderCampaign.form'

const OrderCampaignEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={ORDER_CAMPAIGN}
      listTitle={t('orderCampaign.campaigns')}
      title={t('orderCampaign.edit')}
      fields={useOrderCampaignFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {(_, { record }) => (
        <RecordColumns aside={<OrderCampaignSummary record={record} />}>
          <OrderCampaignForm record={record} />
        </RecordColumns>
      )}
    </EditPage>
  )
}

export default OrderCampaignEdit
