import { useCan } from '@candela/shared-auth'
import { userEndpoints } from '@candela/shared-contract'
import { EntityList } from '@candela/shared-ui/pages'
import { userMessages } from './messages'
import { fileColumns, useUserColumns, useUserFilters, useUserSegments } from './UserColumns'
import { USER } from './user.api'
import { useUserBulk } from './useUserBulk'

const UserList = () => {
  const t = userMessages.useT()
  return (
    <EntityList
      entity={USER}
      endpoint={userEndpoints.list}
      exportAs={userEndpoints.export}
      title={t('user.users')}
      subtitle={t('user.list.subtitle')}
      searchLabel={t('user.list.search')}
      addLabel={t('user.new')}
      mayAdd={useCan('user.store', 'user.invite')}
      columns={useUserColumns()}
      fileColumns={fileColumns}
      segments={useUserSegments()}
      filters={useUserFilters()}
      bulk={useUserBulk()}
      count={count => t('user.list.count', { count })}
      emptyText={t('user.list.emptyText')}
    />
  )
}

export default UserList
