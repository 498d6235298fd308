import type { GroupRow } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import type { Filter } from '@candela/shared-ui/pages'
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
    () => [
      {
        field: 'gro_name',
        label: t('list.name'),
        cell: ({ gro_name }) => gro_name,
        sortable: true,
        width: 180,
        grow: 2,
      },
      {
        field: 'gro_scope',
        label: t('list.scope'),
        cell: ({ gro_scope }) => <Pill {...LOOKS[gro_scope]}>{t(`list.reach.${gro_scope}`)}</Pill>,
        sortable: true,
        width: 120,
        grow: 1,
        card: 'mark',
      },
      {
        field: 'permissions_count',
        label: t('list.rights'),
        cell: ({ permissions_count }) => format.number(permissions_count),
        sortable: true,
        numeric: true,
        width: 92,
      },
      {
        field: 'users_count',
        label: t('list.people'),
        cell: ({ users_count }) => format.number(users_count),
        sortable: true,
        numeric: true,
        width: 92,
      },
      {
        field: 'updated_at',
        label: t('list.updated'),
        cell: ({ updated_at }) => format.recent(updated_at),
        sortable: true,
        width: 136,
        grow: 1,
      },
    ],
    [t, format],
  )
}

export const useGroupFilters = (): Filter[] => {
  const t = adminMessages.useT()
  return useMemo(
    () => [
      {
        key: 'gro_scope',
        label: t('list.scope'),
        options: SCOPES.map(value => ({ value, label: t(`list.reach.${value}`) })),
      },
    ],
    [t],
  )
}
