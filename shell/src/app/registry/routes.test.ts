import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { currentOf, isSameSection } from './paths'
import { routeAt, startPath } from './routes'

describe('the start page', () => {
  const nav = [
    anEntry({ path: '/user', label: 'Users', group: 'publishers', anyOf: ['user.list'] }),
    anEntry({ path: '/account', label: 'Accounts', group: 'publishers', order: -1, anyOf: ['account.list'] }),
    anEntry({ path: '/group', label: 'Groups', group: 'administration', anyOf: ['group.list'] }),
  ]
  const routes = [
    aRoute('/user', 'Users', ['user.list']),
    aRoute('/account', 'Accounts', ['account.list']),
    aRoute('/group', 'Groups', ['group.list']),
  ]
  const withDashboard = aRegistry(nav, [...routes, aRoute('/dashboard', 'Dashboard', ['dashboard.charts'])])

  it('is the dashboard when a remote serves it and the person may open it', () => {
    expect(startPath(withDashboard, aUser(['dashboard.charts', 'account.list']))).toBe('/dashboard')
  })

  it('is the first entry of the menu without the right to the dashboard', () => {
    expect(startPath(withDashboard, aUser(['group.list', 'user.list', 'account.list']))).toBe('/account')
  })

  it('is the first entry of the menu while nobody serves the dashboard', () => {
    expect(startPath(aRegistry(nav, routes), aUser(['dashboard.charts', 'group.list']))).toBe('/group')
  })

  it('passes over entries that no route serves', () => {
    expect(startPath(aRegistry(nav, routes.slice(2)), aUser(['user.list', 'group.list']))).toBe('/group')
  })

  it('is nowhere when nothing opens', () => {
    expect(startPath(withDashboard, aUser([]))).toBeUndefined()
  })
})

describe('the route of an address', () => {
  const registry = aRegistry([], [aRoute('/user/:id', 'User'), aRoute('/user/new', 'New user')])

  it('is the fixed one before the one with a parameter', () => {
    expect(routeAt(registry, '/user/new')?.route.title.en).toBe('New user')
    expect(routeAt(registry, '/user/12')?.route.title.en).toBe('User')
    expect(routeAt(registry, '/user/12/edit')).toBeUndefined()
  })
})

describe('the current entry', () => {
  it('is the longest address that the page lies at or below', () => {
    expect(currentOf(['/user', '/user/new', '/ad-network'], '/user/new')).toBe('/user/new')
    expect(currentOf(['/user', '/group'], '/user/12/edit')).toBe('/user')
    expect(currentOf(['/ad-network'], '/ad-network-type')).toBeUndefined()
  })
})

describe('a section', () => {
  it('is what named pages below one step have in common', () => {
    expect(isSameSection('/report/reportCandela', '/report/report05')).toBe(true)
    expect(isSameSection('/user/7', '/user/12')).toBe(false)
    expect(isSameSection('/ads', '/tag')).toBe(false)
  })
})
