import { EntityList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useOrderColumns, useOrderFilters } from './OrderColumns'
import { ORDER } from './order.api'
import { useOrderBulk } from './useOrderBulk'

const OrderList = () => {
  const t = adNetworkMessages.useT()
  return (
    <EntityList
      entity={ORDER}
      title={t('order.orders')}
      subtitle={t('order.list.subtitle')}
      searchLabel={t('order.list.search')}
      addLabel={t('order.new')}
      columns={useOrderColumns()}
      {...useOrderFilters()}
      bulk={useOrderBulk()}
      count={count => t('order.list.count', { count })}
      emptyText={t('order.list.emptyText')}
    />
  )
}

export default OrderList
