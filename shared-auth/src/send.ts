import { type AnswerOf, type Endpoint, isLocale, type RequestOf, tagOf } from '@candela/shared-contract'
import ky from 'ky'
import { ApiError } from './ApiError'
import { askInBatch } from './batch'
import { errorsIn, parseJson, toApiError } from './failures'
import { rememberLocation } from './lastLocation'
import { type RequestParts, toUrl } from './request'
import { currentToken, getSession, isPageOfAnotherPerson, loseSession, setMaintenance } from './session'

const TIME_LIMIT_MS = 10_000

export type CallOptions = {
  signal?: AbortSignal
  /** Milliseconds for everything: sending and reading the answer. */
  timeLimit?: number
  /** Sent again with the same key, the call that creates something gets the first answer instead of a second record. */
  idempotencyKey?: string
}

export type CallArguments<E> =
  unknown extends RequestOf<E>
    ? [request?: Record<string, never>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions]

// One limit covers the whole call, see `withinLimit`. Questions are asked again by the query cache, see `patience`.
const client = ky.create({ timeout: false, retry: 0 })

const languageTag = (): string => {
  const locale = getSession().user?.usr_locale
  return isLocale(locale) ? tagOf(locale) : document.documentElement.lang
}

const headersFor = (token: string | null, { idempotencyKey }: CallOptions): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': languageTag() || 'en',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

const readAnswer = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  const text = await response.text()
  const answer = parseJson(text)
  const { failure } = endpoint
  if (endpoint.answer) {
    if (answer === undefined) throw new ApiError({ code: 'badAnswer', failure, status: response.status })
    return answer
  }
  // a call that answers nothing may still say what is wrong, under any status
  const fields = errorsIn(answer)
  if (fields.length > 0) throw new ApiError({ code: 'invalid', failure, status: response.status, fields })
  return undefined
}

const withinLimit = async <T>(
  { signal, timeLimit = TIME_LIMIT_MS }: CallOptions,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('time limit', 'TimeoutError')), timeLimit)
  try {
    return await act(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

const named = (response: Response): string | null =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null

const reactTo = ({ code, status }: ApiError, endpoint: Endpoint, token: string | null): void => {
  if (code === 'maintenance') setMaintenance(getSession().maintenance ?? { message: null, until: null })
  // the token is compared because a late answer to an old session must not end a new one
  if (status === 401 && endpoint.access !== 'public' && token === currentToken()) {
    rememberLocation(location.pathname + location.search)
    loseSession()
  }
}

/** What a call sends besides its address: JSON, or the bytes of a file. */
type Content = { json: unknown } | { body: Blob }

const exchange = async <T>(
  endpoint: Endpoint,
  parts: RequestParts,
  options: CallOptions,
  content: Content,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const token = currentToken()
  if (isPageOfAnotherPerson()) throw new ApiError({ code: 'notSignedIn', failure: endpoint.failure })
  try {
    return await withinLimit(options, async signal => {
      const sent = { method: endpoint.method, headers: headersFor(token, options), signal, ...content }
      const fetch = endpoint.batched && {
        fetch: askInBatch({ path: endpoint.path, body: JSON.stringify(parts.body) }) as typeof globalThis.fetch,
      }
      return read(await client(toUrl(endpoint, parts), { ...sent, ...fetch }))
    })
  } catch (error) {
    const apiError = await toApiError(endpoint, error)
    reactTo(apiError, endpoint, token)
    throw apiError
  }
}

/** Sends a call with the session's token. It throws `ApiError` and nothing else. */
export const send = async <E extends Endpoint>(
  endpoint: E,
  ...[request = {}, options = {}]: CallArguments<E>
): Promise<AnswerOf<E>> => {
  const parts = request as RequestParts
  const read = (response: Response) => readAnswer(endpoint, response)
  return (await exchange(endpoint, parts, options, { json: parts.body }, read)) as AnswerOf<E>
}

/** Sends a file. Its media type is one of those that the endpoint takes. */
export const sendFile = async <E extends Endpoint>(
  endpoint: E,
  file: Blob,
  request: RequestParts,
  options: CallOptions = {},
): Promise<AnswerOf<E>> => {
  const read = (response: Response) => readAnswer(endpoint, response)
  return (await exchange(endpoint, request, options, { body: file }, read)) as AnswerOf<E>
}

export type Download = { file: Blob; name: string | null }

/** Gets a file. */
export const fetchFile = (endpoint: Endpoint, request: RequestParts, options: CallOptions = {}): Promise<Download> =>
  exchange(endpoint, request, options, { json: request.body }, async response => ({
    file: await response.blob(),
    name: named(response),
  }))

/** Opens a stream of the contract: it lasts until one of both sides ends it. */
export const openStream = async (endpoint: Endpoint, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const token = currentToken()
  try {
    const headers = { ...headersFor(token, {}), accept: 'text/event-stream' }
    const { body, status } = await client(toUrl(endpoint, {}), { headers, cache: 'no-store', signal })
    if (!body) throw new ApiError({ code: 'badAnswer', failure: endpoint.failure, status })
    return body
  } catch (error) {
    const apiError = await toApiError(endpoint, error)
    reactTo(apiError, endpoint, token)
    throw apiError
  }
}
