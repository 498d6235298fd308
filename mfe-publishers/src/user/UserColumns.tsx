import { LOCALES, TYPES, type UserRow } from '@candela/shared-contract'
import { Avatar, optionsOf, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useIsPublisher } from '../useIsPublisher'
import { usePhoto } from './access/usePhoto'
import { userMessages } from './messages'
import { UserStatusPill, useUserWords } from './UserWords'
import { useGroupChoices } from './user.api'

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`

const Portrait = ({ user }: { user: UserRow }) => <Avatar id={user.id} name={user.usr_name} src={usePhoto(user)} />

/** Whoever has no photo needs nothing that would fetch one: a list is scrolled through faster. */
const PersonCell = ({ user }: { user: UserRow }) => (
  <Person>
    {user.usr_photo ? <Portrait user={user} /> : <Avatar id={user.id} name={user.usr_name} />}
    <TwoLines below={user.usr_email}>{user.usr_name}</TwoLines>
  </Person>
)

export const useUserColumns = (): Column<UserRow>[] => {
  const t = userMessages.useT()
  const format = useFormat()
  const { columns, locale } = useUserWords()
  const isPublisher = useIsPublisher()
  return useMemo(
    () =>
      columnsOf(columns, {
        usr_name: {
          label: t('user.list.user'),
          cell: user => <PersonCell user={user} />,
          width: 220,
          grow: 2,
          alsoInFile: ['usr_email'],
        },
        usr_status: { cell: row => <UserStatusPill status={row.usr_status} />, width: 110, card: 'besideTitle' },
        gro_name: { cell: row => row.gro_name ?? t('user.nobodysGroup'), width: 140, grow: 1 },
        usr_product: { width: 124, card: 'none' },
        ...(!isPublisher && {
          usr_comission: {
            cell: ({ usr_comission }) => (usr_comission === null ? '–' : format.percent(usr_comission)),
            numeric: true,
            width: 116,
          },
        }),
        usr_locale: { cell: row => locale[row.usr_locale], width: 112, card: 'none' },
        last_seen_at: {
          cell: ({ last_seen_at, invited }) =>
            last_seen_at ? format.recent(last_seen_at) : t(invited ? 'user.list.invited' : 'user.list.never'),
          width: 148,
        },
      }),
    [t, format, columns, locale, isPublisher],
  )
}

/** What people are chosen by: the segments say how many there are of each status. */
export const useUserFilters = (): ListFilters => {
  const { columns, status, locale } = useUserWords()
  const { data: groups, isEnabled, isError, refetch } = useGroupChoices()
  return useMemo(
    () => ({
      segments: { key: 'usr_status', label: columns.usr_status, options: optionsOf(TYPES.userStatus, status) },
      filters: [
        ...(isEnabled
          ? [
              {
                key: 'usr_id_group',
                label: columns.gro_name,
                options: groups?.map(({ id, label }) => ({ value: String(id), label })),
                ...(isError && { onRetry: () => void refetch() }),
              },
            ]
          : []),
        { key: 'usr_product', label: columns.usr_product, options: optionsOf(TYPES.product) },
        { key: 'usr_locale', label: columns.usr_locale, options: optionsOf(LOCALES, locale) },
      ],
    }),
    [columns, status, locale, groups, isEnabled, isError, refetch],
  )
}
