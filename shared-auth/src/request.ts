import { API_ROOT, type Endpoint } from '@candela/shared-contract'

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
export const toUrl = ({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: RequestParts): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${location.origin}${API_ROOT}${filled}${toSearch(query)}`
}
