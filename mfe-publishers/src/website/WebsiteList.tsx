import { EntityList } from '@candela/shared-ui/pages'
import { useCurrencyParam } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteBulk } from './useWebsiteBulk'
import { useWebsiteColumns, useWebsiteFilters } from './WebsiteColumns'
import { WEBSITE } from './website.api'

const WebsiteList = () => {
  const t = publisherMessages.useT()
  return (
    <EntityList
      entity={WEBSITE}
      title={t('website.websites')}
      subtitle={t('website.list.subtitle')}
      searchLabel={t('website.list.search')}
      addLabel={t('website.new')}
      copies
      extraBody={useCurrencyParam()}
      columns={useWebsiteColumns()}
      {...useWebsiteFilters()}
      bulk={useWebsiteBulk()}
      count={count => t('website.list.count', { count })}
      emptyText={t('website.list.emptyText')}
    />
  )
}

export default WebsiteList
