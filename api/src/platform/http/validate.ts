import { FIELD_ERRORS, type FieldErrorCode, type Schema } from '@candela/shared-contract'
import * as z from 'zod/mini'
import { AppError, type FieldProblem, notFound } from './app-error'

const isFieldError = (text: string): text is FieldErrorCode => (FIELD_ERRORS as readonly string[]).includes(text)

const at = (path: readonly PropertyKey[]): { field?: string } =>
  path.length ? { field: path.map(String).join('.') } : {}

/** Our schemas carry our codes as messages; what zod finds by itself is translated here, once. */
const toProblems = (issue: z.core.$ZodIssue): FieldProblem[] => {
  const where = at(issue.path)
  if (isFieldError(issue.message)) return [{ ...where, code: issue.message }]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ ...at([...issue.path, key]), code: 'unknownField' as const }))
    case 'invalid_type':
      return [{ ...where, code: issue.input === undefined || issue.input === null ? 'required' : 'invalid' }]
    case 'too_big':
      return [{ ...where, code: issue.origin === 'string' ? 'tooLong' : 'tooBig' }]
    case 'too_small':
      return [{ ...where, code: issue.origin === 'string' ? 'tooShort' : 'tooSmall' }]
    case 'invalid_value':
      return [{ ...where, code: 'notAnOption' }]
    default:
      return [{ ...where, code: 'invalid' }]
  }
}

const read = (schema: Schema, value: unknown): { data: unknown } | { problems: FieldProblem[] } => {
  const result = z.safeParse(schema, value, { reportInput: true })
  return result.success ? { data: result.data } : { problems: result.error.issues.flatMap(toProblems) }
}

export const validBody = (schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const result = read(schema, value ?? {})
  if ('data' in result) return result.data
  throw new AppError('invalid', { fields: result.problems })
}

/** An id in a path that cannot exist is a record that does not. */
export const validParams = (schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const result = read(schema, value)
  if ('data' in result) return result.data
  throw notFound()
}
