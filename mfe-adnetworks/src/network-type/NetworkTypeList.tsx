import type { NetworkTypeRow } from '@candela/shared-contract'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useNetworkTypeColumns, useNetworkTypeFilters } from './NetworkTypeColumns'
import { refusalOf } from './NetworkTypeWords'
import { NETWORK_TYPE } from './networkType.api'
import { useNetworkTypeBulk } from './useNetworkTypeBulk'

const NetworkTypeList = () => {
  const t = adNetworkMessages.useT()
  const whyKept = useCallback(({ is_used }: NetworkTypeRow) => (is_used ? t('networkType.kept') : undefined), [t])
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
      whyKept={whyKept}
      removalRefusal={refusalOf}
      count={count => t('networkType.list.count', { count })}
      emptyText={t('networkType.list.emptyText')}
    />
  )
}

export default NetworkTypeList
