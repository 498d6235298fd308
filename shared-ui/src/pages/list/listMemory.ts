import type { VisibleRows } from '@candela/shared-ui/grid'
import { create } from 'zustand'
import { NONE_SELECTED, type SelectedRows } from './selectedRows'

/**
 * Where somebody left a list, by the key of the history entry: the way back leads there. Another question is another entry,
 * so what was chosen does not follow into it.
 */
const useSelectedRowsStore = create<Readonly<Record<string, SelectedRows>>>()(() => ({}))

export const useSelectedRows = (historyKey: string): SelectedRows =>
  useSelectedRowsStore(kept => kept[historyKey] ?? NONE_SELECTED)

export const setSelectedRows = (historyKey: string, selected: SelectedRows): void =>
  useSelectedRowsStore.setState({ [historyKey]: selected })

/** The rows in sight of a grid. Scrolling draws nobody anew but who asks for it. */
const useVisibleRowsStore = create<Readonly<Record<string, VisibleRows>>>()(() => ({}))

export const useVisibleRows = (historyKey: string): VisibleRows | undefined =>
  useVisibleRowsStore(kept => kept[historyKey])

export const rememberedVisibleRows = (historyKey: string): VisibleRows | undefined =>
  useVisibleRowsStore.getState()[historyKey]

export const setVisibleRows = (historyKey: string, visible: VisibleRows): void => {
  const now = rememberedVisibleRows(historyKey)
  if (now?.first !== visible.first || now.last !== visible.last) useVisibleRowsStore.setState({ [historyKey]: visible })
}

/** How many pages of cards were asked for. */
export const cardPages = new Map<string, number>()
