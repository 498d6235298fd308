import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import { useCurrency } from '../shared/useCurrency'
import { type DashboardFilters, filtersIn, questionOf, toSearch } from './address'

/** What the page is about, kept in its address. */
export const useDashboardFilters = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => filtersIn(search), [search])
  const change = (next: Partial<DashboardFilters>, replace = false) =>
    void navigate({ search: toSearch({ ...filters, ...next }) }, { replace })
  const currency = useCurrency(filters.currency, chosen => change({ currency: chosen }, true))
  const question = useMemo(() => questionOf(filters, currency), [filters, currency])

  return { filters, question, change }
}
