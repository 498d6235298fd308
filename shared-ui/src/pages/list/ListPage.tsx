import type { Column } from '@candela/shared-ui/grid'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useCallback } from 'react'
import { Button } from '../../components/Button'
import { FilterChip } from '../../components/FilterChip'
import { Page } from '../../components/Page'
import { SearchField } from '../../components/SearchField'
import { useBelow } from '../../useBelow'
import { ColumnChooser } from './ColumnChooser'
import { DensityMenu } from './DensityMenu'
import { ListRows, type ListTexts } from './ListRows'
import { Filters, Panel, Search, Toolbar } from './listStyle'
import { listMessages } from './messages'
import { type RowActions, RowMenu } from './RowMenu'
import { SortMenu } from './SortMenu'
import { type ListEndpoint, useListData } from './useListData'
import { useListLook } from './useListLook'
import { type Filter, useListState } from './useListState'

const NO_FILTERS: readonly Filter[] = []

export type ListPageProps<R extends { id: number }> = {
  /** What the look of this list is kept under. */
  name: string
  title: string
  subtitle: string
  endpoint: ListEndpoint<R>
  /** Kept over renders, as the two that follow: a new one is a new grid. */
  columns: readonly Column<R>[]
  filters?: readonly Filter[]
  hrefOf: (row: R) => string
  nameOf: (row: R) => string
  actionsOf: (row: R) => RowActions
  searchLabel: string
  texts: ListTexts
  /** Ghost, secondary, one primary last. */
  actions?: ReactNode
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A list of records: found, filtered, sorted, opened. What it shows stands in the address. */
export const ListPage = <R extends { id: number }>(props: ListPageProps<R>) => {
  const { name, title, subtitle, endpoint, columns, filters = NO_FILTERS, hrefOf, nameOf, actionsOf } = props
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const onPhone = useBelow('phone')
  const state = useListState(columns, filters)
  const data = useListData(endpoint, state)
  const { look, ordered, shown, change, reset } = useListLook(name, columns)

  const menuOf = useCallback(
    (row: R) => <RowMenu name={nameOf(row)} showHref={hrefOf(row)} inGrid={!onPhone} {...actionsOf(row)} />,
    [nameOf, hrefOf, actionsOf, onPhone],
  )

  return (
    <Page title={title} subtitle={subtitle} actions={props.actions} fills>
      <Panel aria-label={title}>
        <Toolbar role="search" aria-label={title}>
          <Search>
            <SearchField
              label={props.searchLabel}
              clearLabel={t('clearSearch')}
              value={state.search}
              onSearch={state.setSearch}
            />
            {onPhone && <SortMenu columns={columns} sort={state.sort} onChange={state.setSort} />}
          </Search>
          <Filters>
            {filters.map(({ key, label, options }) => (
              <FilterChip
                key={key}
                label={label}
                options={options}
                values={state.filters[key] ?? []}
                onChange={values => state.setFilter(key, values)}
                clearLabel={t('clearFilter')}
              />
            ))}
            {state.isFiltered && (
              <Button variant="ghost" size="sm" onClick={state.clearFilters}>
                {words('action.resetFilters')}
              </Button>
            )}
          </Filters>
          {!onPhone && (
            <>
              <DensityMenu density={look.density} onChange={density => change({ density })} />
              <ColumnChooser columns={ordered} hidden={look.hidden} onChange={change} onReset={reset} />
            </>
          )}
        </Toolbar>
        <ListRows
          data={data}
          state={state}
          onPhone={onPhone}
          density={look.density}
          texts={props.texts}
          rowSet={{ columns: shown, label: title, nameOf, hrefOf, actionsOf: menuOf, actionsLabel: t('actions') }}
        />
      </Panel>
      {props.children}
    </Page>
  )
}
