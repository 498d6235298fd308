/** Whole screens: what they do every time is here, what they are about comes in. */

export { saveFile } from '../saveFile'
export { EditPage, type EditPageProps } from './entity/EditPage'
export { EntityList, type EntityListProps } from './entity/EntityList'
export {
  type AnswerFor,
  defineEntity,
  type Entity,
  type EntityEndpoints,
  type QuerySource,
  type RecordFor,
} from './entity/entity'
export { NewPage, type NewPageProps } from './entity/NewPage'
export { RecordColumns } from './entity/RecordColumns'
export { RecordPage, type RecordPageProps } from './entity/RecordPage'
export { RecordTabs, ShowPage, type ShowPageProps } from './entity/ShowPage'
export { useEntityBulk } from './entity/useEntityBulk'
export { useEntityCache } from './entity/useEntityCache'
export { useOnce } from './entity/useOnce'
export { changedFields, type FormField, type FormFields } from './form/conflict'
export type { DraftOptions } from './form/draft'
export { EntityForm, type EntityFormProps, type EntityFormState, type FormStart } from './form/EntityForm'
export { FormSaveBar } from './form/FormSaveBar'
export { formMessages } from './form/messages'
export { SaveBar, type SaveBarProps } from './form/SaveBar'
export { type FormSection, SectionNav } from './form/SectionNav'
export { useFailureWords } from './form/useFailureWords'
export { type FieldChange, FieldChanges, type FieldChangesProps } from './history/FieldChanges'
export { HistoryList, type HistoryListProps, type HistoryRevert, type HistoryWords } from './history/HistoryList'
export { type Revertable, useRevert } from './history/useRevert'
export { type Arranged, ArrangeList, type ArrangeListProps } from './list/ArrangeList'
export { ColumnChooser } from './list/ColumnChooser'
export type { BulkAction, Chosen } from './list/chosen'
export { columnsOf } from './list/columnsOf'
export { DensityMenu } from './list/DensityMenu'
export { FileButton, type FileButtonProps } from './list/FileButton'
export { ListPage, type ListPageProps } from './list/ListPage'
export type { ListTexts } from './list/ListRows'
export { ROW_HEIGHTS } from './list/listLook'
export type { RowActions } from './list/RowMenu'
export { SearchChip } from './list/SearchChip'
export { nextSort } from './list/sort'
export type { BulkEndpoint } from './list/useBulk'
export { type BulkChoice, useBulkActions } from './list/useBulkActions'
export { useListLook } from './list/useListLook'
export type { Filter, ListFilters, PeriodFilter, SearchFilter } from './list/useListState'
export { useTab } from './useTab'
