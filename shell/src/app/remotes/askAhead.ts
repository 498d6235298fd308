import { query } from '@candela/shared-auth'
import { listRequestOf, listStateOf, platformEndpoints, type RouteData } from '@candela/shared-contract'
import type { QueryClient } from '@tanstack/react-query'
import type { FoundRoute } from '../registry/routes'

/** As long as the screen needs to come and ask the same. */
const FRESH_MS = 5000

/** A remote may ask what this shell has never heard of: where the question goes is all that differs. */
const endpointOf = ({ method, path }: RouteData) => ({
  ...platformEndpoints.remotes,
  method,
  path: path as `/${string}`,
  failure: 'get' as const,
})

/** The question as the screen will ask it: of a list, by what the address says; of a record, by its id. */
const requestOf = ({ method, path }: RouteData, params: FoundRoute['params'], search: string): object => {
  if (method === 'POST') return { body: listRequestOf(listStateOf(search)) }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.length > 0 ? { params: Object.fromEntries(names.map(name => [name, params[name] ?? ''])) } : {}
}

const isAskable = ({ method, path }: RouteData): boolean => method === 'GET' || path.endsWith('/list')

/** Starts what the screen asks first while its code is still on its way. How it goes is told by the screen. */
export const askAhead = (queryClient: QueryClient, { route, params }: FoundRoute, search: string): void => {
  for (const data of route.data?.filter(isAskable) ?? []) {
    const question = query(endpointOf(data), requestOf(data, params, search))
    void queryClient.prefetchQuery({ ...question, staleTime: FRESH_MS })
  }
}
