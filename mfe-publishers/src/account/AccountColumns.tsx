import { useCan } from '@candela/shared-auth'
import { type AccountRow, TYPES } from '@candela/shared-contract'
import { Avatar, optionsOf, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Earned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { managerChoices } from '../people/people.api'
import { useIsPublisher } from '../useIsPublisher'
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

export const useAccountColumns = (): Column<AccountRow>[] => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, tier } = useAccountWords()
  const isPublisher = useIsPublisher()
  return useMemo(
    () =>
      columnsOf(columns, {
        acc_name: {
          cell: ({ acc_name, acc_time_zone }) => <TwoLines below={acc_time_zone}>{acc_name}</TwoLines>,
          width: 176,
          grow: 2,
          alsoInFile: ['acc_time_zone'],
        },
        ...(!isPublisher && {
          acc_tier: { cell: ({ acc_tier }) => acc_tier && tier[acc_tier], width: 80, card: 'none' },
        }),
        acc_is_enabled: {
          cell: row => <AccountStatusPill enabled={row.acc_is_enabled} />,
          width: 110,
          card: 'besideTitle',
        },
        websites_count: {
          cell: row => t('account.liveOf', { live: row.websites_live, all: row.websites_count }),
          numeric: true,
          width: 92,
        },
        net30: {
          cell: row => <Earned earned={row} whose={{ account: row.id }} inList />,
          numeric: true,
          width: 136,
          alsoInFile: ['change30'],
        },
        users_count: { cell: row => format.number(row.users_count), numeric: true, width: 84, card: 'none' },
        managers: { cell: row => <ManagersCell managers={row.managers} />, width: 142, grow: 1 },
        readiness: { cell: row => <ReadinessBar percent={row.readiness} />, width: 122 },
        updated_at: { cell: row => format.recent(row.updated_at), width: 124, card: 'none' },
      }),
    [t, format, columns, tier, isPublisher],
  )
}

/** What accounts are chosen by: the segments say how many there are of each status. */
export const useAccountFilters = (): ListFilters => {
  const t = publisherMessages.useT()
  const { columns, tier, enabled } = useAccountWords()
  const isPublisher = useIsPublisher()
  const mayChoose = useCan('user.accountManager')
  const { data: managers, isError, refetch } = useQuery({ ...managerChoices(), enabled: mayChoose })
  return useMemo(
    () => ({
      segments: { key: 'acc_is_enabled', label: columns.acc_is_enabled, options: optionsOf([1, 0], enabled) },
      filters: [
        ...(isPublisher
          ? []
          : [{ key: 'acc_tier', label: columns.acc_tier, options: optionsOf(TYPES.accountTier, tier) }]),
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
    }),
    [t, columns, tier, enabled, isPublisher, managers, mayChoose, isError, refetch],
  )
}
