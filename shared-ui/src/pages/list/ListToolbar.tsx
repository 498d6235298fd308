import type { Column } from '@candela/shared-ui/grid'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { SearchField } from '../../components/SearchField'
import { ColumnChooser } from './ColumnChooser'
import { DensityMenu } from './DensityMenu'
import { KeyHelp } from './KeyHelp'
import { ListFilter } from './ListFilter'
import { Filters, Looks, Search, Toolbar } from './listStyle'
import { listMessages } from './messages'
import { Segments } from './Segments'
import { SortMenu } from './SortMenu'
import type { FilterCounts } from './useListData'
import type { ListLookControls } from './useListLook'
import type { Filter, ListControls } from './useListState'

type ListToolbarProps<R> = {
  label: string
  searchLabel: string
  columns: readonly Column<R>[]
  filters: readonly Filter[]
  segments: Filter | undefined
  counts: FilterCounts | undefined
  state: ListControls
  look: ListLookControls<R>
  /** Chooses and keeps what all of this shows. */
  views: ReactNode
  onPhone: boolean
  /** Rows can be chosen. */
  selects: boolean
  /** On a phone: cards are being chosen. */
  selecting: boolean
  onSelecting: (on: boolean) => void
}

/** What decides which rows a list shows, and how. */
export const ListToolbar = <R,>(props: ListToolbarProps<R>) => {
  const { label, searchLabel, columns, filters, segments, counts, state, onPhone, selects, selecting } = props
  const { current, ordered, change, reset } = props.look
  const t = listMessages.useT()
  const words = commonMessages.useT()

  return (
    <Toolbar role="search" aria-label={label}>
      <Search>
        <SearchField
          label={searchLabel}
          clearLabel={t('clearSearch')}
          value={state.search}
          onSearch={state.setSearch}
        />
        {onPhone && <SortMenu columns={columns} sort={state.sort} onChange={state.setSort} />}
      </Search>
      {!onPhone && props.views}
      {segments && (
        <Segments
          filter={segments}
          value={state.filters[segments.key]?.[0] ?? ''}
          counts={counts}
          onChange={value => state.setFilter(segments.key, value ? [value] : [])}
        />
      )}
      <Filters>
        {onPhone && props.views}
        {onPhone && selects && (
          <Button size="sm" aria-pressed={selecting} onClick={() => props.onSelecting(!selecting)}>
            {t(selecting ? 'selectDone' : 'selectCards')}
          </Button>
        )}
        {filters.map(filter => (
          <ListFilter key={filter.key} filter={filter} counts={counts?.[filter.key]} state={state} />
        ))}
        {state.isChanged && (
          <Button variant="ghost" size="sm" onClick={state.clearFilters}>
            {words('action.resetFilters')}
          </Button>
        )}
      </Filters>
      {!onPhone && (
        <Looks>
          <KeyHelp selects={selects} />
          <DensityMenu density={current.density} onChange={density => change({ density })} />
          <ColumnChooser columns={ordered} hidden={current.hidden} onChange={change} onReset={reset} />
        </Looks>
      )}
    </Toolbar>
  )
}
