import { EntityList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useNetworkTypeColumns, useNetworkTypeFilters } from './NetworkTypeColumns'
import { refusalOf } from './NetworkTypeWords'
import { NETWORK_TYPE } from './networkType.api'
import { useNetworkTypeBulk } from './useNetworkTypeBulk'

const NetworkTypeList = () => {
  const t = adNetworkMessages.useT()
  return (
    <EntityList
      entity={NETWORK_TYPE}
      title={t('networkType.types')}
      subtitle={t('networkType.list.subtitle')}
      searchLabel={t('networkType.list.search')}
      addLabel={t('networkType.new')}
      columns={useNetworkTypeColumns()}
      {...useNetworkTypeFilters()}
      bulk={useNetworkTypeBulk()}
      removalRefusal={refusalOf}
      count={count => t('networkType.list.count', { count })}
      emptyText={t('networkType.list.emptyText')}
    />
  )
}

export default NetworkTypeList
