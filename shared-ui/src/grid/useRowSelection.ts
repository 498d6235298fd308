import type { GridApi, IRowNode } from 'ag-grid-community'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { RowSelection } from './rows'

/** The rows look chosen as the selection says, those too that come later. */
const showSelection = <R extends { id: number }>(api: GridApi<R>, { has }: RowSelection): void => {
  const changed: Record<'on' | 'off', IRowNode<R>[]> = { on: [], off: [] }
  api.forEachNode(node => {
    const on = node.data !== undefined && has(node.data.id)
    if (node.isSelected() !== on) changed[on ? 'on' : 'off'].push(node)
  })
  api.setNodesSelected({ nodes: changed.on, newValue: true })
  api.setNodesSelected({ nodes: changed.off, newValue: false })
}

/** The selection of a list in a grid, which knows its rows by their place. */
export const useRowSelection = <R extends { id: number }>(
  grid: RefObject<GridApi<R> | null>,
  selection: RowSelection | undefined,
) => {
  const last = useRef<number>(undefined)

  useEffect(() => {
    if (grid.current && selection) showSelection(grid.current, selection)
  }, [grid, selection])

  const gridSelection = useMemo(() => {
    if (!selection) return undefined
    const idAt = (rowIndex: number) => grid.current?.getDisplayedRowAtIndex(rowIndex)?.data?.id
    const toggleRow = (rowIndex: number, extend: boolean) => {
      const id = idAt(rowIndex)
      if (id === undefined) return
      const from = extend ? (last.current ?? rowIndex) : rowIndex
      const [first, end] = from < rowIndex ? [from, rowIndex] : [rowIndex, from]
      const ids = Array.from({ length: end - first + 1 }, (_, index) => idAt(first + index))
      last.current = rowIndex
      // Rows on their way are not chosen unseen.
      selection.select(
        ids.filter(each => each !== undefined),
        !selection.has(id),
      )
    }
    return { ...selection, toggleRow }
  }, [grid, selection])

  return { gridSelection, applySelection: () => grid.current && selection && showSelection(grid.current, selection) }
}
