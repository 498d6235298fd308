import { LOCALES, TYPES, type UserColumn, type UserRow } from '@candela/shared-contract'
import { Avatar, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import type { Filter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
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

/** The first column of the list is two of the file. */
export const fileColumns = (field: string): UserColumn[] =>
  field === 'usr_name' ? ['usr_name', 'usr_email'] : [field as UserColumn]

export const useUserColumns = (): Column<UserRow>[] => {
  const t = userMessages.useT()
  const format = useFormat()
  const { columns, locale } = useUserWords()
  return useMemo(
    () => [
      {
        field: 'usr_name',
        label: t('user.list.user'),
        cell: user => <PersonCell user={user} />,
        sortable: true,
        width: 220,
        grow: 2,
      },
      {
        field: 'usr_status',
        label: columns.usr_status,
        cell: ({ usr_status }) => <UserStatusPill status={usr_status} />,
        sortable: true,
        width: 110,
        card: 'mark',
      },
      {
        field: 'gro_name',
        label: columns.gro_name,
        cell: ({ gro_name }) => gro_name ?? t('user.nobodysGroup'),
        sortable: true,
        width: 140,
        grow: 1,
      },
      {
        field: 'usr_product',
        label: columns.usr_product,
        cell: ({ usr_product }) => usr_product ?? '–',
        sortable: true,
        width: 124,
        card: 'none',
      },
      {
        field: 'usr_comission',
        label: columns.usr_comission,
        cell: ({ usr_comission }) => (usr_comission === null ? '–' : format.percent(usr_comission)),
        sortable: true,
        numeric: true,
        width: 116,
      },
      {
        field: 'usr_locale',
        label: columns.usr_locale,
        cell: ({ usr_locale }) => locale[usr_locale],
        sortable: true,
        width: 112,
        card: 'none',
      },
      {
        field: 'last_seen_at',
        label: columns.last_seen_at,
        cell: ({ last_seen_at, invited }) =>
          last_seen_at ? format.recent(last_seen_at) : t(invited ? 'user.list.invited' : 'user.list.never'),
        sortable: true,
        width: 148,
      },
    ],
    [t, format, columns, locale],
  )
}

/** Among how many of each status: the segments above the list. */
export const useUserSegments = (): Filter => {
  const { columns, status } = useUserWords()
  return useMemo(
    () => ({
      key: 'usr_status',
      label: columns.usr_status,
      options: TYPES.userStatus.map(value => ({ value, label: status[value] })),
    }),
    [columns, status],
  )
}

export const useUserFilters = (): Filter[] => {
  const { columns, locale } = useUserWords()
  const { data: groups, isEnabled, isError, refetch } = useGroupChoices()
  return useMemo(
    () => [
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
      {
        key: 'usr_product',
        label: columns.usr_product,
        options: TYPES.product.map(value => ({ value, label: value })),
      },
      {
        key: 'usr_locale',
        label: columns.usr_locale,
        options: LOCALES.map(value => ({ value, label: locale[value] })),
      },
    ],
    [columns, locale, groups, isEnabled, isError, refetch],
  )
}
