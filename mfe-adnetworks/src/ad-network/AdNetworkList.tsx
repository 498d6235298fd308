import { useCan } from '@candela/shared-auth'
import type { AdNetworkRow } from '@candela/shared-contract'
import type { MenuItem } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useCurrencyParam } from '../shared/useCurrencyParam'
import { useAdNetworkColumns, useAdNetworkFilters } from './AdNetworkColumns'
import { AD_NETWORK } from './adNetwork.api'
import { useManyWebsites } from './ManyWebsites'
import { useAdNetworkBulk } from './useAdNetworkBulk'

const AdNetworkList = () => {
  const t = adNetworkMessages.useT()
  const { ask, dialog } = useManyWebsites()
  const mayStore = useCan('adNetwork.store')
  const moreOf = useCallback(
    (row: AdNetworkRow): readonly MenuItem[] =>
      mayStore && row.can.update
        ? [{ id: 'many', label: t('network.many.action'), icon: 'globe', onSelect: () => ask(row) }]
        : [],
    [t, ask, mayStore],
  )
  return (
    <>
      <EntityList
        entity={AD_NETWORK}
        title={t('network.networks')}
        subtitle={t('network.list.subtitle')}
        searchLabel={t('network.list.search')}
        addLabel={t('network.new')}
        copies
        extraBody={useCurrencyParam()}
        columns={useAdNetworkColumns()}
        {...useAdNetworkFilters()}
        bulk={useAdNetworkBulk()}
        moreOf={moreOf}
        count={count => t('network.list.count', { count })}
        emptyText={t('network.list.emptyText')}
      />
      {dialog}
    </>
  )
}

export default AdNetworkList
