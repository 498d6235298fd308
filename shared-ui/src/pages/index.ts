/** What the screens of records have in common; their content is theirs. */
export { changedFields, type FormField, type FormFields } from './form/conflict'
export { EntityForm, type EntityFormProps, type EntityFormState, type FormStart } from './form/EntityForm'
export { RecordPage, type RecordPageProps } from './form/RecordPage'
export { SaveBar, type SaveBarProps } from './form/SaveBar'
export { useFailureWords } from './form/useFailureWords'
export { type Removable, useRemoval } from './form/useRemoval'
