import type { OrderCampaignRow } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { useNameFilter } from '../shared/nameFilter'
import { InColor } from '../technology/TechnologyWords'
import { useFigures } from './Delivery'
import { OrderCampaignStatusPill, useOrderCampaignWords } from './OrderCampaignWords'

export const useOrderCampaignColumns = (): Column<OrderCampaignRow>[] => {
  const format = useFormat()
  const figures = useFigures(true)
  const { columns } = useOrderCampaignWords()
  // What is delivered is not sorted by: it is worked out for the rows that are shown.
  const delivered = { numeric: true, sortable: false } as const
  return columnsOf(columns, {
    orc_name: { width: 200, grow: 2, alsoInFile: ['orc_link'] },
    orc_ad_manager_order_id: { width: 168, grow: 1 },
    orc_status: {
      cell: ({ orc_status }) => <OrderCampaignStatusPill status={orc_status} />,
      width: 124,
      card: 'besideTitle',
    },
    anc_name: {
      cell: ({ anc_name, anc_color }) => <InColor color={anc_color}>{anc_name}</InColor>,
      width: 140,
      grow: 1,
    },
    networks_count: { cell: row => format.number(row.networks_count), numeric: true, width: 118 },
    impressions7: {
      cell: row => figures.impressions7(row) || '–',
      width: 150,
      ...delivered,
      alsoInFile: ['impressions7_change'],
    },
    gross7: { cell: row => figures.gross7(row) || '–', width: 124, ...delivered, alsoInFile: ['gross7_change'] },
    ecpm7: {
      cell: row => figures.ecpm7(row) || '–',
      width: 116,
      ...delivered,
      alsoInFile: ['ecpm7_change'],
      card: 'none',
    },
    updated_at: { cell: row => format.recent(row.updated_at), width: 120, card: 'none' },
  })
}

/** What campaigns are chosen by: the segments say how many there are of each status. */
export const useOrderCampaignFilters = (): ListFilters => {
  const { columns, status } = useOrderCampaignWords()
  const technology = useNameFilter('technology', 'orc_id_ad_network_category', columns.anc_name)
  return useMemo(
    () => ({
      segments: { key: 'orc_status', label: columns.orc_status, options: optionsOf([1, 0], status) },
      filters: [technology],
    }),
    [columns, status, technology],
  )
}
