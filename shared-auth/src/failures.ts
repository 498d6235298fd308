import { type Endpoint, ERROR_STATUS, type ErrorCode, errorBodySchema, type FieldError } from '@candela/shared-contract'
import { HTTPError } from 'ky'
import { ApiError } from './ApiError'
import { isRecord } from './storage'

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever in an answer says what is wrong, read with patience: the first of it is what people are shown. */
export const errorsIn = (body: unknown): FieldError[] => {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : []
  return errors.flatMap((error: unknown): FieldError[] => {
    if (typeof error === 'string') return [{ code: 'invalid', message: error }]
    if (!isRecord(error) || typeof error.message !== 'string') return []
    const { field, code, message } = error
    return [
      {
        field: typeof field === 'string' ? field : undefined,
        code: typeof code === 'string' ? code : 'invalid',
        message,
      },
    ]
  })
}

const isErrorCode = (code: string): code is ErrorCode => code in ERROR_STATUS

const secondsIn = (header: string | null): number | null => (header && /^\d+$/.test(header) ? Number(header) : null)

const fromAnswer = async (endpoint: Endpoint, error: HTTPError): Promise<ApiError> => {
  const { status, headers } = error.response
  const body = parseJson(await error.response.text())
  const parsed = errorBodySchema.safeParse(body)
  const known = parsed.success && isErrorCode(parsed.data.code)
  return new ApiError({
    code: known ? (parsed.data.code as ErrorCode) : 'badAnswer',
    failure: endpoint.failure,
    status,
    message: parsed.data?.message,
    fields: errorsIn(body),
    requestId: parsed.data?.requestId ?? headers.get('x-request-id'),
    retryAfter: parsed.data?.retryAfter ?? secondsIn(headers.get('retry-after')),
    current: parsed.data?.current,
    count: parsed.data?.count,
    cause: error,
  })
}

/** Turns everything that can go wrong on the way to an answer into the one error that callers know. */
export const toApiError = async (endpoint: Endpoint, error: unknown): Promise<ApiError> => {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPError) {
    return fromAnswer(endpoint, error).catch((cause: unknown) => toApiError(endpoint, cause))
  }
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return new ApiError({ code: timedOut ? 'timeout' : 'network', failure: endpoint.failure, cause: error })
}
