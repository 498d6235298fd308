import type { LiveEvent } from '@candela/shared-contract'
import { act, screen, waitFor } from '@testing-library/react'
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
    if (type === 'maintenance') listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const tell = (coming: Extract<LiveEvent, { type: 'maintenance' }>['coming']) =>
  act(() => {
    for (const listener of listeners) listener({ type: 'maintenance', now: false, coming })
  })

test('maintenance that is about to begin is said with its time and its message, until there is none', async () => {
  const registry = aRegistry([anEntry({ path: '/dashboard', label: 'Dashboard' })], [aRoute('/dashboard', 'Dashboard')])
  await renderShell({ path: '/dashboard', user: aUser(['auth.session']), registry })
  await screen.findByText('A screen')
  expect(screen.queryByText(/Maintenance starts/)).not.toBeInTheDocument()

  const from = new Date(2026, 10, 20, 14, 30).toISOString()
  tell({ from, until: null, message: 'New servers.' })
  const banner = await screen.findByText('Maintenance starts at 14:30. Save your work before. New servers.')
  expect(banner.closest('[role=status]')).toBeVisible()
  expect(screen.getByText('A screen')).toBeVisible()

  tell(null)
  await waitFor(() => expect(screen.queryByText(/Maintenance starts/)).not.toBeInTheDocument())
})
