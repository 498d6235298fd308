import type * as z from 'zod/mini'
import { FIELD_ERRORS, type FieldErrorCode } from './fieldErrors'

const isFieldErrorCode = (text: string): text is FieldErrorCode => (FIELD_ERRORS as readonly string[]).includes(text)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

const bySize = (origin: string, text: FieldErrorCode, other: FieldErrorCode) => (origin === 'string' ? text : other)

/**
 * What a broken rule is called, for the answer of the server and for the field of a form alike. Rules name their own
 * code where they have one; the rest follows from the kind of rule.
 */
export const fieldErrorOf = (issue: z.core.$ZodIssue, value: unknown): FieldErrorCode => {
  if (isFieldErrorCode(issue.message)) return issue.message
  if (isMissing(value)) return 'required'
  switch (issue.code) {
    case 'too_small':
      return bySize(issue.origin, 'tooShort', 'tooSmall')
    case 'too_big':
      return bySize(issue.origin, 'tooLong', 'tooBig')
    case 'invalid_value':
      return 'notAnOption'
    case 'unrecognized_keys':
      return 'unknownField'
    default:
      return 'invalid'
  }
}
