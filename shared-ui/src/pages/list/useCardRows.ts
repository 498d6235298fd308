import type { RowSource } from '@candela/shared-ui/grid'
import { useEffect, useEffectEvent, useState } from 'react'
import { cardPages } from './listMemory'

const pagesFrom2 = (pages: number) => Array.from({ length: pages - 1 }, (_, index) => index + 2)

/** As many pages as are known already: the way back shows them at once, so that the page can be where it was. */
const known = <R>({ knownPage }: RowSource<R>, pages: number): readonly (readonly R[])[] => {
  const found = pagesFrom2(pages).map(knownPage)
  const gap = found.indexOf(undefined)
  return (gap < 0 ? found : found.slice(0, gap)).filter(page => page !== undefined)
}

/** The rows of a list as long as somebody wanted it, by the entry of the history. */
export const useCardRows = <R>(source: RowSource<R>, entry: string, onFailure: (again: () => void) => void) => {
  const first = () => ({ source, entry, more: known(source, cardPages.get(entry) ?? 1) })
  const [state, setState] = useState(first)
  const [busy, setBusy] = useState(false)
  if (state.source !== source || state.entry !== entry) setState(first())

  const fetchPages = async (pages: number) => {
    setBusy(true)
    try {
      const more: (readonly R[])[] = []
      for (const page of pagesFrom2(pages)) more.push(await source.fetchPage(page))
      setState(now => (now.source === source ? { ...now, more } : now))
      cardPages.set(entry, pages)
    } catch {
      onFailure(() => void fetchPages(pages))
    } finally {
      setBusy(false)
    }
  }

  // What was known may be of yesterday; what is fresh is not asked again.
  const bringUpToDate = useEffectEvent((_source: RowSource<R>) => {
    const pages = Math.min(cardPages.get(entry) ?? 1, Math.ceil(source.total / source.perPage))
    if (pages > 1) void fetchPages(pages)
  })
  useEffect(() => bringUpToDate(source), [source])

  const rows = [...source.rows, ...state.more.flat()]
  const pages = state.more.length + 1
  return { rows, busy, fetchMore: () => void fetchPages(pages + 1) }
}
