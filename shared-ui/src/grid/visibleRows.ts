import type { GridApi } from 'ag-grid-community'
import { HEADER_HEIGHT } from '../rowMeasures'

/** The rows in sight, counted from 1. */
export type VisibleRows = { first: number; last: number }

/** A row that is half in sight counts. */
export const visibleRowsIn = (top: number, bottom: number, rowHeight: number, total: number): VisibleRows => {
  const first = Math.min(Math.round(top / rowHeight) + 1, total)
  return { first, last: Math.min(Math.max(Math.round(bottom / rowHeight), first), total) }
}

export const visibleRowsOf = (
  api: GridApi | null,
  room: HTMLElement | null,
  rowHeight: number,
  total: number,
): VisibleRows => {
  const top = api?.getVerticalPixelRange().top ?? 0
  // The grid hears of its new height later than its room has it.
  const height = (room?.clientHeight ?? 0) - HEADER_HEIGHT
  return visibleRowsIn(top, top + height, rowHeight, total)
}
