import { useCan } from '@candela/shared-auth'
import { type UserNotification, userNotificationEndpoints } from '@candela/shared-contract'
import { IconButton, Menu } from '@candela/shared-ui'
import { ListPage, type RowActions } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { useMineColumns, useMineFilters } from './MineColumns'
import { minePath, SETTINGS, useMineActions, useNewsOfMine } from './mine.api'
import { useMarkAll } from './useMarkAll'

const hrefOf = ({ id }: UserNotification) => minePath(id)
const nameOf = ({ usn_title }: UserNotification) => usn_title

const MyNotificationList = () => {
  const t = adminMessages.useT()
  const columns = useMineColumns()
  const filters = useMineFilters()
  const { mark, hide } = useMineActions()
  const markAll = useMarkAll({ columns, filters })
  const mayMark = useCan('userNotification.read')
  useNewsOfMine()

  const actionsOf = useCallback(
    (row: UserNotification): RowActions => ({
      more: mayMark
        ? [
            {
              id: 'mark',
              label: t(row.usn_read ? 'mine.markUnread' : 'mine.markRead'),
              icon: row.usn_read ? 'mail' : ('check' as const),
              onSelect: () => void mark(row, !row.usn_read),
            },
            { id: 'hide', label: t('mine.hide'), icon: 'eyeOff', onSelect: () => void hide(row) },
          ]
        : [],
    }),
    [t, mayMark, mark, hide],
  )

  return (
    <ListPage
      name="userNotification"
      title={t('mine.title')}
      subtitle={t('mine.subtitle')}
      searchLabel={t('mine.search')}
      endpoint={userNotificationEndpoints.list}
      columns={columns}
      {...filters}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      actions={
        <>
          <Menu
            trigger={props => <IconButton {...props} icon="dots" label={t('mine.moreActions')} />}
            items={[
              ...markAll.items,
              { id: 'settings', label: t('mine.settings.title'), icon: 'bell', href: SETTINGS },
            ]}
          />
          {markAll.button}
        </>
      }
      texts={{
        count: count => t('mine.count', { count }),
        empty: { text: t('mine.emptyText') },
      }}
    />
  )
}

export default MyNotificationList
