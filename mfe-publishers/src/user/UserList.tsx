import { useCan } from '@candela/shared-auth'
import { type UserRow, userEndpoints } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { userMessages } from './messages'
import { fileColumns, useUserColumns, useUserFilters, useUserSegments } from './UserColumns'
import { editPath, NEW_USER, userPath } from './user.api'
import { useUserBulk } from './useUserBulk'
import { useUserRemoval } from './useUserRemoval'

const hrefOf = ({ id }: UserRow) => userPath(id)
const nameOf = ({ usr_name }: UserRow) => usr_name

const UserList = () => {
  const t = userMessages.useT()
  const columns = useUserColumns()
  const segments = useUserSegments()
  const filters = useUserFilters()
  const mayAdd = useCan('user.store', 'user.invite')
  const bulk = useUserBulk()
  const { ask, dialog } = useUserRemoval()

  const actionsOf = useCallback(
    ({ id, usr_name, can }: UserRow) => ({
      editHref: can.update ? editPath(id) : undefined,
      onRemove: can.destroy ? () => ask({ id, name: usr_name }) : undefined,
    }),
    [ask],
  )
  const add = mayAdd && (
    <LinkButton variant="primary" icon="plus" href={NEW_USER}>
      {t('user.new')}
    </LinkButton>
  )

  return (
    <ListPage
      name="user"
      title={t('user.users')}
      subtitle={t('user.list.subtitle')}
      searchLabel={t('user.list.search')}
      endpoint={userEndpoints.list}
      columns={columns}
      segments={segments}
      filters={filters}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      bulkActions={bulk.actions}
      exportAs={userEndpoints.export}
      fileColumns={fileColumns}
      texts={{
        count: count => t('user.list.count', { count }),
        empty: { title: t('user.list.empty'), text: t('user.list.emptyText'), action: add },
      }}
      actions={add}
    >
      {dialog}
      {bulk.dialogs}
    </ListPage>
  )
}

export default UserList
