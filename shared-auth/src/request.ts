import { type Endpoint, routeOf } from '@candela/shared-contract'

type QueryValue = string | number | boolean

/** The parts of a request, whatever the endpoint; the typed door is `call`. */
export type RequestParts = {
  params?: Record<string, string | number>
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>
  body?: unknown
}

const toSearch = (query: NonNullable<RequestParts['query']>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') for (const item of value) search.append(`${key}[]`, String(item))
    else if (value !== undefined) search.append(key, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The address of an endpoint with its `:params` filled in. */
export const toUrl = (
  endpoint: Pick<Endpoint, 'path' | 'mirrors'>,
  { params = {}, query = {} }: RequestParts,
): string => {
  const filled = routeOf(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${location.origin}${filled}${toSearch(query)}`
}
