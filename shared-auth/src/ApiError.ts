import type { ErrorCode, FailureKey, FieldError } from '@candela/shared-contract'

/** What the server says, and the three ways in which it says nothing. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'badAnswer'

type Details = {
  code: ApiErrorCode
  failure: FailureKey
  /** Null when there was no answer at all. */
  status?: number | null
  message?: string
  fields?: FieldError[]
  requestId?: string | null
  retryAfter?: number | null
  current?: unknown
  count?: number | null
  cause?: unknown
}

/** The only thing that a call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number | null
  readonly fields: FieldError[]
  /** The sentence of this call; `message` is what the server said of it, in the reader's language. */
  readonly failure: FailureKey
  readonly requestId: string | null
  /** Seconds to wait before it makes sense to try again. */
  readonly retryAfter: number | null
  /** Of a stale change: the record as it is now, as `get` answers it. */
  readonly current: unknown
  /** How many records stand in the way. */
  readonly count: number | null

  constructor({ code, failure, status, message, fields, requestId, retryAfter, current, count, cause }: Details) {
    super(message ?? '', { cause })
    this.code = code
    this.failure = failure
    this.status = status ?? null
    this.fields = fields ?? []
    this.requestId = requestId ?? null
    this.retryAfter = retryAfter ?? null
    this.current = current
    this.count = count ?? null
  }
}
