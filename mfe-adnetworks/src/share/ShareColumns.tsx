import { useCan } from '@candela/shared-auth'
import { type Day, SHARE_STATES, type ShareRow, TYPES } from '@candela/shared-contract'
import { optionsOf, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { ShareStatePill, useShareWords } from './ShareWords'
import { accountFilter, websiteFilter } from './share.filters'

export const useShareColumns = (): Column<ShareRow>[] => {
  const format = useFormat()
  const { columns, type, getsOf } = useShareWords()
  return useMemo(() => {
    const day = (value: string | null) => (value === null ? '–' : format.date(value as Day))
    return columnsOf(columns, {
      anw_website: {
        cell: ({ anw_website, acc_name }) => <TwoLines below={acc_name ?? ''}>{anw_website}</TwoLines>,
        width: 200,
        grow: 2,
        alsoInFile: ['acc_name'],
      },
      state: {
        cell: ({ state }) => <ShareStatePill state={state} />,
        sortable: false,
        width: 124,
        card: 'besideTitle',
      },
      conditions: {
        label: columns.receives,
        cell: share => <TwoLines below={type[share.wrs_type]}>{getsOf(share) ?? '–'}</TwoLines>,
        sortable: false,
        width: 230,
        grow: 2,
        alsoInFile: ['receives', 'wrs_type'],
      },
      wrs_valid_from: { cell: row => day(row.wrs_valid_from), width: 124 },
      until: { cell: row => day(row.until), sortable: false, width: 116, card: 'none' },
      next_from: { cell: row => day(row.next_from), sortable: false, width: 136 },
      set_by: { sortable: false, width: 132, grow: 1, card: 'none' },
      updated_at: { cell: row => format.recent(row.updated_at), width: 128, card: 'none' },
    })
  }, [format, columns, type, getsOf])
}

/** What versions are chosen by: the segments say how many there are in each state. */
export const useShareFilters = (): ListFilters => {
  const { columns, type, state } = useShareWords()
  const findsAccounts = useCan('account.simpleList')
  const findsWebsites = useCan('website.simpleList')
  return useMemo(
    () => ({
      segments: { key: 'state', label: columns.state, options: optionsOf(SHARE_STATES, state), startsWith: 'in_force' },
      filters: [
        { key: 'wrs_type', label: columns.wrs_type, options: optionsOf(TYPES.revenueShareType, type) },
        accountFilter(columns.acc_name, findsAccounts),
        websiteFilter(columns.anw_website, findsWebsites),
      ],
    }),
    [columns, type, state, findsAccounts, findsWebsites],
  )
}
