import type { ListState } from '@candela/shared-contract'
import type { RowSelection } from '@candela/shared-ui/grid'
import { useLocation } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import { setSelectedRows, useSelectedRows } from './listMemory'
import { listMessages } from './messages'
import {
  type BulkTarget,
  has,
  headerCheckboxState,
  isAll,
  NONE_SELECTED,
  type SelectedRows,
  stillThere,
  toBulkTarget,
  withRows,
} from './selectedRows'
import type { ListData } from './useListData'

export type ListSelection = {
  count: number
  /** All rows that were fetched, and there are more. */
  canSelectAllMatching: boolean
  selectAllMatching: () => void
  clear: () => void
  bulkTarget: () => BulkTarget
  /** For the grid or the cards: which rows are selected, and how to change it. */
  rowSelection: RowSelection
}

/** What is known of the rows that can be chosen. */
export type SelectableRows = Pick<ListData<unknown>, 'asOf' | 'fetched' | 'versions' | 'isChanging'> & {
  pagedRows: { total: number } | undefined
}

/** Which rows of a list are chosen. The way back finds them again; another question begins with none. */
export const useSelection = (
  { pagedRows, asOf, fetched, versions, isChanging }: SelectableRows,
  state: Pick<ListState, 'search' | 'filters'>,
): ListSelection => {
  const t = listMessages.useT()
  const { key: historyKey } = useLocation()
  const total = pagedRows?.total ?? 0
  const remembered = useSelectedRows(historyKey)
  const selected = useMemo(
    () => (isChanging ? remembered : stillThere(remembered, fetched, total)),
    [remembered, fetched, total, isChanging],
  )
  const all = headerCheckboxState(selected, fetched)

  const rowSelection = useMemo<RowSelection>(() => {
    // Rows that answer an earlier question are not chosen for this one.
    const setSelected = (next: SelectedRows) => {
      if (!isChanging) setSelectedRows(historyKey, next)
    }
    const shown = { fetched, versions }
    return {
      has: id => has(selected, id),
      select: (ids, on) => setSelected(withRows(selected, ids, on, shown)),
      all,
      selectAll: on => setSelected(on ? withRows(selected, fetched, true, shown) : NONE_SELECTED),
      allLabel: t('chooseAll'),
      labelOf: name => t('chooseRow', { name }),
    }
  }, [selected, historyKey, fetched, versions, isChanging, all, t])

  return {
    count: isAll(selected) ? total : selected.versions.size,
    canSelectAllMatching: !isAll(selected) && all === true && selected.versions.size < total,
    selectAllMatching: () => asOf && setSelectedRows(historyKey, { ...selected, allAsOf: asOf }),
    clear: () => setSelectedRows(historyKey, NONE_SELECTED),
    bulkTarget: () => toBulkTarget(selected, state),
    rowSelection,
  }
}
