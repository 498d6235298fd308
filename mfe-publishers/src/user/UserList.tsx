import { useCan } from '@candela/shared-auth'
import { EntityList } from '@candela/shared-ui/pages'
import { userMessages } from './messages'
import { useUserColumns, useUserFilters } from './UserColumns'
import { USER } from './user.api'
import { useUserBulk } from './useUserBulk'

const UserList = () => {
  const t = userMessages.useT()
  return (
    <EntityList
      entity={USER}
      title={t('user.users')}
      subtitle={t('user.list.subtitle')}
      searchLabel={t('user.list.search')}
      addLabel={t('user.new')}
      mayAdd={useCan('user.store', 'user.invite')}
      columns={useUserColumns()}
      {...useUserFilters()}
      bulk={useUserBulk()}
      count={count => t('user.list.count', { count })}
      emptyText={t('user.list.emptyText')}
    />
  )
}

export default UserList
