import { useCan } from '@candela/shared-auth'
import { TYPES } from '@candela/shared-contract'
import type { Filter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { useWebsiteWords } from './useWebsiteWords'
import { accountNameQuery, findAccountValues } from './website.api'

/** Those that wait come first: they are work to do. */
const SEGMENTS = ['2', '1', '0', '3'] as const

/** Among how many of each status: the segments above the list. */
export const useWebsiteSegments = (): Filter => {
  const { columns, status } = useWebsiteWords()
  return useMemo(
    () => ({
      key: 'anw_status',
      label: columns.anw_status,
      options: SEGMENTS.map(value => ({ value, label: status[value], ...(value === '2' && { calls: true }) })),
    }),
    [columns, status],
  )
}

export const useWebsiteFilters = (): Filter[] => {
  const { columns } = useWebsiteWords()
  const findsAccounts = useCan('account.simpleList')
  return useMemo(
    () => [
      {
        key: 'anw_product',
        label: columns.anw_product,
        options: TYPES.product.map(value => ({ value, label: value })),
      },
      {
        kind: 'search',
        key: 'anw_account_id',
        label: columns.acc_name,
        nameOf: accountNameQuery,
        ...(findsAccounts && { load: findAccountValues }),
      },
    ],
    [columns, findsAccounts],
  )
}
