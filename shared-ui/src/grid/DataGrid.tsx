import { useNavigate } from '@candela/shared-ui/router'
import type {
  CellClickedEvent,
  CellKeyDownEvent,
  FullWidthCellKeyDownEvent,
  GetRowIdParams,
  GridApi,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { ACTIONS_WIDTH, SELECT_WIDTH } from '../rowMeasures'
import type { Sort } from './column'
import { ACTIONS, isSpaceKey, SELECT, toColumnDefs } from './columnDefs'
import { SelectionContext, SortContext } from './contexts'
import { GridRoom } from './gridStyle'
import { gridModules } from './modules'
import { pageNonce } from './pageNonce'
import { rowKeyboardOf } from './rowKeyboard'
import type { HrefOf, RowDisplay } from './rows'
import { gridTheme } from './theme'
import { MAX_BLOCKS, useDatasource } from './useDatasource'
import { useRoomWidth } from './useRoomWidth'
import { useRowSelection } from './useRowSelection'
import { type VisibleRows, visibleRowsOf } from './visibleRows'

export type DataGridProps<R> = Omit<RowDisplay<R>, 'hrefOf'> & {
  hrefOf: HrefOf<R>
  /** What the rows come to: it stays above them. */
  totals?: R
  rowHeight: number
  sort: readonly Sort[]
  onSort: (field: string, keepsOthers: boolean) => void
  /** Some rows could not be fetched; the given function asks for them again. Kept over renders. */
  onFailure: (again: () => void) => void
  /** Of the history entry or the question: when it changes, the grid scrolls to `startAt`. */
  scrollKey: string
  startAt: number
  /** Its rows are on the screen. */
  onDrawn?: () => void
  /** Says when it may take the place of what stood there: at once, unless that is pressed. */
  drawWhen?: (draw: () => void) => void
  /** Which rows are in sight: at first, and after every movement. */
  onVisibleRows?: (visibleRows: VisibleRows) => void
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null

/** A box keeps the space bar; Enter opens the row from there as from everywhere else in it. */
const belongsToControl = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(key === ' ' ? 'a, button, input' : 'a, button') !== null

/** The same object over renders: another one would build the columns anew. */
const EVERY_COLUMN = {
  sortable: false,
  suppressMovable: true,
  minWidth: 64,
  suppressKeyboardEvent: isSpaceKey,
} as const

const ROW_SELECTION_OPTIONS = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  enableClickSelection: false,
} as const

/** Rows of a list in columns: fetched as they are scrolled to, walked with the arrows, opened with Enter. */
export const DataGrid = <R extends { id: number }>(props: DataGridProps<R>) => {
  const { pagedRows, columns, label, nameOf, hrefOf, actionsOf, actionsLabel, rowHeight, selection, rowKeyboard } =
    props
  const {
    sort,
    onSort,
    onFailure,
    scrollKey,
    startAt,
    onDrawn,
    drawWhen = draw => draw(),
    onVisibleRows,
    totals,
  } = props
  const room = useRef<HTMLDivElement>(null)
  const grid = useRef<GridApi<R>>(null)
  const navigate = useNavigate()
  const [nonce] = useState(pageNonce)
  const width = useRoomWidth(room)
  const selects = selection !== undefined
  const [isDrawn, setDrawn] = useState(false)
  const draw = () => {
    setDrawn(true)
    onDrawn?.()
  }
  const show = () => drawWhen(draw)

  const needed = columns.reduce(
    (sum, column) => sum + column.width,
    (actionsOf ? ACTIONS_WIDTH : 0) + (selects ? SELECT_WIDTH : 0),
  )
  const scrolls = width > 0 && width < needed
  const columnDefs = useMemo(
    () => toColumnDefs({ columns, hrefOf, nameOf, actionsOf, actionsLabel, selects, scrolls }),
    [columns, hrefOf, nameOf, actionsOf, actionsLabel, selects, scrolls],
  )
  const pinned = useMemo(() => (totals ? [totals] : undefined), [totals])
  const datasource = useDatasource(grid, pagedRows, onFailure)
  const { gridSelection, applySelection } = useRowSelection(grid, selection)

  const visibleRowsNow = () => visibleRowsOf(grid.current, room.current, rowHeight, pagedRows.total)
  const reportVisibleRows = () => {
    if (grid.current) onVisibleRows?.(visibleRowsNow())
  }
  const shownKey = useRef(scrollKey)
  useEffect(() => {
    if (shownKey.current === scrollKey) return
    shownKey.current = scrollKey
    grid.current?.ensureIndexVisible(startAt, 'top')
  }, [scrollKey, startAt])

  const title = columns[0]?.field ?? ''
  useImperativeHandle(rowKeyboard, () =>
    rowKeyboardOf({
      grid,
      room,
      title,
      firstVisibleRow: () => visibleRowsNow().first - 1,
      toggleRow: gridSelection?.toggleRow,
    }),
  )
  const open = (row: R | undefined) => {
    const href = row && hrefOf(row)
    if (href) void navigate(href)
  }

  const onCellClicked = ({ data, event, column, rowIndex }: CellClickedEvent<R>) => {
    if (!event || event.defaultPrevented || isControl(event.target)) return
    const id = column.getColId()
    if (id === SELECT) gridSelection?.toggleRow(rowIndex ?? 0, event instanceof MouseEvent && event.shiftKey)
    else if (id !== ACTIONS) open(data)
  }

  const onCellKeyDown = ({ data, event, rowIndex, ...cell }: CellKeyDownEvent<R> | FullWidthCellKeyDownEvent<R>) => {
    if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key)) return
    if (belongsToControl(event.target, event.key)) return
    const id = 'column' in cell ? cell.column.getColId() : undefined
    event.preventDefault()
    if (id === ACTIONS) (event.target as HTMLElement).querySelector('button')?.click()
    else if (gridSelection && event.key === ' ') gridSelection.toggleRow(rowIndex ?? 0, event.shiftKey)
    else open(data)
  }

  return (
    <GridRoom ref={room} $drawn={isDrawn} inert={!isDrawn}>
      {width > 0 && (
        <SortContext value={{ sort, onSort }}>
          <SelectionContext value={gridSelection}>
            <AgGridReact<R>
              modules={gridModules}
              theme={gridTheme}
              styleNonce={nonce}
              rowModelType="infinite"
              datasource={datasource}
              pinnedTopRowData={pinned}
              cacheBlockSize={pagedRows.perPage}
              maxBlocksInCache={MAX_BLOCKS}
              infiniteInitialRowCount={pagedRows.total}
              columnDefs={columnDefs}
              defaultColDef={EVERY_COLUMN}
              {...(selects && { rowSelection: ROW_SELECTION_OPTIONS })}
              getRowId={({ data }: GetRowIdParams<R>) => String(data.id)}
              rowHeight={rowHeight}
              maintainColumnOrder={false}
              suppressDragLeaveHidesColumns
              suppressColumnVirtualisation={columns.length < 20}
              onGridReady={({ api }) => {
                grid.current = api
                room.current?.querySelector('[role=grid], [role=treegrid]')?.setAttribute('aria-label', label)
                if (startAt > 0) api.ensureIndexVisible(startAt, 'top')
                // Rows that are still to be fetched have bars till then.
                if (startAt >= pagedRows.rows.length) requestAnimationFrame(show)
              }}
              onFirstDataRendered={show}
              onModelUpdated={() => {
                applySelection()
                reportVisibleRows()
              }}
              onBodyScroll={reportVisibleRows}
              onGridSizeChanged={reportVisibleRows}
              onCellClicked={onCellClicked}
              onCellKeyDown={onCellKeyDown}
            />
          </SelectionContext>
        </SortContext>
      )}
    </GridRoom>
  )
}
