import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { destinationsOf } from './destinations'

const registry = aRegistry(
  [
    anEntry({ path: '/report', label: 'Reports', placement: 'header', hiddenFor: [200] }),
    anEntry({ path: '/report', label: 'Statement', group: 'reports' }),
    anEntry({ path: '/orders', label: 'Orders', group: 'adNetworks', hidden: true, anyOf: ['order.list'] }),
    anEntry({ path: '/locked', label: 'Locked', anyOf: ['group.list'] }),
  ],
  [aRoute('/report', 'Statement'), aRoute('/orders/new', 'New order', ['order.store']), aRoute('/orders/:id', 'Order')],
)
const labels = (...rights: Parameters<typeof aUser>[0]) =>
  destinationsOf(registry, aUser(['auth.session', ...rights], { id: 200 }), 'en_US').map(
    ({ label, section }) => `${section}: ${label}`,
  )

describe('destinations', () => {
  it('are the pages that the person may open, each once and under its menu name', () => {
    expect(labels()).toEqual(['Reports: Statement'])
  })

  it('are told once where a page has two addresses', () => {
    const twice = aRegistry([], [aRoute('/orders/new', 'New order'), aRoute('/order/new', 'New order')])
    const found = destinationsOf(twice, aUser(['auth.session']), 'en_US')
    expect(found.map(({ path }) => path)).toEqual(['/orders/new'])
  })

  it('include hidden entries and pages without an entry, for those who have the right', () => {
    expect(labels('order.list', 'order.store')).toEqual([
      'Reports: Statement',
      'Ad networks: Orders',
      'Sample: New order',
    ])
  })
})
