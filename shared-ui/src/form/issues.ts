import { FIELD_ERRORS, type FieldErrorCode } from '@candela/shared-contract'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const isFieldErrorCode = (value: string): value is FieldErrorCode => FIELD_ERRORS.includes(value as FieldErrorCode)

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

const bySize = (origin: string, text: FieldErrorCode, other: FieldErrorCode) => (origin === 'string' ? text : other)

/** Rules name their own code where they have one; the rest follows from the kind of rule that was broken. */
export const codeOf = (issue: Issue, value: unknown): FieldErrorCode => {
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

/** The notation of form fields: `users[0].id`. */
export const pathOf = (issue: Issue): string =>
  issue.path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
