import { type ListState, listStateOf, toListSearch } from '@candela/shared-contract'
import type { Column, Sort } from '@candela/shared-ui/grid'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo } from 'react'

/** A filter that a list offers: any of the values may be let through. */
export type Filter = { key: string; label: string; options: readonly { value: string; label: string }[] }

/** What the list can do something with; an address may have been typed, or be of another time. */
const understood = (state: ListState, sortable: readonly string[], filters: readonly Filter[]): ListState => ({
  search: state.search.slice(0, 200),
  sort: state.sort.filter(({ field }) => sortable.includes(field)),
  filters: Object.fromEntries(
    filters.flatMap(({ key, options }) => {
      const values = options.map(({ value }) => value).filter(value => state.filters[key]?.includes(value))
      return values.length > 0 ? [[key, values]] : []
    }),
  ),
})

export type ListControls = ListState & {
  isFiltered: boolean
  setSearch: (search: string) => void
  setSort: (sort: Sort[]) => void
  setFilter: (key: string, values: string[]) => void
  clearFilters: () => void
}

/** What a list shows, kept in the address: it can be sent to somebody, and the way back leads to the same rows. */
export const useListState = <R>(columns: readonly Column<R>[], filters: readonly Filter[]): ListControls => {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(
    () =>
      understood(
        listStateOf(address),
        columns.filter(({ sortable }) => sortable).map(({ field }) => field),
        filters,
      ),
    [address, columns, filters],
  )

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
