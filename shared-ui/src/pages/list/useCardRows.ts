import type { PagedRows } from '@candela/shared-ui/grid'
import { useEffect, useEffectEvent, useState } from 'react'
import { cardPages } from './listMemory'

const pagesFrom2 = (pages: number) => Array.from({ length: pages - 1 }, (_, index) => index + 2)

/** As many pages as are known already: the way back shows them at once, so that the page can be where it was. */
const known = <R>({ knownPage }: PagedRows<R>, pages: number): readonly (readonly R[])[] => {
  const found = pagesFrom2(pages).map(knownPage)
  const gap = found.indexOf(undefined)
  return (gap < 0 ? found : found.slice(0, gap)).filter(page => page !== undefined)
}

/** The rows of a list as long as somebody wanted it, by the key of the history entry. */
export const useCardRows = <R>(pagedRows: PagedRows<R>, historyKey: string, onFailure: (again: () => void) => void) => {
  const first = () => ({ pagedRows, historyKey, more: known(pagedRows, cardPages.get(historyKey) ?? 1) })
  const [state, setState] = useState(first)
  const [busy, setBusy] = useState(false)
  if (state.pagedRows !== pagedRows || state.historyKey !== historyKey) setState(first())

  const fetchPages = async (pages: number) => {
    setBusy(true)
    // Before the answer: rows that are newer than it ask for as many.
    cardPages.set(historyKey, pages)
    try {
      const more = await pagedRows.fetchPages(pagesFrom2(pages))
      setState(now => (now.pagedRows === pagedRows ? { ...now, more } : now))
    } catch {
      onFailure(() => void fetchPages(pages))
    } finally {
      setBusy(false)
    }
  }

  // What was known may be of yesterday; what is fresh is not asked again.
  const bringUpToDate = useEffectEvent((_source: PagedRows<R>) => {
    const pages = Math.min(cardPages.get(historyKey) ?? 1, Math.ceil(pagedRows.total / pagedRows.perPage))
    if (pages > 1) void fetchPages(pages)
  })
  useEffect(() => bringUpToDate(pagedRows), [pagedRows])

  const rows = [...pagedRows.rows, ...state.more.flat()]
  const pages = state.more.length + 1
  return { rows, busy, fetchMore: () => void fetchPages(pages + 1) }
}
