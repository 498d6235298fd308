import { can, getSession, query } from '@candela/shared-auth'
import { listRequestOf, listStateOf, platformEndpoints, type RouteData } from '@candela/shared-contract'
import type { QueryClient } from '@tanstack/react-query'
import type { FoundRoute } from '../registry/routes'

/** As long as the screen needs to come and ask the same. */
const FRESH_MS = 5000

/** A remote may ask what this shell has never heard of: where the question goes is all that differs. */
export const endpointOf = ({ method, path, failure = 'get', together }: RouteData) => ({
  ...platformEndpoints.remotes,
  method,
  path: path as `/${string}`,
  failure,
  ...(together && { batched: together }),
})

/** What may be asked of nobody but the reader of a page, and by whoever may ask it. */
const isAskable = ({ method, path, right, forStaff, together, report }: RouteData, search: string): boolean => {
  const { user } = getSession()
  if (right && !can(user, [right])) return false
  if (forStaff && user?.group?.gro_scope === 'own') return false
  // What else an address may say of a report, its own code knows.
  if (report && search) return false
  return method === 'GET' || (together === true && report !== undefined) || path.endsWith('/list')
}

/** The question as the screen will ask it: of a list, by what the address says; of a record, by its id. */
const requestOf = ({ method, path, report }: RouteData, params: FoundRoute['params'], search: string): object => {
  if (report) return { body: { ...report, currency: getSession().currency } }
  if (method === 'POST') return { body: listRequestOf(listStateOf(search)) }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.length > 0 ? { params: Object.fromEntries(names.map(name => [name, params[name] ?? ''])) } : {}
}

/** Starts what the screen asks first while its code is still on its way. How it goes is told by the screen. */
export const askAhead = (queryClient: QueryClient, { route, params }: FoundRoute, search: string): void => {
  for (const data of route.data ?? []) {
    if (!isAskable(data, search)) continue
    const question = query(endpointOf(data), requestOf(data, params, search))
    // How old numbers may be, a page that asks for many knows itself.
    const staleTime = data.together ? Number.POSITIVE_INFINITY : FRESH_MS
    void queryClient.prefetchQuery({ ...question, staleTime })
  }
}
