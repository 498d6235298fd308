import { type ListState, listStateOf, toListSearch } from '@candela/shared-contract'
import type { Column, Sort } from '@candela/shared-ui/grid'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo } from 'react'

/** A filter that a list offers: any of the values may be let through. */
export type Filter = {
  key: string
  label: string
  /** Nothing while they are on their way: until then an address is taken at its word. */
  options: readonly { value: string; label: string }[] | undefined
  /** They did not come; asks for them again. */
  onRetry?: () => void
}

/** What an address may ask for. */
type Allowed = { sortable: readonly string[]; filters: readonly Filter[]; segments: Filter | undefined }

/** What the list can do something with; an address may have been typed, or be of another time. */
const understood = (state: ListState, { sortable, filters, segments }: Allowed): ListState => {
  const valuesOf = ({ key, options }: Filter) =>
    [...new Set(state.filters[key])].filter(value => !options || options.some(option => option.value === value))
  const chosen = [
    ...filters.map(filter => [filter.key, valuesOf(filter)] as const),
    ...(segments ? [[segments.key, valuesOf(segments).slice(0, 1)] as const] : []),
  ]
  return {
    search: state.search.slice(0, 200),
    sort: state.sort.filter(({ field }) => sortable.includes(field)),
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
  }
}

export type ListControls = ListState & {
  isFiltered: boolean
  setSearch: (search: string) => void
  setSort: (sort: Sort[]) => void
  setFilter: (key: string, values: string[]) => void
  clearFilters: () => void
}

/** What a list shows, kept in the address: it can be sent to somebody, and the way back leads to the same rows. */
export const useListState = <R>(
  columns: readonly Column<R>[],
  filters: readonly Filter[],
  segments?: Filter,
): ListControls => {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => {
    const sortable = columns.filter(column => column.sortable).map(({ field }) => field)
    return understood(listStateOf(address), { sortable, filters, segments })
  }, [address, columns, filters, segments])

  const go = (change: Partial<ListState>, replace = false) =>
    void navigate({ search: toListSearch({ ...state, ...change }) }, { replace })

  return {
    ...state,
    isFiltered: state.search !== '' || Object.keys(state.filters).length > 0,
    // One step back leaves the search, it does not take it apart letter by letter.
    setSearch: search => go({ search }, state.search !== '' && search !== ''),
    setSort: sort => go({ sort }),
    setFilter: (key, values) => go({ filters: { ...state.filters, [key]: values } }),
    clearFilters: () => go({ search: '', filters: {} }),
  }
}
