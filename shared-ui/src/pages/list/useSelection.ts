import type { ListState } from '@candela/shared-contract'
import type { RowSelection } from '@candela/shared-ui/grid'
import { useLocation } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import { type Chosen, has, isAll, NOTHING, type Picked, stateOf, stillThere, toChosen, withRows } from './chosen'
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
  { source, asOf, fetched, versions, isChanging }: ListData<R>,
  state: ListState,
): ListSelection => {
  const t = listMessages.useT()
  const { key } = useLocation()
  const total = source?.total ?? 0
  const kept = usePicked(key)
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
    const shown = { fetched, versions }
    return {
      has: id => has(picked, id),
      choose: (ids, on) => pick(withRows(picked, ids, on, shown)),
      all,
      chooseAll: on => pick(on ? withRows(picked, fetched, true, shown) : NOTHING),
      allLabel: t('chooseAll'),
      labelOf: name => t('chooseRow', { name }),
    }
  }, [picked, key, fetched, versions, isChanging, all, t])

  return {
    count: isAll(picked) ? total : picked.versions.size,
    canTakeMore: !isAll(picked) && all === true && picked.versions.size < total,
    takeAll: () => asOf && setPicked(key, { ...picked, allAsOf: asOf }),
    clear: () => setPicked(key, NOTHING),
    chosen: () => toChosen(picked, state),
    ofRows,
  }
}
