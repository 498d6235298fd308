import { useCan } from '@candela/shared-auth'
import { type AccountColumn, type AccountRow, TYPES } from '@candela/shared-contract'
import { Avatar, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import type { Filter } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Earned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { managerChoices } from '../people/people.api'
import { AccountStatusPill, useAccountWords } from './AccountWords'
import { ReadinessBar } from './ReadinessBar'

const People = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** The main contact by name, and how many others there are. */
const ManagersCell = ({ managers: [main, ...others] }: Pick<AccountRow, 'managers'>) => {
  const t = publisherMessages.useT()
  if (!main) return t('account.list.nobody')
  const names = [main, ...others].map(({ label }) => label).join(', ')
  return (
    <People title={names}>
      <Avatar id={main.id} name={main.label} size={22} />
      <span>
        {others.length > 0 ? t('account.list.andMore', { name: main.label, more: others.length }) : main.label}
      </span>
    </People>
  )
}

/** What is one column of the list and two of the file. */
const TWO: Readonly<Record<string, AccountColumn[]>> = {
  acc_name: ['acc_name', 'acc_time_zone'],
  net30: ['net30', 'change30'],
}
export const fileColumns = (field: string): AccountColumn[] => TWO[field] ?? [field as AccountColumn]

export const useAccountColumns = (): Column<AccountRow>[] => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, tier } = useAccountWords()
  return useMemo(
    () => [
      {
        field: 'acc_name',
        label: columns.acc_name,
        cell: ({ acc_name, acc_time_zone }) => <TwoLines below={acc_time_zone}>{acc_name}</TwoLines>,
        sortable: true,
        width: 176,
        grow: 2,
      },
      {
        field: 'acc_tier',
        label: columns.acc_tier,
        cell: ({ acc_tier }) => tier[acc_tier],
        sortable: true,
        width: 80,
        card: 'none',
      },
      {
        field: 'acc_is_enabled',
        label: columns.acc_is_enabled,
        cell: ({ acc_is_enabled }) => <AccountStatusPill enabled={acc_is_enabled} />,
        sortable: true,
        width: 110,
        card: 'mark',
      },
      {
        field: 'websites_count',
        label: columns.websites_count,
        cell: ({ websites_live, websites_count }) => t('account.liveOf', { live: websites_live, all: websites_count }),
        sortable: true,
        numeric: true,
        width: 92,
      },
      {
        field: 'net30',
        label: columns.net30,
        cell: row => <Earned earned={row} />,
        sortable: true,
        numeric: true,
        width: 136,
      },
      {
        field: 'users_count',
        label: columns.users_count,
        cell: ({ users_count }) => format.number(users_count),
        sortable: true,
        numeric: true,
        width: 84,
        card: 'none',
      },
      {
        field: 'managers',
        label: columns.managers,
        cell: row => <ManagersCell managers={row.managers} />,
        sortable: true,
        width: 142,
        grow: 1,
      },
      {
        field: 'readiness',
        label: columns.readiness,
        cell: ({ readiness }) => <ReadinessBar percent={readiness} />,
        sortable: true,
        width: 122,
      },
      {
        field: 'updated_at',
        label: columns.updated_at,
        cell: ({ updated_at }) => format.recent(updated_at),
        sortable: true,
        width: 124,
        card: 'none',
      },
    ],
    [t, format, columns, tier],
  )
}

/** Among how many of each status: the segments above the list. */
export const useAccountSegments = (): Filter => {
  const { columns, enabled } = useAccountWords()
  return useMemo(
    () => ({
      key: 'acc_is_enabled',
      label: columns.acc_is_enabled,
      options: ([1, 0] as const).map(value => ({ value: `${value}`, label: enabled[value] })),
    }),
    [columns, enabled],
  )
}

export const useAccountFilters = (): Filter[] => {
  const t = publisherMessages.useT()
  const { columns, tier } = useAccountWords()
  const mayChoose = useCan('user.accountManager')
  const { data: managers, isError, refetch } = useQuery({ ...managerChoices(), enabled: mayChoose })
  return useMemo(
    () => [
      {
        key: 'acc_tier',
        label: columns.acc_tier,
        options: TYPES.accountTier.map(value => ({ value: `${value}`, label: tier[value] })),
      },
      ...(mayChoose
        ? [
            {
              key: 'manager',
              label: t('account.managers.one'),
              options: managers?.map(({ id, label }) => ({ value: String(id), label })),
              ...(isError && { onRetry: () => void refetch() }),
            },
          ]
        : []),
      {
        key: 'readiness',
        label: columns.readiness,
        options: (['gaps', 'ready'] as const).map(value => ({ value, label: t(`account.ready.${value}`) })),
      },
    ],
    [t, columns, tier, managers, mayChoose, isError, refetch],
  )
}
