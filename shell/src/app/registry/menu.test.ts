import { headerOf, sidebarOf } from '@candela/shared-contract'
import { anEntry, aRegistry, aUser } from '../testing/fixtures'
import { readerOf } from './reader'

const labelsOf = (groups: ReturnType<typeof sidebarOf>) =>
  Object.fromEntries(groups.map(({ group, items }) => [group, items.map(({ label }) => label)]))

describe('the sidebar', () => {
  const registry = aRegistry([
    anEntry({ path: '/user', label: 'Users', group: 'publishers', order: 2, anyOf: ['user.list'] }),
    anEntry({ path: '/account', label: 'Accounts', group: 'publishers', order: 1, anyOf: ['account.list'] }),
    anEntry({ path: '/dashboard', label: 'Dashboard', anyOf: ['dashboard.charts', 'dashboard.totalizers'] }),
    anEntry({ path: '/orders', label: 'Orders', group: 'adNetworks', anyOf: ['order.list'], hidden: true }),
    anEntry({ path: '/nobody', label: 'Nobody', anyOf: [] }),
  ])

  it('lists what any of the rights opens, in the order of groups and entries', () => {
    const user = aUser(['user.list', 'account.list', 'dashboard.totalizers'])
    expect(labelsOf(sidebarOf(registry, readerOf(user), 'en_US'))).toEqual({
      main: ['Dashboard'],
      publishers: ['Accounts', 'Users'],
    })
  })

  it('leaves out entries without the right, and groups that are empty then', () => {
    expect(labelsOf(sidebarOf(registry, readerOf(aUser(['dashboard.charts'])), 'en_US'))).toEqual({
      main: ['Dashboard'],
    })
  })

  it('is empty for a group without rights and for a person without a group', () => {
    expect(sidebarOf(registry, readerOf(aUser([])), 'en_US')).toEqual([])
    expect(sidebarOf(registry, readerOf(aUser(['user.list'], { group: null })), 'en_US')).toEqual([])
  })

  it('never lists hidden entries', () => {
    expect(sidebarOf(registry, readerOf(aUser(['order.list'])), 'en_US')).toEqual([])
  })

  it('speaks the language of the reader', () => {
    expect(labelsOf(sidebarOf(registry, readerOf(aUser(['user.list'])), 'it_IT'))).toEqual({
      publishers: ['Users (it)'],
    })
  })
})

describe('the header', () => {
  const registry = aRegistry([
    anEntry({ path: '/report', label: 'Reports', placement: 'header', hiddenFor: [198, 200, 201] }),
    anEntry({ path: '/report', label: 'Statement', group: 'reports' }),
    anEntry({ path: '/user/:me', label: 'My account', placement: 'header', order: 1 }),
  ])
  const labels = (id: number) =>
    headerOf(registry, readerOf(aUser(['auth.session'], { id })), 'en_US').map(({ label }) => label)

  it('hides a link from the people that its entry names, and keeps their menu entry', () => {
    expect(labels(7)).toEqual(['Reports', 'My account'])
    expect(labels(200)).toEqual(['My account'])
    expect(labelsOf(sidebarOf(registry, readerOf(aUser(['auth.session'], { id: 200 })), 'en_US'))).toEqual({
      reports: ['Statement'],
    })
  })

  it('leads to the own record where the address asks for it', () => {
    const links = headerOf(registry, readerOf(aUser(['auth.session'], { id: 42 })), 'en_US')
    expect(links.map(({ path }) => path)).toContain('/user/42')
  })
})
