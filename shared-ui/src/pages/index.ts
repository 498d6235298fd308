/** Whole screens: what they do every time is here, what they are about comes in. */
export { ListPage, type ListPageProps } from './list/ListPage'
export type { ListTexts } from './list/ListRows'
export type { RowActions } from './list/RowMenu'
export type { Filter } from './list/useListState'
