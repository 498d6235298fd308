import type { ListState } from '@candela/shared-contract'
import type { RowSelection } from '@candela/shared-ui/grid'
import { useLocation } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import { type Chosen, NOTHING, type Picked, stateOf, stillThere, toChosen, withRows } from './chosen'
import { setPicked, usePicked } from './listMemory'
import { listMessages } from './messages'
import type { ListData } from './useListData'

export type ListSelection = {
  count: number
  /** All rows that were fetched, and there are more. */
  canTakeMore: boolean
  takeAll: () => void
  clear: () => void
  chosen: () => Chosen
  /** What the rows need to know. */
  ofRows: RowSelection
}

/** Which rows of a list are chosen. The way back finds them again; another question begins with none. */
export const useSelection = <R>(
  { source, fetched: rows, isChanging }: ListData<R>,
  state: ListState,
): ListSelection => {
  const t = listMessages.useT()
  const { key } = useLocation()
  const total = source?.total ?? 0
  const kept = usePicked(key)
  const fetched = useMemo(() => [...new Set(rows.map(({ id }) => id))], [rows])
  const picked = useMemo(
    () => (isChanging ? kept : stillThere(kept, fetched, total)),
    [kept, fetched, total, isChanging],
  )
  const all = stateOf(picked, fetched)

  const ofRows = useMemo<RowSelection>(() => {
    // Rows that answer an earlier question are not chosen for this one.
    const pick = (next: Picked) => {
      if (!isChanging) setPicked(key, next)
    }
    return {
      has: id => picked === 'all' || picked.has(id),
      choose: (ids, on) => pick(withRows(picked, ids, on, fetched)),
      all,
      chooseAll: on => pick(on ? withRows(picked, fetched, true, fetched) : NOTHING),
      allLabel: t('chooseAll'),
      labelOf: name => t('chooseRow', { name }),
    }
  }, [picked, key, fetched, isChanging, all, t])

  return {
    count: picked === 'all' ? total : picked.size,
    canTakeMore: picked !== 'all' && all === true && picked.size < total,
    takeAll: () => setPicked(key, 'all'),
    clear: () => setPicked(key, NOTHING),
    chosen: () => toChosen(picked, state, rows),
    ofRows,
  }
}
