import type { GroupRow } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'

type Scope = GroupRow['gro_scope']

const SCOPES: readonly Scope[] = ['own', 'managed', 'all']

const LOOKS: Record<Scope, { tone: PillTone; mark: PillMark }> = {
  own: { tone: 'neutral', mark: 'hollow' },
  managed: { tone: 'neutral', mark: 'dot' },
  all: { tone: 'info', mark: 'dot' },
}

export const useGroupColumns = (): Column<GroupRow>[] => {
  const t = adminMessages.useT()
  const format = useFormat()
  return useMemo(
    () =>
      columnsOf(
        {},
        {
          gro_name: { label: t('list.name'), width: 180, grow: 2 },
          gro_scope: {
            label: t('list.scope'),
            cell: ({ gro_scope }) => <Pill {...LOOKS[gro_scope]}>{t(`list.reach.${gro_scope}`)}</Pill>,
            width: 120,
            grow: 1,
            card: 'besideTitle',
          },
          permissions_count: {
            label: t('list.rights'),
            cell: row => format.number(row.permissions_count),
            numeric: true,
            width: 92,
          },
          users_count: {
            label: t('list.people'),
            cell: row => format.number(row.users_count),
            numeric: true,
            width: 92,
          },
          updated_at: { label: t('list.updated'), cell: row => format.recent(row.updated_at), width: 136, grow: 1 },
        },
      ),
    [t, format],
  )
}

export const useGroupFilters = (): ListFilters => {
  const t = adminMessages.useT()
  return useMemo(() => {
    const scopes = SCOPES.map(value => ({ value, label: t(`list.reach.${value}`) }))
    return { filters: [{ key: 'gro_scope', label: t('list.scope'), options: scopes }] }
  }, [t])
}
