/** Apart from the front door, so that only areas with forms carry the form library. */
export { FORM_ERROR } from 'final-form'
export { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField'
export { FormRadioGroup, type FormRadioGroupProps } from './FormRadioGroup'
export { FormTextField, type FormTextFieldProps } from './FormTextField'
export { SchemaForm, type SchemaFormProps, type SchemaFormState } from './SchemaForm'
export { type FailedCall, type SubmitErrors, toSubmitErrors } from './submitErrors'
export { useFormValue } from './useFormValue'
export { type FormErrors, validateWith } from './validateWith'
