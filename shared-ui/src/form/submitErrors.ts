import type { FieldError } from '@candela/shared-contract'
import { FORM_ERROR, getIn, setIn } from 'final-form'

/** The part of a failed call that a form shows. */
export type FailedCall = { message: string; fields: readonly FieldError[] }

export type SubmitErrors = Record<string, unknown>

/** `permissions.3` and `users[0].id` belong to the field of the list. */
const headOf = (field: string): string => field.split(/[.[]/, 1)[0] ?? field

/**
 * What a form's `onSubmit` answers when the call failed: each error at its field. What belongs to no field of this
 * form stands beside its buttons, the first of the server's errors before its general sentence.
 */
export const toSubmitErrors = (failed: FailedCall, formFields: readonly string[]): SubmitErrors => {
  const isShown = ({ field }: FieldError) => field !== undefined && formFields.includes(headOf(field))
  const atFields = failed.fields.filter(isShown)
  const homeless = failed.fields.find(error => !isShown(error))

  const errors = atFields.reduce<SubmitErrors>(
    (all, { field = '', message }) =>
      typeof getIn(all, headOf(field)) === 'string' ? all : (setIn(all, field, message) as SubmitErrors),
    {},
  )
  if (atFields.length > 0 && !homeless) return errors
  return { ...errors, [FORM_ERROR]: homeless?.message ?? failed.message }
}
