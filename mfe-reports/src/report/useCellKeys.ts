import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

/** Rows of a table as its cells name them: its heading and its totals stand before the first line. */
export const HEADING_ROW = -2
export const TOTALS_ROW = -1

const PAGE = 10

type Place = { row: number; column: number }

const placeOf = (cell: Element): Place => ({
  row: Number(cell.parentElement?.getAttribute('data-row')),
  column: Number(cell.getAttribute('data-column')),
})

const movedBy = (event: KeyboardEvent, { row, column }: Place, last: Place): Place | undefined => {
  switch (event.key) {
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'PageDown':
      return { row: row + PAGE, column }
    case 'PageUp':
      return { row: row - PAGE, column }
    case 'Home':
      return { row: event.ctrlKey ? HEADING_ROW : row, column: 0 }
    case 'End':
      return { row: event.ctrlKey ? last.row : row, column: last.column }
    default:
      return undefined
  }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

type Options = {
  table: RefObject<HTMLElement | null>
  last: Place
  hasTotals: boolean
  /** Enter, or a press, on a cell. */
  onOpen: (place: Place) => void
  /** Space, where lines can be chosen; otherwise it opens as well. */
  onChoose?: ((place: Place) => void) | undefined
}

/** The table is one stop of the keyboard; the arrows go through its cells, Enter opens. */
export const useCellKeys = ({ table, last, hasTotals, onOpen, onChoose = onOpen }: Options) => {
  const cellAt = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)

  // The cell that was the stop may be gone with its line. The first stop is a line: what scrolls has the keyboard.
  useEffect(() => {
    if (table.current?.querySelector('[data-column][tabindex="0"]')) return
    const first = cellAt({ row: 0, column: 0 }) ?? cellAt({ row: HEADING_ROW, column: 0 })
    first?.setAttribute('tabindex', '0')
  })

  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest('[data-column]')
    if (!cell) return
    for (const stop of table.current?.querySelectorAll('[data-column][tabindex="0"]') ?? [])
      stop.setAttribute('tabindex', '-1')
    cell.setAttribute('tabindex', '0')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest('[data-column]')
    if (!cell || event.altKey || event.metaKey) return
    const now = placeOf(cell)
    if ((event.key === 'Enter' || event.key === ' ') && !(event.target as Element).closest('a, button, input')) {
      event.preventDefault()
      return (event.key === ' ' ? onChoose : onOpen)(now)
    }
    const next = movedBy(event, now, last)
    if (!next) return
    event.preventDefault()
    const row = within(next.row, HEADING_ROW, last.row)
    const isPast = row === TOTALS_ROW && !hasTotals
    cellAt({
      row: isPast ? (now.row < row ? row + 1 : HEADING_ROW) : row,
      column: within(next.column, 0, last.column),
    })?.focus()
  }
  return { onFocus, onKeyDown, placeOf }
}
