import { EntityList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useShareColumns, useShareFilters } from './ShareColumns'
import { SHARE } from './share.api'
import { refusalOf } from './share.refusal'
import { useShareBulk } from './useShareBulk'

const ShareList = () => {
  const t = adNetworkMessages.useT()
  return (
    <EntityList
      entity={SHARE}
      title={t('share.shares')}
      subtitle={t('share.list.subtitle')}
      searchLabel={t('share.list.search')}
      addLabel={t('share.new')}
      columns={useShareColumns()}
      {...useShareFilters()}
      bulk={useShareBulk()}
      removalRefusal={refusalOf}
      count={count => t('share.list.count', { count })}
      emptyText={t('share.list.emptyText')}
    />
  )
}

export default ShareList
