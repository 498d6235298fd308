import type { AnswerOf, Endpoint, RequestOf } from '@candela/shared-contract'
import { call } from './call'

/** An id is the same whether it was read off an address or off a record. */
const asText = (params: object) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

/** What a question is kept under: the same question, asked by the shell ahead of a screen or by the screen, is one. */
export const queryKeyOf = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  request: object = {},
): readonly [string, object] => {
  const { params } = request as { params?: object }
  return [`${method} ${path}`, params ? { ...request, params: asText(params) } : request]
}

/** A reading call as the query cache wants it. */
export const query = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => ({
  queryKey: queryKeyOf(endpoint, request as object),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
    (call as (endpoint: E, request: RequestOf<E>, options: { signal: AbortSignal }) => Promise<AnswerOf<E>>)(
      endpoint,
      request,
      { signal },
    ),
})
