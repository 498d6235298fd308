import { endSession, queryKeyOf, signIn } from '@candela/shared-auth'
import {
  asks,
  dashboardEndpoints,
  groupEndpoints,
  listRequestOf,
  listStateOf,
  type Pair,
} from '@candela/shared-contract'
import { QueryClient } from '@tanstack/react-query'
import { routeAt } from '../registry/routes'
import { aRegistry, aRoute, aUser } from '../testing/fixtures'
import { askAhead } from './askAhead'

const report = { period: 'last5' }
const question = { body: { period: 'last5', currency: 'BRL' } }

const registry = aRegistry(
  [],
  [
    { ...aRoute('/group', 'Groups'), data: [asks(groupEndpoints.list)] },
    { ...aRoute('/group/:id', 'Group'), data: [asks(groupEndpoints.get)] },
    {
      ...aRoute('/group/new', 'New group'),
      data: [
        { method: 'POST', path: '/group' },
        { method: 'POST', path: '/group', together: true },
      ],
    },
    {
      ...aRoute('/dashboard', 'Dashboard'),
      data: [
        asks(dashboardEndpoints.totalizers, { report }),
        asks(dashboardEndpoints.charts, { report: { ...report, chart: 'daily' } }),
        asks(dashboardEndpoints.movers, { report, forStaff: true }),
      ],
    },
  ],
)

const enter = async (...rights: Pair[]) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ token: 't', user: aUser(rights), remotes: {} }))
  await signIn({ email: 'livia@cariri.example', password: 'candela' })
}

const keysAfter = (pathname: string, search = '', queryClient = new QueryClient()) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const found = routeAt(registry, pathname)
  if (found) askAhead(queryClient, found, search)
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
}

beforeEach(() => enter('group.list', 'group.get', 'dashboard.totalizers', 'dashboard.charts'))
afterEach(() => endSession())

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

  it('is of a report where the address says nothing, in the currency of the session', () => {
    const { totalizers, charts } = dashboardEndpoints
    expect(keysAfter('/dashboard')).toEqual([
      queryKeyOf(totalizers, question),
      queryKeyOf(charts, { body: { ...question.body, chart: 'daily' } }),
    ])
    expect(keysAfter('/dashboard', '?period=last7')).toEqual([])
  })

  it('is none that the reader has no right to', async () => {
    await enter('dashboard.totalizers')
    expect(keysAfter('/dashboard')).toEqual([queryKeyOf(dashboardEndpoints.totalizers, question)])
  })

  it('is not asked where a report has its answer', () => {
    const queryClient = new QueryClient()
    const queryKey = queryKeyOf(dashboardEndpoints.totalizers, question)
    queryClient.setQueryData(queryKey, { old: true }, { updatedAt: Date.now() - 3_600_000 })
    keysAfter('/dashboard', '', queryClient)
    expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle')
  })
})
