import type { LiveEvent } from '@candela/shared-contract'
import { act, screen, within } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { useFrame } from './useFrame'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <p>A screen</p> }),
}))

const listeners = new Set<(event: LiveEvent) => void>()
jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual<object>('@candela/shared-auth'),
  onLiveEvent: (type: string, listener: (event: LiveEvent) => void) => {
    if (type === 'waiting') listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const tell = (counts: Record<string, number>) =>
  act(() => {
    for (const listener of listeners) listener({ type: 'waiting', counts })
  })

const said = (text: string) => ({ en: text, pt: text, es: text, it: text })
const registry = aRegistry(
  [
    anEntry({ path: '/dashboard', label: 'Dashboard', icon: 'gauge' }),
    anEntry({
      path: '/website',
      label: 'Websites',
      group: 'adNetworks',
      waiting: { what: 'websites', said: said('to approve') },
    }),
    anEntry({
      path: '/api-log',
      label: 'API logs',
      group: 'adNetworks',
      order: 1,
      waiting: { what: 'imports', said: said('failed imports') },
    }),
  ],
  [aRoute('/dashboard', 'Dashboard')],
)
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))
const group = /^Ad networks/

beforeEach(() => {
  localStorage.clear()
  useFrame.setState({ rail: false, unfolded: [], drawer: false, palette: false })
})

it('a folded group says what waits in all of it, and each entry its own once it is open', async () => {
  const { visitor } = await renderShell({ path: '/dashboard', user: aUser(['auth.session']), registry })
  const nav = await menu()
  expect(nav.getByRole('button', { name: group })).toHaveAccessibleName('Ad networks')
  tell({ websites: 7, imports: 100 })
  expect(nav.getByRole('button', { name: group })).toHaveAccessibleName(
    'Ad networks to approve: 7, failed imports: 99+',
  )
  expect(nav.getByRole('button', { name: group })).toHaveTextContent('99+')
  await visitor.click(nav.getByRole('button', { name: group }))
  expect(nav.getByRole('button', { name: group })).toHaveAccessibleName('Ad networks')
  expect(nav.getByRole('link', { name: 'Websites to approve: 7' })).toHaveTextContent('7')
  tell({ imports: 1 })
  expect(nav.getByRole('link', { name: 'Websites' })).toBeVisible()
  expect(nav.getByRole('link', { name: 'API logs failed imports: 1' })).toBeVisible()
})

it('is on the icons of the narrow menu as well', async () => {
  useFrame.setState({ rail: true })
  await renderShell({ path: '/dashboard', user: aUser(['auth.session']), registry })
  const nav = await menu()
  tell({ websites: 2 })
  expect(nav.getByRole('button', { name: 'Ad networks to approve: 2' })).toBeVisible()
})
