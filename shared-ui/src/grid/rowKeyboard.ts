import type { GridApi } from 'ag-grid-community'
import type { RefObject } from 'react'
import type { RowKeyboard } from './rows'

type Options<R> = {
  grid: RefObject<GridApi<R> | null>
  room: RefObject<HTMLElement | null>
  /** The column that the focus comes to first. */
  title: string
  firstVisibleRow: () => number
  toggleRow: ((rowIndex: number, extend: boolean) => void) | undefined
}

/** What keys do in a grid: its own focus moves, so the arrows go on from there. */
export const rowKeyboardOf = <R>({ grid, room, title, firstVisibleRow, toggleRow }: Options<R>): RowKeyboard<R> => {
  // Asked of the page: a focus that something else set the grid does not know.
  const place = () => {
    const cell = document.activeElement?.closest('[col-id]')
    const row = cell?.closest('[row-index]')
    if (!cell || !row || !room.current?.contains(row)) return undefined
    return { rowIndex: Number(row.getAttribute('row-index')), column: cell.getAttribute('col-id') ?? title }
  }
  return {
    focused: () => {
      const cell = place()
      return cell && grid.current?.getDisplayedRowAtIndex(cell.rowIndex)?.data
    },
    move: by => {
      const api = grid.current
      if (!api) return
      const now = place()
      const last = now ?? api.getFocusedCell()
      const row = last ? last.rowIndex + (now ? by : 0) : firstVisibleRow()
      if (row < 0 || row >= api.getDisplayedRowCount()) return
      api.ensureIndexVisible(row)
      api.setFocusedCell(row, last?.column ?? title)
    },
    toggle: extend => {
      const cell = place()
      if (cell) toggleRow?.(cell.rowIndex, extend)
    },
  }
}
