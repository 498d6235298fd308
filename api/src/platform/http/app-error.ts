import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from '@candela/shared-contract'

export type FieldProblem = { field?: string; code: FieldErrorCode }

/** A failure that the caller is told about. Its code decides the status and, in the caller's language, the words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblem[]
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: { fields?: FieldProblem[]; retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.fields = options.fields ?? []
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

export const notFound = (): AppError => new AppError('notFound')
