import { useCan } from '@candela/shared-auth'
import { NOTIFICATION_STATES, type NotificationRow } from '@candela/shared-contract'
import { TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { findUsers, userNameOf } from '../system-log/systemLog.api'
import { StatePill, useNotificationTexts } from './NotificationWords'

export const useNotificationColumns = (): Column<NotificationRow>[] => {
  const t = adminMessages.useT()
  const format = useFormat()
  const texts = useNotificationTexts()
  return useMemo(() => {
    const column = (
      name: 'not_title' | 'state' | 'sender_name' | 'recipients_count' | 'read_count' | 'sent_at' | 'created_at',
    ) => t(`notification.column.${name}`)
    return columnsOf(
      {},
      {
        not_title: {
          label: column('not_title'),
          cell: ({ not_title, not_message }) => <TwoLines below={not_message}>{not_title}</TwoLines>,
          width: 220,
          grow: 3,
        },
        state: {
          label: column('state'),
          cell: ({ state }) => <StatePill state={state} />,
          width: 124,
          card: 'besideTitle',
        },
        sender_name: { label: column('sender_name'), width: 140, grow: 1, card: 'none' },
        recipients_count: {
          label: column('recipients_count'),
          cell: row => texts.recipients(row),
          numeric: true,
          width: 116,
        },
        read_count: { label: column('read_count'), cell: row => texts.read(row), numeric: true, width: 116 },
        sent_at: { label: column('sent_at'), cell: row => texts.when(row), width: 236, grow: 1 },
        created_at: {
          label: column('created_at'),
          cell: row => format.dateTime(row.created_at),
          width: 156,
          card: 'none',
        },
      },
    )
  }, [t, format, texts])
}

export const useNotificationFilters = (): ListFilters => {
  const t = adminMessages.useT()
  const mayFind = useCan('user.simpleList')
  return useMemo(
    () => ({
      segments: {
        key: 'state',
        label: t('notification.column.state'),
        options: NOTIFICATION_STATES.map(value => ({
          value,
          label: t(`notification.state.${value}`),
          needsAttention: value === 'failed',
        })),
      },
      filters: [
        {
          kind: 'search',
          key: 'sender',
          label: t('notification.column.sender_name'),
          nameOf: userNameOf,
          ...(mayFind && { load: findUsers }),
        },
      ],
    }),
    [t, mayFind],
  )
}
