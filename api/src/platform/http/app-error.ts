import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from '@candela/shared-contract'

/** `field` names an entry of a list as `permissions.3`. */
export type FieldProblem = { field?: string; code: FieldErrorCode }

type Details = {
  fields?: FieldProblem[]
  retryAfter?: number
  cause?: unknown
  /** Of a stale update: the record as it is now, as the caller may see it. */
  current?: unknown
  /** How many records stand in the way. */
  count?: number
}

/** A failure that the caller is told about. Its code decides the status and, in the caller's language, the words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblem[]
  readonly retryAfter: number | undefined
  readonly current: unknown
  readonly count: number | undefined

  constructor(code: ErrorCode, { fields = [], retryAfter, cause, current, count }: Details = {}) {
    super(code, { cause })
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
    this.count = count
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Readable, but one field is wrong. */
export const wrongField = (field: string, code: FieldErrorCode): AppError =>
  new AppError('invalid', { fields: [{ field, code }] })

export const notFound = (): AppError => new AppError('notFound')
