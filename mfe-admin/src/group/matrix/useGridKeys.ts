import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const CELL = '[data-cell]'

const cellsIn = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(CELL) ?? []),
]

/** In another row: the same column, or the nearest one before it. */
const inColumn = (row: HTMLElement[], column: number): HTMLElement | undefined =>
  row.findLast(cell => Number(cell.dataset.cell) <= column) ?? row[0]

const targetOf = ({ key, ctrlKey }: KeyboardEvent, table: HTMLTableElement, cell: HTMLElement) => {
  const row = cellsIn(cell.closest('tr'))
  const at = row.indexOf(cell)
  const rows = [...table.rows].map(cellsIn).filter(cells => cells.length > 0)
  const rowAt = rows.findIndex(cells => cells.includes(cell))
  const column = Number(cell.dataset.cell)
  const all = rows.flat()
  switch (key) {
    case 'ArrowRight':
      return row[at + 1]
    case 'ArrowLeft':
      return row[at - 1]
    case 'ArrowDown':
      return inColumn(rows[rowAt + 1] ?? [], column)
    case 'ArrowUp':
      return inColumn(rows[rowAt - 1] ?? [], column)
    case 'Home':
      return ctrlKey ? all[0] : row[0]
    case 'End':
      return ctrlKey ? all.at(-1) : row.at(-1)
    default:
      return undefined
  }
}

const MOVES = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/**
 * One stop of the Tab key for a whole table; inside, arrows, Home and End move. Each control says its column with
 * `data-cell` and is out of the Tab order by itself; the one that was last in use is let in.
 */
export const useGridKeys = (table: RefObject<HTMLTableElement | null>) => {
  useLayoutEffect(() => {
    const cells = cellsIn(table.current)
    if (!cells.some(cell => cell.tabIndex === 0) && cells[0]) cells[0].tabIndex = 0
  })

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(CELL)) return
    for (const cell of cellsIn(table.current)) if (cell.tabIndex === 0) cell.tabIndex = -1
    target.tabIndex = 0
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !target.matches(CELL) || !table.current) return
    if (key === 'Enter') {
      // In a form it would send the whole form.
      event.preventDefault()
      target.click()
    }
    if (!MOVES.has(key) || event.altKey || event.metaKey) return
    event.preventDefault()
    targetOf(event, table.current, target)?.focus()
  }

  return { onFocus, onKeyDown }
}
