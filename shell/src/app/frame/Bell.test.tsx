import type { LiveEvent } from '@candela/shared-contract'
import { act, screen } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <p>A screen</p> }),
}))

const listeners = new Set<(event: LiveEvent) => void>()
jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual<object>('@candela/shared-auth'),
  onLiveEvent: (type: string, listener: (event: LiveEvent) => void) => {
    if (type === 'notifications') listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const tell = (unread: number) =>
  act(() => {
    for (const listener of listeners) listener({ type: 'notifications', unread, newest: 1 })
  })

test('the bell says how many are unread as soon as the server tells, and nothing where none are', async () => {
  const registry = aRegistry(
    [anEntry({ path: '/my-notifications', label: 'My notifications', placement: 'header', icon: 'bell' })],
    [aRoute('/dashboard', 'Dashboard')],
  )
  await renderShell({ path: '/dashboard', user: aUser(['auth.session']), registry })
  expect(await screen.findByRole('link', { name: 'My notifications' })).toHaveTextContent(/^$/)
  tell(3)
  expect(screen.getByRole('link', { name: 'My notifications: 3 unread' })).toHaveTextContent('3')
  tell(100)
  expect(screen.getByRole('link', { name: 'My notifications: 99+ unread' })).toHaveTextContent('99+')
  tell(0)
  expect(screen.getByRole('link', { name: 'My notifications' })).toHaveTextContent(/^$/)
})
