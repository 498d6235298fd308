import {
  type ListState,
  listStateOf,
  rangeOf,
  showsRemoved,
  toDay,
  toQueryString,
  viewIn,
  withRemoved,
  withView,
} from '@candela/shared-contract'
import type { Column, Sort } from '@candela/shared-ui/grid'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo } from 'react'
import type { LoadOptions } from '../../components/combobox/useOptions'
import type { QuerySource } from '../entity/entity'

type Named = { key: string; label: string }

type OptionsFilter = Named & {
  kind?: 'options'
  /** Nothing while they are on their way: until then an address is taken at its word. */
  options: readonly { value: string; label: string; needsAttention?: boolean }[] | undefined
  /** They did not come; asks for them again. */
  onRetry?: () => void
  /** Of segments: the one that is looked at until somebody chooses another one, or all. */
  startsWith?: string
}

/** Days, as `PERIODS` names them or as two of them. */
export type PeriodFilter = Named & { kind: 'period'; options?: undefined }

/** Values that are too many to be listed: found by typing, or only ever given by a link. */
export type SearchFilter = Named & {
  kind: 'search'
  options?: undefined
  load?: LoadOptions<string>
  /** What a value is called, asked for when an address has it. */
  nameOf: (value: string) => QuerySource<string>
}

/** A filter that a list offers: any of the values may be let through. */
export type Filter = OptionsFilter | PeriodFilter | SearchFilter

/** What a list offers to choose by. Segments are a filter of a few values, of which one or all are looked at. */
export type ListFilters = { segments?: Filter; filters: readonly Filter[] }

/** Whether a period is one does not depend on the day. */
const ANY_DAY = toDay('2000-01-01')

/** What an address may ask for. */
type Allowed = { sortable: readonly string[]; filters: readonly Filter[]; segments: Filter | undefined }

/** How an address says that all segments are looked at, where the list begins with one of them. */
const ALL = 'all'

const startOf = (segments: Filter | undefined): string | undefined =>
  segments && (segments.kind === undefined || segments.kind === 'options') ? segments.startsWith : undefined

/** What the address says of it: nothing of what the list begins with. */
const addressOf = (state: ListState, segments: Filter | undefined): string => {
  const start = startOf(segments)
  if (!segments || start === undefined) return toQueryString(state)
  const { [segments.key]: chosen = [], ...filters } = state.filters
  const said = chosen[0] === start ? {} : { [segments.key]: chosen.length > 0 ? chosen : [ALL] }
  return toQueryString({ ...state, filters: { ...filters, ...said } })
}

/** What the list can do something with; an address may have been typed, or be of another time. */
const understood = (state: ListState, { sortable, filters, segments }: Allowed): ListState => {
  const valuesOf = ({ key, kind, options }: Filter) => {
    const start = key === segments?.key ? startOf(segments) : undefined
    const asked = state.filters[key] ?? (start === undefined ? [] : [start])
    const values = [...new Set(asked)]
    if (kind === 'period') return values.filter(value => rangeOf(value, ANY_DAY)).slice(0, 1)
    return values.filter(value => !options || options.some(option => option.value === value))
  }
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
  /** Somebody chose something else than what the list begins with. */
  isChanged: boolean
  setSearch: (search: string) => void
  setSort: (sort: Sort[]) => void
  setFilter: (key: string, values: string[]) => void
  /** Back to what the list begins with; from there to everything. */
  clearFilters: () => void
  /** Another address as this list understands it, so that two of them can be compared. */
  understand: (address: string) => string
}

/** Marks a navigation inside of the list: an empty address is then meant, and no default view takes its place. */
export const WITHIN = { within: true } as const

/** What a list shows, kept in the address: it can be sent to somebody, and the way back leads to the same rows. */
export const useListState = <R>(
  columns: readonly Column<R>[],
  filters: readonly Filter[],
  segments?: Filter,
): ListControls => {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const allowed = useMemo(() => {
    const sortable = columns.filter(column => column.sortable).map(({ field }) => field)
    return { sortable, filters, segments }
  }, [columns, filters, segments])
  const state = useMemo(() => understood(listStateOf(address), allowed), [address, allowed])

  const go = (change: Partial<ListState>, replace = false) =>
    void navigate(
      {
        search: withView(
          withRemoved(addressOf({ ...state, ...change }, segments), showsRemoved(address)),
          viewIn(address),
        ),
      },
      { replace, state: WITHIN },
    )

  const start = startOf(segments)
  const first: ListState['filters'] = segments && start !== undefined ? { [segments.key]: [start] } : {}
  const isChanged = state.search !== '' || JSON.stringify(state.filters) !== JSON.stringify(first)

  return {
    ...state,
    isChanged,
    isFiltered: state.search !== '' || Object.keys(state.filters).length > 0,
    // One step back leaves the search, it does not take it apart letter by letter.
    setSearch: search => go({ search }, state.search !== '' && search !== ''),
    setSort: sort => go({ sort }),
    setFilter: (key, values) => go({ filters: { ...state.filters, [key]: values } }),
    clearFilters: () => go({ search: '', filters: isChanged ? first : {} }),
    understand: other => addressOf(understood(listStateOf(other), allowed), segments),
  }
}
