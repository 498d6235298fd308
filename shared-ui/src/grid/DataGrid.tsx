import { useNavigate } from '@candela/shared-ui/router'
import type {
  CellClickedEvent,
  CellKeyDownEvent,
  FullWidthCellKeyDownEvent,
  GetRowIdParams,
  IDatasource,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Column, Sort } from './column'
import { ACTIONS, ACTIONS_WIDTH, toColumnDefs } from './columnDefs'
import { GridRoom } from './gridStyle'
import { gridModules } from './modules'
import { pageNonce } from './pageNonce'
import { SortContext } from './sortContext'
import { gridTheme } from './theme'

/** The rows of one question: the first page of them, and how to get the others. */
export type RowSource<R> = {
  rows: readonly R[]
  total: number
  perPage: number
  fetchPage: (page: number) => Promise<readonly R[]>
}

/** What a list shows of its rows, in a grid or on cards. */
export type RowSet<R> = {
  source: RowSource<R>
  columns: readonly Column<R>[]
  /** What the rows are, together. */
  label: string
  nameOf: (row: R) => string
  hrefOf: (row: R) => string
  /** The button with what can be done to a row. */
  actionsOf?: (row: R) => ReactNode
  actionsLabel: string
}

export type DataGridProps<R> = RowSet<R> & {
  rowHeight: number
  sort: readonly Sort[]
  onSort: (field: string, adds: boolean) => void
  /** Some rows could not be fetched; the given function asks for them again. Kept over renders. */
  onFailure: (again: () => void) => void
  /** Where a reader left off, and a place to keep it. */
  startAt?: number
  onScrolled?: (firstRow: number) => void
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null

const datasourceOf = <R,>(
  { rows, total, perPage, fetchPage }: RowSource<R>,
  onFailure: DataGridProps<R>['onFailure'],
): IDatasource => ({
  rowCount: total,
  getRows: request => {
    const page = request.startRow / perPage + 1
    if (page === 1) return request.successCallback([...rows], total)
    fetchPage(page).then(
      more => request.successCallback([...more], total),
      () => {
        request.failCallback()
        onFailure(() => request.api.refreshInfiniteCache())
      },
    )
  },
})

/** Rows of a list in columns: fetched as they are scrolled to, walked with the arrows, opened with Enter or Space. */
export const DataGrid = <R extends { id: number }>(props: DataGridProps<R>) => {
  const { source, columns, label, nameOf, hrefOf, actionsOf, actionsLabel, rowHeight } = props
  const { sort, onSort, onFailure, startAt, onScrolled } = props
  const room = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [nonce] = useState(pageNonce)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const needed = columns.reduce((sum, column) => sum + column.width, actionsOf ? ACTIONS_WIDTH : 0)
  const scrolls = width > 0 && width < needed
  const columnDefs = useMemo(
    () => toColumnDefs({ columns, hrefOf, nameOf, actionsOf, actionsLabel, scrolls }),
    [columns, hrefOf, nameOf, actionsOf, actionsLabel, scrolls],
  )

  const datasource = useMemo(() => datasourceOf(source, onFailure), [source, onFailure])

  const open = (row: R | undefined) => row && void navigate(hrefOf(row))

  const onCellClicked = ({ data, event, column }: CellClickedEvent<R>) => {
    if (column.getColId() === ACTIONS || !event || event.defaultPrevented || isControl(event.target)) return
    open(data)
  }

  const onCellKeyDown = ({ data, event, ...cell }: CellKeyDownEvent<R> | FullWidthCellKeyDownEvent<R>) => {
    if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key) || isControl(event.target)) return
    event.preventDefault()
    if ('column' in cell && cell.column.getColId() === ACTIONS)
      (event.target as HTMLElement).querySelector('button')?.click()
    else open(data)
  }

  return (
    <GridRoom ref={room}>
      {width > 0 && (
        <SortContext value={{ sort, onSort }}>
          <AgGridReact<R>
            modules={gridModules}
            theme={gridTheme}
            styleNonce={nonce}
            rowModelType="infinite"
            datasource={datasource}
            cacheBlockSize={source.perPage}
            infiniteInitialRowCount={source.total}
            columnDefs={columnDefs}
            defaultColDef={{ sortable: false, suppressMovable: true, minWidth: 64 }}
            getRowId={({ data }: GetRowIdParams<R>) => String(data.id)}
            rowHeight={rowHeight}
            maintainColumnOrder={false}
            suppressDragLeaveHidesColumns
            suppressColumnVirtualisation={columns.length < 20}
            onGridReady={event => {
              room.current?.querySelector('[role=grid], [role=treegrid]')?.setAttribute('aria-label', label)
              if (startAt) event.api.ensureIndexVisible(startAt, 'top')
            }}
            onBodyScrollEnd={event => onScrolled?.(event.api.getFirstDisplayedRowIndex())}
            onCellClicked={onCellClicked}
            onCellKeyDown={onCellKeyDown}
          />
        </SortContext>
      )}
    </GridRoom>
  )
}
