import { EntityList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useTechnologyColumns, useTechnologyFilters } from './TechnologyColumns'
import { refusalOf } from './TechnologyWords'
import { TECHNOLOGY } from './technology.api'
import { useTechnologyBulk } from './useTechnologyBulk'

const TechnologyList = () => {
  const t = adNetworkMessages.useT()
  return (
    <EntityList
      entity={TECHNOLOGY}
      title={t('technology.technologies')}
      subtitle={t('technology.list.subtitle')}
      searchLabel={t('technology.list.search')}
      addLabel={t('technology.new')}
      columns={useTechnologyColumns()}
      {...useTechnologyFilters()}
      bulk={useTechnologyBulk()}
      removalRefusal={refusalOf}
      count={count => t('technology.list.count', { count })}
      emptyText={t('technology.list.emptyText')}
    />
  )
}

export default TechnologyList
