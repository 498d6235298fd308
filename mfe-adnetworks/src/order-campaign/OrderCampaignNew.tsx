import { NewPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { OrderCampaignForm, useOrderCampaignFields } from './OrderCampaignFields'
import { ORDER_CAMPAIGN } from './orderCampaign.api'
import { EMPTY_CAMPAIGN, newRules, toCreateBody } from './orderCampaign.form'

const OrderCampaignNew = () => {
  const t = adNetworkMessages.useT()
  return (
    <NewPage
      entity={ORDER_CAMPAIGN}
      listTitle={t('orderCampaign.campaigns')}
      title={t('orderCampaign.new')}
      subtitle={t('orderCampaign.newSubtitle')}
      saveLabel={t('orderCampaign.create')}
      fields={useOrderCampaignFields()}
      schema={newRules}
      start={() => EMPTY_CAMPAIGN}
      body={toCreateBody}
    >
      {() => <OrderCampaignForm />}
    </NewPage>
  )
}

export default OrderCampaignNew
