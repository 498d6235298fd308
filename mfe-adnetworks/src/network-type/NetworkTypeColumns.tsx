import { AUTH_KINDS, CURRENCIES, type NetworkTypeRow } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { NetworkTypeStatusPill, useCredentialWords, useNetworkTypeWords } from './NetworkTypeWords'

export const useNetworkTypeColumns = (): Column<NetworkTypeRow>[] => {
  const format = useFormat()
  const { columns, auth } = useNetworkTypeWords()
  const credentials = useCredentialWords()
  return useMemo(
    () =>
      columnsOf(columns, {
        ant_name: { width: 190, grow: 2 },
        ant_status: {
          cell: ({ ant_status }) => <NetworkTypeStatusPill status={ant_status} />,
          width: 124,
          card: 'besideTitle',
        },
        credentials: {
          cell: row => row.credentials.map(credential => credentials[credential].label).join(' · ') || '–',
          sortable: false,
          width: 210,
          grow: 3,
        },
        networks_count: { cell: row => format.number(row.networks_count), numeric: true, width: 116 },
        ant_auth_kind: { cell: ({ ant_auth_kind }) => auth[ant_auth_kind], width: 176 },
        ant_currency: { width: 96 },
        ant_final_after_days: {
          cell: row => format.number(row.ant_final_after_days),
          numeric: true,
          width: 130,
          card: 'none',
        },
        ant_time_zone: { width: 170, grow: 1, card: 'none' },
        updated_at: { cell: row => format.recent(row.updated_at), width: 116, card: 'none' },
      }),
    [format, columns, auth, credentials],
  )
}

/** What types are chosen by: the segments say how many there are of each status. */
export const useNetworkTypeFilters = (): ListFilters => {
  const { columns, status, auth } = useNetworkTypeWords()
  return useMemo(
    () => ({
      segments: { key: 'ant_status', label: columns.ant_status, options: optionsOf([1, 0], status) },
      filters: [
        { key: 'ant_auth_kind', label: columns.ant_auth_kind, options: optionsOf(AUTH_KINDS, auth) },
        { key: 'ant_currency', label: columns.ant_currency, options: optionsOf(CURRENCIES) },
      ],
    }),
    [columns, status, auth],
  )
}
