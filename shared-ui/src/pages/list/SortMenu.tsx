import type { Column, Sort } from '@candela/shared-ui/grid'
import { styled } from 'styled-components'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import { listMessages } from './messages'
import { nextSort } from './sort'

const Framed = styled(IconButton)`
  width: var(--touch);
  height: var(--touch);
  border: 1px solid var(--line-strong);
  background: var(--bg-surface);
`

export type SortMenuProps<R> = {
  columns: readonly Column<R>[]
  sort: readonly Sort[]
  onChange: (sort: Sort[]) => void
}

/** The order of cards and of rows on a phone, which have no headings to press. */
export const SortMenu = <R,>({ columns, sort, onChange }: SortMenuProps<R>) => {
  const t = listMessages.useT()
  return (
    <Menu
      trigger={props => <Framed {...props} icon="sort" label={t('sortBy')} />}
      items={columns
        .filter(({ sortable }) => sortable)
        .map(({ field, label }) => {
          const dir = sort.find(entry => entry.field === field)?.dir
          return {
            id: field,
            label,
            checked: dir !== undefined,
            icon: dir === 'asc' ? 'arrowUp' : dir === 'desc' ? 'arrowDown' : undefined,
            onSelect: () => onChange(nextSort(sort, field, false)),
          }
        })}
    />
  )
}
