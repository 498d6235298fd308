import { LinkButton } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { useGroupColumns, useGroupFilters } from './GroupColumns'
import { GROUP } from './group.api'
import { useGroupRemovalRefusal } from './useGroupRemovalRefusal'

const GroupList = () => {
  const t = adminMessages.useT()
  return (
    <EntityList
      entity={GROUP}
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      searchLabel={t('list.search')}
      addLabel={t('list.add')}
      actions={
        <LinkButton icon="search" href="/group/who">
          {t('list.who')}
        </LinkButton>
      }
      copies
      columns={useGroupColumns()}
      {...useGroupFilters()}
      removalRefusal={useGroupRemovalRefusal()}
      count={count => t('list.count', { count })}
      emptyText={t('list.emptyText')}
    />
  )
}

export default GroupList
