import type { RowKeyboard, RowSelection } from '@candela/shared-ui/grid'
import type { RefObject } from 'react'

/** What keys do on cards: their links, or their boxes while they are chosen, have the focus. */
export const cardKeyboardOf = <R extends { id: number }>(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly R[],
  selection: RowSelection | undefined,
): RowKeyboard<R> => {
  const cards = () => [...(list.current?.children ?? [])]
  const at = () => cards().findIndex(card => card.contains(document.activeElement))
  return {
    focused: () => rows[at()],
    move: by => {
      const now = at()
      const card = cards()[now < 0 ? 0 : now + by]
      card?.querySelector<HTMLElement>('input, a')?.focus()
    },
    toggle: () => {
      const row = rows[at()]
      if (row) selection?.select([row.id], !selection.has(row.id))
    },
  }
}
