import { MAINTENANCE_STATES, MAINTENANCE_TARGETS, type MaintenanceRow } from '@candela/shared-contract'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { StatePill, useMaintenanceTexts } from './MaintenanceWords'

export const useMaintenanceColumns = (): Column<MaintenanceRow>[] => {
  const t = adminMessages.useT()
  const texts = useMaintenanceTexts()
  const column = (
    name: 'target_name' | 'state' | 'target' | 'people_count' | 'usm_from' | 'usm_until' | 'usm_message',
  ) => t(`maintenance.column.${name}`)
  return columnsOf(
    {},
    {
      target_name: { label: column('target_name'), width: 180, grow: 2 },
      state: {
        label: column('state'),
        cell: ({ state }) => <StatePill state={state} />,
        width: 116,
        grow: 1,
        card: 'besideTitle',
      },
      target: {
        label: column('target'),
        cell: ({ target }) => t(`maintenance.target.${target}`),
        sortable: false,
        width: 132,
        grow: 1,
        card: 'none',
      },
      people_count: { label: column('people_count'), cell: row => texts.people(row), width: 132, grow: 1 },
      usm_from: { label: column('usm_from'), cell: row => texts.from(row), width: 160, grow: 1 },
      usm_until: { label: column('usm_until'), cell: row => texts.until(row), width: 160, grow: 1 },
      usm_message: { label: column('usm_message'), sortable: false, width: 180, grow: 2, card: 'none' },
    },
  )
}

/** The segments say how many entries hold now, are planned and are over. */
export const useMaintenanceFilters = (): ListFilters => {
  const t = adminMessages.useT()
  return useMemo(
    () => ({
      segments: {
        key: 'state',
        label: t('maintenance.column.state'),
        options: MAINTENANCE_STATES.map(value => ({ value, label: t(`maintenance.state.${value}`) })),
      },
      filters: [
        {
          key: 'target',
          label: t('maintenance.column.target'),
          options: MAINTENANCE_TARGETS.map(value => ({ value, label: t(`maintenance.target.${value}`) })),
        },
      ],
    }),
    [t],
  )
}
