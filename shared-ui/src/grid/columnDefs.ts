import type { ColDef, ICellRendererParams, SuppressKeyboardEventParams } from 'ag-grid-community'
import { ACTIONS_WIDTH, SELECT_WIDTH } from '../rowMeasures'
import { ActionCell, Cell } from './cells'
import type { Column } from './column'
import { HeaderCell, type HeaderParams } from './HeaderCell'
import type { HrefOf, RowDisplay } from './rows'
import { SelectCell, SelectHeader } from './selectCells'

export const ACTIONS = 'actions'
export const SELECT = 'select'

const OPENS = new Set(['Enter', ' '])
const MOVES_IN_MENU = new Set(['ArrowDown', 'ArrowUp'])

type Heading = Pick<Column<Record<string, unknown>>, 'label' | 'field' | 'sortable' | 'numeric' | 'estimate'>

const heading = ({ label, field, sortable = false, numeric = false, estimate = false }: Heading): HeaderParams => ({
  label,
  field,
  sortable,
  numeric,
  estimate,
  hiddenLabel: false,
})

/** A control inside a cell keeps the keys that it understands. */
const belongsToControl = ({ event }: SuppressKeyboardEventParams): boolean =>
  event.target instanceof HTMLButtonElement && (OPENS.has(event.key) || MOVES_IN_MENU.has(event.key))

/** Our renderer params. None may have the name of one of ag-grid's own, which it would take for its own. */
type OwnParams = { [Name in keyof ICellRendererParams]?: never } & Record<string, unknown>

/** The grid would choose rows by itself. */
export const isSpaceKey = ({ event }: SuppressKeyboardEventParams): boolean => event.key === ' '

type Options<R> = Pick<RowDisplay<R>, 'columns' | 'nameOf' | 'actionsOf' | 'actionsLabel'> & {
  hrefOf: HrefOf<R>
  selects: boolean
  /** Wider than the room: what names a row and what acts on it stay in sight. */
  scrolls: boolean
}

const selectColumn = <R extends { id: number }>({ nameOf, scrolls }: Options<R>): ColDef<R> => ({
  colId: SELECT,
  headerComponent: SelectHeader,
  headerClass: 'select',
  cellRenderer: SelectCell<R>,
  cellRendererParams: { nameOf } satisfies OwnParams,
  cellClass: 'select',
  resizable: false,
  width: SELECT_WIDTH,
  minWidth: SELECT_WIDTH,
  pinned: scrolls ? 'left' : null,
})

const dataColumns = <R>({ columns, hrefOf, nameOf, scrolls }: Options<R>): ColDef<R>[] =>
  columns.map((column, index): ColDef<R> => {
    const { field, label, numeric, width, grow, pinned } = column
    const isTitle = index === 0
    const side = isTitle ? 'left' : pinned ? 'right' : null
    return {
      colId: field,
      headerName: label,
      headerComponent: HeaderCell,
      headerComponentParams: heading(column),
      cellRenderer: Cell<R>,
      cellRendererParams: { contentOf: column.cell, nameOf, ...(isTitle && { hrefOf }) } satisfies OwnParams,
      cellClass: numeric ? 'figure' : undefined,
      pinned: scrolls ? side : null,
      ...(grow && !(isTitle && scrolls) ? { flex: grow, minWidth: width } : { width, flex: null }),
    }
  })

const actionsColumn = <R>({ actionsOf, actionsLabel, scrolls }: Options<R>): ColDef<R> => ({
  colId: ACTIONS,
  headerName: actionsLabel,
  headerComponent: HeaderCell,
  headerComponentParams: { ...heading({ label: actionsLabel, field: ACTIONS }), hiddenLabel: true },
  cellRenderer: ActionCell<R>,
  cellRendererParams: { actionsOf } satisfies OwnParams,
  cellClass: 'actions',
  suppressKeyboardEvent: belongsToControl,
  resizable: false,
  width: ACTIONS_WIDTH,
  minWidth: ACTIONS_WIDTH,
  pinned: scrolls ? 'right' : null,
})

/** The columns as the grid wants them; the first one of the list names the record and leads to it. */
export const toColumnDefs = <R extends { id: number }>(options: Options<R>): ColDef<R>[] => [
  ...(options.selects ? [selectColumn(options)] : []),
  ...dataColumns(options),
  ...(options.actionsOf ? [actionsColumn(options)] : []),
]
