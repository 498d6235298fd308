import type { AccountRow } from '@candela/shared-contract'
import { Avatar, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Earned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { EnabledPill } from './EnabledPill'
import { ReadinessBar } from './ReadinessBar'
import { useAccountWords } from './useAccountWords'

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
        cell: ({ acc_is_enabled }) => <EnabledPill enabled={acc_is_enabled} />,
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
        width: 72,
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
        width: 110,
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
