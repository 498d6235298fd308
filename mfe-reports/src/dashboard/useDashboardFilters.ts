import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import { useCurrency } from '../parts/useCurrency'
import { type DashboardFilters, filtersIn, questionOf, toSearch } from './address'

/** What the page is about, kept in its address. */
export const useDashboardFilters = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => filtersIn(search), [search])
  const change = (next: Partial<DashboardFilters>, replace = false) =>
    void navigate({ search: toSearch({ ...asked, ...next }) }, { replace })
  const currency = useCurrency(asked.currency, chosen => change({ currency: chosen }, true))
  const question = useMemo(() => questionOf(asked, currency), [asked, currency])

  return { asked, question, change }
}
