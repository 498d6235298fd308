import type { FieldErrorCode } from '@candela/shared-contract'
import { getIn, setIn } from 'final-form'
import * as z from 'zod/mini'
import { codeOf, pathOf } from './issues'

/** The shape of the form, with a code where a value is wrong. Fields turn the code into words of the reader's language. */
export type FormErrors = Record<string, unknown>

/** The rules of the contract as the validation of a form: one error per field, the first one. */
export const validateWith =
  (schema: z.core.$ZodType) =>
  (values: object): FormErrors => {
    const result = z.safeParse(schema, values)
    if (result.success) return {}
    return result.error.issues.reduce<FormErrors>((errors, issue) => {
      const path = pathOf(issue)
      if (path === '' || getIn(errors, path)) return errors
      const code: FieldErrorCode = codeOf(issue, getIn(values, path))
      return setIn(errors, path, code) as FormErrors
    }, {})
  }
