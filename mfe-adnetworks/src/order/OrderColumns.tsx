import { type OrderRow, TYPES, toDay } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { AdNetworkStatusPill } from '../ad-network/AdNetworkWords'
import { adNetworkMessages } from '../i18n/messages'
import { useNameFilter } from '../shared/nameFilter'
import { InColor } from '../technology/TechnologyWords'
import { useOrderWords } from './OrderWords'

export const useOrderColumns = (): Column<OrderRow>[] => {
  const format = useFormat()
  const { columns, anyWebsite } = useOrderWords()
  return useMemo(
    () =>
      columnsOf(columns, {
        ord_name: { width: 200, grow: 2 },
        ord_status: {
          cell: ({ ord_status }) => <AdNetworkStatusPill status={ord_status} />,
          width: 120,
          card: 'besideTitle',
        },
        anw_website: {
          cell: ({ anw_website, ord_id_website }) => anw_website ?? (ord_id_website === null ? anyWebsite : '–'),
          width: 160,
          grow: 1,
        },
        anc_name: {
          cell: ({ anc_name, anc_color }) => <InColor color={anc_color}>{anc_name}</InColor>,
          width: 140,
          grow: 1,
        },
        ant_name: { width: 150, grow: 1 },
        networks_count: { cell: row => format.number(row.networks_count), numeric: true, width: 118 },
        adm_name: { width: 150, grow: 1, card: 'none' },
        ord_domain: { width: 150, grow: 1, card: 'none' },
        ord_token_expires_at: {
          cell: ({ ord_token_expires_at: day }) => (day === null ? '–' : format.date(toDay(day))),
          width: 140,
          card: 'none',
        },
        updated_at: { cell: row => format.recent(row.updated_at), width: 120, card: 'none' },
      }),
    [format, columns, anyWebsite],
  )
}

/** What orders are chosen by: the segments say how many there are of each status. */
export const useOrderFilters = (): ListFilters => {
  const { columns, status } = useOrderWords()
  const t = adNetworkMessages.useT()
  const technology = useNameFilter('technology', 'ord_id_ad_network_category', columns.anc_name)
  const type = useNameFilter('type', 'ord_id_ad_network_type', columns.ant_name)
  const appliedTo = useNameFilter('website', 'applied_to', t('order.filter.appliedTo'))
  return useMemo(
    () => ({
      segments: { key: 'ord_status', label: columns.ord_status, options: optionsOf(TYPES.adNetworkStatus, status) },
      filters: [technology, type, appliedTo],
    }),
    [columns, status, technology, type, appliedTo],
  )
}
