import { useCan } from '@candela/shared-auth'
import type { NotificationRow } from '@candela/shared-contract'
import { EntityList, useListState } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { useNotificationColumns, useNotificationFilters } from './NotificationColumns'
import { LOOK_AGAIN_MS, NOTIFICATION, sentQuery } from './notification.api'

/** Looks again as long as one that is shown is on its way. */
const useWatch = (columns: ReturnType<typeof useNotificationColumns>) => {
  const { filters, segments } = useNotificationFilters()
  const state = useListState(columns, filters, segments)
  useQuery({
    ...sentQuery(state),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state: each }) => each === 'sending') ? LOOK_AGAIN_MS : false,
  })
}

const NotificationList = () => {
  const t = adminMessages.useT()
  const mayStore = useCan('notification.store')
  const columns = useNotificationColumns()
  useWatch(columns)
  const moreOf = useCallback(
    ({ id }: NotificationRow) =>
      mayStore
        ? [
            {
              id: 'followUp',
              label: t('notification.followUp'),
              icon: 'send' as const,
              href: NOTIFICATION.newFromPathOf(id),
            },
          ]
        : [],
    [t, mayStore],
  )
  return (
    <EntityList
      entity={NOTIFICATION}
      title={t('notification.title')}
      subtitle={t('notification.list.subtitle')}
      searchLabel={t('notification.list.search')}
      addLabel={t('notification.new')}
      columns={columns}
      {...useNotificationFilters()}
      moreOf={moreOf}
      count={count => t('notification.list.count', { count })}
      emptyText={t('notification.list.emptyText')}
    />
  )
}

export default NotificationList
