import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from '@candela/shared-contract'

/** `field` names an entry of a list as `permissions.3`. */
export type FieldProblem = {
  field?: string
  code: FieldErrorCode
  /** Whose it is that is taken, or what it is about, for a caller who may know. */
  name?: string | null
}

/** Asked for in parts, or as a file, it would be answered. */
export const isTooMuchAtOnce = ({ code }: FieldProblem): boolean => code === 'tooMuch' || code === 'comparesTooMuch'

/** When to ask again what was away for a moment: a server that starts, a connection that is opened anew. */
export const SOON_SECONDS = 2

type Details = {
  fields?: FieldProblem[]
  retryAfter?: number
  cause?: unknown
  /** Of a stale update: the record as it is now, as the caller may see it. */
  current?: unknown
  /** How many records stand in the way. */
  count?: number
  /** Of which time it speaks: `2026-10`. */
  period?: string
  /** How what it speaks of stands now, in the caller's language. */
  state?: string
  /** What stands in the way is called so. */
  what?: string
}

/** A failure that the caller is told about. Its code decides the status and, in the caller's language, the words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblem[]
  readonly retryAfter: number | undefined
  readonly current: unknown
  readonly count: number | undefined
  readonly period: string | undefined
  readonly state: string | undefined
  readonly what: string | undefined

  constructor(code: ErrorCode, { fields = [], retryAfter, cause, current, count, period, state, what }: Details = {}) {
    super(code, { cause })
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
    this.count = count
    this.period = period
    this.state = state
    this.what = what
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Readable, but one field is wrong. */
export const wrongField = (field: string, code: FieldErrorCode): AppError =>
  new AppError('invalid', { fields: [{ field, code }] })

/** What is wrong with a field, where something is. */
export const problemAt = (
  field: string,
  code: FieldErrorCode | null | false,
): { field: string; code: FieldErrorCode }[] => (code ? [{ field, code }] : [])

/** All that is wrong at once; nothing where nothing is. */
export const throwIfAny = (fields: FieldProblem[]): void => {
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const notFound = (): AppError => new AppError('notFound')
