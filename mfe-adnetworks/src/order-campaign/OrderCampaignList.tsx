import { EntityList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useCurrencyParam } from '../shared/useCurrencyParam'
import { useOrderCampaignColumns, useOrderCampaignFilters } from './OrderCampaignColumns'
import { ORDER_CAMPAIGN } from './orderCampaign.api'
import { useOrderCampaignBulk } from './useOrderCampaignBulk'

const OrderCampaignList = () => {
  const t = adNetworkMessages.useT()
  return (
    <EntityList
      entity={ORDER_CAMPAIGN}
      title={t('orderCampaign.campaigns')}
      subtitle={t('orderCampaign.list.subtitle')}
      searchLabel={t('orderCampaign.list.search')}
      addLabel={t('orderCampaign.new')}
      extraBody={useCurrencyParam()}
      columns={useOrderCampaignColumns()}
      {...useOrderCampaignFilters()}
      bulk={useOrderCampaignBulk()}
      count={count => t('orderCampaign.list.count', { count })}
      emptyText={t('orderCampaign.list.emptyText')}
    />
  )
}

export default OrderCampaignList
