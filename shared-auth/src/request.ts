import { API_ROOT, type Endpoint } from '@candela/shared-contract'

/** The parts of a request, whatever the endpoint; the typed door is `call`. */
export type RequestParts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const toSearch = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${key}[]`, String(item))
    else if (value !== undefined) search.append(key, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The address of an endpoint with its `:params` filled in. */
export const toUrl = ({ path }: Endpoint, { params = {}, query = {} }: RequestParts): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return `${location.origin}${API_ROOT}${filled}${toSearch(query)}`
}
