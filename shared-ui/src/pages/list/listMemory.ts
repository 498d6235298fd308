import type { VisibleRows } from '@candela/shared-ui/grid'
import { create } from 'zustand'
import { NOTHING, type Picked } from './chosen'

/**
 * Where somebody left a list, by the entry of the history: the way back leads there. Another question is another entry,
 * so what was chosen does not follow into it.
 */
const usePickedStore = create<Readonly<Record<string, Picked>>>()(() => ({}))

export const usePicked = (entry: string): Picked => usePickedStore(kept => kept[entry] ?? NOTHING)

export const setPicked = (entry: string, picked: Picked): void => usePickedStore.setState({ [entry]: picked })

/** The rows in sight of a grid. Scrolling draws nobody anew but who asks for it. */
const useSightStore = create<Readonly<Record<string, VisibleRows>>>()(() => ({}))

export const useSight = (entry: string): VisibleRows | undefined => useSightStore(kept => kept[entry])

export const visibleRowsOf = (entry: string): VisibleRows | undefined => useSightStore.getState()[entry]

export const setVisibleRows = (entry: string, sight: VisibleRows): void => {
  const now = visibleRowsOf(entry)
  if (now?.first !== sight.first || now.last !== sight.last) useSightStore.setState({ [entry]: sight })
}

/** How many pages of cards were asked for. */
export const cardPages = new Map<string, number>()
