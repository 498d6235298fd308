import { useCan } from '@candela/shared-auth'
import { type AccountColumn, TYPES } from '@candela/shared-contract'
import type { Filter } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { publisherMessages } from '../i18n/messages'
import { managerChoices } from '../people/people.api'
import { useAccountWords } from './useAccountWords'

/** What is one column of the list and two of the file. */
const TWO: Readonly<Record<string, AccountColumn[]>> = {
  acc_name: ['acc_name', 'acc_time_zone'],
  net30: ['net30', 'change30'],
}
export const fileColumns = (field: string): AccountColumn[] => TWO[field] ?? [field as AccountColumn]

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
