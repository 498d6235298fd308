import { BRAND, NOTIFICATION_KINDS, type UserNotification } from '@candela/shared-contract'
import { TwoLines, useFormat, VisuallyHidden } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Title = styled.span<{ $unread: boolean }>`
  color: ${({ $unread }) => ($unread ? 'var(--fg-1)' : 'var(--fg-2)')};
  font-weight: ${({ $unread }) => ($unread ? 700 : 400)};
`

/** As wide where it is not shown, so that titles begin at one edge. */
const Dot = styled.span<{ $shown: boolean }>`
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-right: 8px;
  border-radius: 50%;
  background: ${({ $shown }) => ($shown ? 'var(--accent)' : 'transparent')};
  vertical-align: 1px;
`

const Message = styled.span`
  padding-left: 15px;
`

export const useMineColumns = (): Column<UserNotification>[] => {
  const t = adminMessages.useT()
  const format = useFormat()
  return useMemo(
    () =>
      columnsOf(
        {},
        {
          usn_title: {
            label: t('mine.column.usn_title'),
            cell: ({ usn_title, usn_message, usn_read }) => (
              <TwoLines below={<Message>{usn_message}</Message>}>
                <Title $unread={usn_read === null}>
                  <Dot $shown={usn_read === null} />
                  {usn_read === null && <VisuallyHidden>{t('mine.unread')}: </VisuallyHidden>}
                  {usn_title}
                </Title>
              </TwoLines>
            ),
            width: 280,
            grow: 4,
          },
          usn_kind: {
            label: t('mine.column.usn_kind'),
            cell: ({ usn_kind }) => t(`mine.kind.${usn_kind}.name`),
            width: 128,
            grow: 1,
            card: 'fact',
          },
          sender_name: {
            label: t('mine.column.sender_name'),
            cell: ({ sender_name }) => sender_name ?? BRAND.name,
            sortable: false,
            width: 148,
            grow: 1,
          },
          created_at: {
            label: t('mine.column.created_at'),
            cell: ({ created_at }) => format.recent(created_at),
            width: 148,
          },
        },
      ),
    [t, format],
  )
}

export const useMineFilters = (): ListFilters => {
  const t = adminMessages.useT()
  return useMemo(
    () => ({
      segments: {
        key: 'read',
        label: t('mine.state'),
        options: [
          { value: 'no', label: t('mine.unread') },
          { value: 'yes', label: t('mine.read') },
        ],
      },
      filters: [
        {
          key: 'kind',
          label: t('mine.column.usn_kind'),
          options: NOTIFICATION_KINDS.map(value => ({ value, label: t(`mine.kind.${value}.name`) })),
        },
        { kind: 'period', key: 'period', label: t('mine.period') },
      ],
    }),
    [t],
  )
}
