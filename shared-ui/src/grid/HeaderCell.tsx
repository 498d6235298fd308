import type { CustomHeaderProps } from 'ag-grid-react'
import { use, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { EstimateMark } from '../components/figures/Estimate'
import { Icon } from '../components/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { SortContext } from './contexts'

const Heading = styled.span<{ $numeric: boolean; $sortable: boolean; $sorted: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: ${({ $numeric }) => ($numeric ? 'flex-end' : 'flex-start')};
  gap: 4px;
  min-width: 0;
  height: 100%;
  color: ${({ $sorted }) => ($sorted ? 'var(--fg-1)' : 'inherit')};
  font-weight: ${({ $sorted }) => ($sorted ? 600 : 500)};
  cursor: ${({ $sortable }) => ($sortable ? 'pointer' : 'default')};
  user-select: none;

  &:hover {
    color: ${({ $sortable }) => ($sortable ? 'var(--fg-1)' : 'inherit')};
  }
`

/** Two lines of a small column are better than half a word. */
const Words = styled.span<{ $numeric: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  line-height: 16px;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Place = styled.small`
  color: var(--fg-3);
  font-size: 11px;
  font-variant-numeric: tabular-nums;
`

const ARIA = { asc: 'ascending', desc: 'descending' } as const

export type HeaderParams = {
  label: string
  field: string
  sortable: boolean
  numeric: boolean
  estimate: boolean
  hiddenLabel: boolean
}

/** A heading. The grid's own cell around it holds the focus, so it is there that the order is said. */
export const HeaderCell = ({ eGridHeader, ...rest }: CustomHeaderProps & HeaderParams) => {
  const { label, field, sortable, numeric, estimate, hiddenLabel } = rest
  const { sort, onSort } = use(SortContext)
  const place = sort.findIndex(entry => entry.field === field)
  const dir = sort[place]?.dir

  useLayoutEffect(() => {
    if (sortable) eGridHeader.setAttribute('aria-sort', dir ? ARIA[dir] : 'none')
  })

  // Bound anew before the next key can come: it starts from the order that is shown.
  useLayoutEffect(() => {
    if (!sortable) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onSort(field, event.shiftKey)
    }
    eGridHeader.addEventListener('keydown', onKeyDown)
    return () => eGridHeader.removeEventListener('keydown', onKeyDown)
  }, [eGridHeader, sortable, field, onSort])

  if (hiddenLabel) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <Heading
      $numeric={numeric}
      $sortable={sortable}
      $sorted={dir !== undefined}
      onClick={sortable ? event => onSort(field, event.shiftKey) : undefined}
    >
      {estimate && <EstimateMark short />}
      <Words $numeric={numeric} title={label}>
        {label}
      </Words>
      {dir && <Icon name={dir === 'asc' ? 'arrowUp' : 'arrowDown'} size={12} />}
      {dir && sort.length > 1 && <Place aria-hidden="true">{place + 1}</Place>}
    </Heading>
  )
}
