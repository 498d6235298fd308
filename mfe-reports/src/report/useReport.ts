import { useSession } from '@candela/shared-auth'
import type { Currency } from '@candela/shared-contract'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useEffect, useMemo, useState } from 'react'
import { useCurrency } from '../shared/useCurrency'
import { keepFilters, lastFilters } from './lastFilters'

/** What a report is about, and how it is looked at. Filters apply when it is generated, the look at once. */
export type ReportState<F, D> = { filters: F; display: D; currency: Currency | null }

/** How a report writes what it is about into its address, and reads it there. */
export type ReportAddress<F, D> = {
  /** By this name its last filters are kept. */
  name: string
  stateIn: (search: string) => ReportState<F, D>
  toSearch: (state: ReportState<F, D>) => string
  /** The same look at the first page, where rows come by the page: other filters have other pages. */
  atFirstPage?: (display: D) => D
}

type Values = Readonly<Record<string, unknown>>

/** Whether two choices of filters ask for the same. */
const isSame = (one: Values, other: Values): boolean =>
  Object.entries(one).every(([name, value]) => String(value) === String(other[name]))

/**
 * The address says what a report is about. A bare one says nothing: then it is what this person ran last, and the
 * address says so from there on. What was chosen since is a draft until it is asked for.
 */
export const useReport = <F extends { period: string }, D>(address: ReportAddress<F, D>) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?.id ?? 0)
  const { name, stateIn, toSearch, atFirstPage = (display: D) => display } = address
  const asked = useMemo(() => stateIn(search || lastFilters(name, userId)), [search, name, userId, stateIn])
  const go = (next: Partial<ReportState<F, D>>, replace = false) =>
    void navigate({ search: toSearch({ ...asked, ...next }) }, { replace })
  const currency = useCurrency(asked.currency, chosen => go({ currency: chosen }, true))

  useEffect(() => {
    if (search === '') go({}, true)
  })

  // Who comes back to an address, or goes to another one, has chosen nothing since.
  const [draft, setDraft] = useState({ asked, filters: asked.filters })
  if (draft.asked !== asked) {
    const isOther = !isSame(draft.asked.filters, asked.filters)
    setDraft({ asked, filters: isOther ? asked.filters : draft.filters })
  }

  const run = (change: Partial<F> = {}) => {
    const filters = { ...draft.filters, ...change }
    const display = atFirstPage(asked.display)
    keepFilters(name, userId, toSearch({ ...asked, filters, display, currency: null }))
    go(isSame(filters, asked.filters) ? { filters } : { filters, display })
  }

  return {
    asked,
    currency,
    filters: draft.filters,
    /** Days that are none are asked for by nobody. */
    canRun: asked.filters.period !== '',
    isChanged: !isSame(draft.filters, asked.filters),
    choose: (change: Partial<F>) => setDraft({ asked, filters: { ...draft.filters, ...change } }),
    generate: () => run(),
    /** What applies at once, with all that was chosen before it. */
    run,
    /** How it is looked at; what is not asked for yet stays so. */
    changeDisplay: (change: Partial<D>) => go({ display: { ...asked.display, ...change } }),
    /** The address of exactly these numbers, whatever currency the reader has chosen. */
    link: toSearch({ ...asked, currency }),
  }
}
