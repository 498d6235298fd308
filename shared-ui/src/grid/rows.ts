import type { ReactNode, Ref } from 'react'
import type { Column } from './column'

/** The rows of one question: the first page of them, and how to get the others. */
export type PagedRows<R> = {
  /** The same question has the same rows, until a newer answer comes. */
  question: string
  rows: readonly R[]
  total: number
  perPage: number
  /** A page that was fetched before, perhaps a while ago. */
  knownPage: (page: number) => readonly R[] | undefined
  /** Answers when the rows may be drawn: all of them at once, and where others stand, none of those is pressed. */
  fetchPages: (pages: readonly number[]) => Promise<readonly (readonly R[])[]>
}

/** Which rows are chosen. A new one comes with every change. */
export type RowSelection = {
  has: (id: number) => boolean
  select: (ids: readonly number[], on: boolean) => void
  /** Of the rows that were fetched. */
  all: boolean | 'mixed'
  selectAll: (on: boolean) => void
  allLabel: string
  labelOf: (name: string) => string
}

/** What keys do to the rows, in a grid or on cards. */
export type RowKeyboard<R> = {
  /** The row that has the focus. */
  focused: () => R | undefined
  /** Takes the focus to a neighbour; from elsewhere to where it was last, or to the first row in sight. */
  move: (by: 1 | -1) => void
  /** Chooses the row that has the focus or lets it go; `extend` takes those since the last one along. */
  toggle: (extend: boolean) => void
}

/** Where a row leads; nothing where it leads nowhere. */
export type HrefOf<R> = (row: R) => string | undefined

/** What a list shows of its rows, in a grid or on cards. */
export type RowDisplay<R> = {
  pagedRows: PagedRows<R>
  columns: readonly Column<R>[]
  /** What the rows are, together. */
  label: string
  nameOf: (row: R) => string
  hrefOf: (row: R) => string
  /** Renders the button of a row whose menu has what can be done to it. */
  actionsOf?: (row: R) => ReactNode
  actionsLabel: string
  /** Nothing: rows cannot be chosen. */
  selection?: RowSelection
  rowKeyboard?: Ref<RowKeyboard<R>>
}
