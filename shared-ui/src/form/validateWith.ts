import { fieldErrorOf } from '@candela/shared-contract'
import { getIn, setIn } from 'final-form'
import * as z from 'zod/mini'

/** The shape of the form, with a code where a value is wrong. Fields turn the code into words of the reader's language. */
export type FormErrors = Record<string, unknown>

/** The notation of form fields: `users[0].id`. */
const pathOf = (issue: z.core.$ZodIssue): string =>
  issue.path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')

/** The rules of the contract as the validation of a form: one error per field, the first one. */
export const validateWith =
  (schema: z.core.$ZodType) =>
  (values: object): FormErrors => {
    const result = z.safeParse(schema, values)
    if (result.success) return {}
    return result.error.issues.reduce<FormErrors>((errors, issue) => {
      const path = pathOf(issue)
      if (path === '' || getIn(errors, path)) return errors
      return setIn(errors, path, fieldErrorOf(issue, getIn(values, path))) as FormErrors
    }, {})
  }
