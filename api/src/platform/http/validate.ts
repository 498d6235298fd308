import { fieldErrorOf, type Schema } from '@candela/shared-contract'
import * as z from 'zod/mini'
import { AppError, type FieldProblem, notFound } from './app-error'

const at = (path: readonly PropertyKey[]): { field?: string } =>
  path.length ? { field: path.map(String).join('.') } : {}

const toProblems = (issue: z.core.$ZodIssue): FieldProblem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map(key => ({ ...at([...issue.path, key]), code: 'unknownField' }))
    : [{ ...at(issue.path), code: fieldErrorOf(issue, issue.input) }]

const read = (schema: Schema, value: unknown): { data: unknown } | { problems: FieldProblem[] } => {
  const result = z.safeParse(schema, value, { reportInput: true })
  return result.success ? { data: result.data } : { problems: result.error.issues.flatMap(toProblems) }
}

export const validInput = (schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  // Sending nothing is sending no field; sending null is sending null.
  const result = read(schema, value === undefined ? {} : value)
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
