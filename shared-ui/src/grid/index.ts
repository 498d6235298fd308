/** Rows in columns. It brings the grid library along, so a screen loads it as a part of its own. */
export type { Column, Sort } from './column'
export { DataGrid, type DataGridProps } from './DataGrid'
export type { HrefOf, PagedRows, RowDisplay, RowKeyboard, RowSelection } from './rows'
export type { VisibleRows } from './visibleRows'
