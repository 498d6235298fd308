import type { TechnologyRow } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { InColor, TechnologyStatusPill, useTechnologyWords } from './TechnologyWords'

export const useTechnologyColumns = (): Column<TechnologyRow>[] => {
  const format = useFormat()
  const { columns } = useTechnologyWords()
  return useMemo(
    () =>
      columnsOf(columns, {
        anc_name: {
          cell: ({ anc_name, anc_color }) => <InColor color={anc_color}>{anc_name}</InColor>,
          width: 200,
          grow: 2,
          alsoInFile: ['anc_color'],
        },
        anc_status: {
          cell: ({ anc_status }) => <TechnologyStatusPill status={anc_status} />,
          width: 130,
          grow: 1,
          card: 'besideTitle',
        },
        networks_count: { cell: row => format.number(row.networks_count), numeric: true, width: 132 },
        updated_at: { cell: row => format.recent(row.updated_at), width: 136, grow: 1 },
      }),
    [format, columns],
  )
}

/** What technologies are chosen by: the segments say how many there are of each status. */
export const useTechnologyFilters = (): ListFilters => {
  const { columns, status } = useTechnologyWords()
  return useMemo(
    () => ({
      segments: { key: 'anc_status', label: columns.anc_status, options: optionsOf([1, 0], status) },
      filters: [],
    }),
    [columns, status],
  )
}
