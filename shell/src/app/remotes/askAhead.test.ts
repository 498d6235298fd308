import { queryKeyOf } from '@candela/shared-auth'
import { asks, groupEndpoints, listRequestOf, listStateOf } from '@candela/shared-contract'
import { QueryClient } from '@tanstack/react-query'
import { routeAt } from '../registry/routes'
import { aRegistry, aRoute } from '../testing/fixtures'
import { askAhead } from './askAhead'

const registry = aRegistry(
  [],
  [
    { ...aRoute('/group', 'Groups'), data: [asks(groupEndpoints.list)] },
    { ...aRoute('/group/:id', 'Group'), data: [asks(groupEndpoints.get)] },
    { ...aRoute('/group/new', 'New group'), data: [{ method: 'POST', path: '/group' }] },
  ],
)

const keysAfter = (pathname: string, search = '') => {
  const queryClient = new QueryClient()
  const found = routeAt(registry, pathname)
  if (found) askAhead(queryClient, found, search)
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
})

describe('a question that is asked ahead', () => {
  it('is the one that the list will ask, by what its address says', () => {
    const search = '?q=ad&sort=-gro_name&f.gro_scope=own'
    const body = listRequestOf(listStateOf(search))
    expect(keysAfter('/group', search)).toEqual([queryKeyOf(groupEndpoints.list, { body })])
  })

  it('is the one that the record will ask, by its id', () => {
    expect(keysAfter('/group/12')).toEqual([queryKeyOf(groupEndpoints.get, { params: { id: '12' } })])
  })

  it('is never one that could change something', () => {
    expect(keysAfter('/group/new')).toEqual([])
  })
})
