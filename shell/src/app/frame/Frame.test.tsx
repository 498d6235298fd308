import { Page } from '@candela/shared-ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { makeNarrow, renderShell } from '../testing/renderShell'
import { readMenu } from './storedMenu'
import { useFrame } from './useFrame'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <Page title="A screen">Content</Page> }),
}))

const registry = aRegistry(
  [
    anEntry({ path: '/dashboard', label: 'Dashboard', icon: 'gauge' }),
    anEntry({ path: '/account', label: 'Accounts', group: 'publishers', anyOf: ['account.list'] }),
    anEntry({ path: '/user', label: 'Users', group: 'publishers', order: 1, anyOf: ['user.list'] }),
    anEntry({ path: '/report', label: 'Statement', group: 'reports', anyOf: ['candelaReport.list'] }),
    anEntry({
      path: '/report',
      label: 'Reports',
      placement: 'header',
      anyOf: ['candelaReport.list'],
      hiddenFor: [200],
    }),
    anEntry({ path: '/my-notifications', label: 'My notifications', placement: 'header', icon: 'bell' }),
  ],
  [
    aRoute('/dashboard', 'Dashboard'),
    aRoute('/account', 'Accounts'),
    aRoute('/user', 'Users'),
    aRoute('/report', 'Statement'),
  ],
)
const everything = aUser(['auth.session', 'account.list', 'user.list', 'candelaReport.list'])

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })
const group = (name: string) => screen.findByRole('button', { name, expanded: undefined })

beforeEach(() => {
  localStorage.clear()
  useFrame.setState({ rail: false, unfolded: [], drawer: false, palette: false })
})

describe('the menu', () => {
  it('shows what the rights open and nothing of the rest', async () => {
    await renderShell({ path: '/dashboard', user: aUser(['auth.session', 'account.list']), registry })
    const nav = within(await menu())
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('button', { name: 'Publishers' })).toBeVisible()
    expect(nav.queryByRole('button', { name: 'Reports' })).not.toBeInTheDocument()
    expect(nav.queryByText('Users')).not.toBeInTheDocument()
  })

  it('hides a header link from the people it names and keeps their menu entry', async () => {
    const { visitor } = await renderShell({ path: '/dashboard', user: { ...everything, id: 200 }, registry })
    await visitor.click(within(await menu()).getByRole('button', { name: 'Reports' }))
    expect(within(await menu()).getByRole('link', { name: 'Statement' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument()
  })

  it('shows that link to everybody else', async () => {
    await renderShell({ path: '/dashboard', user: everything, registry })
    const shortcuts = await screen.findByRole('navigation', { name: 'Shortcuts' })
    expect(within(shortcuts).getByRole('link', { name: 'Reports' })).not.toHaveAttribute('aria-current')
  })

  it('places entries with a bell at the right of the header', async () => {
    await renderShell({ path: '/dashboard', user: everything, registry })
    expect(await screen.findByRole('link', { name: 'My notifications' })).toHaveAttribute('href', '/my-notifications')
  })

  it('folds groups, and a reload finds them as they were', async () => {
    const first = await renderShell({ path: '/dashboard', user: everything, registry })
    const publishers = await group('Publishers')
    expect(publishers).toHaveAttribute('aria-expanded', 'false')
    await first.visitor.click(publishers)
    expect(screen.getByRole('link', { name: 'Accounts' })).toBeVisible()
    first.unmount()

    useFrame.setState({ ...readMenu() })
    const second = await renderShell({ path: '/dashboard', user: everything, registry })
    expect(await group('Publishers')).toHaveAttribute('aria-expanded', 'true')
    await second.visitor.click(await group('Publishers'))
    expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument()
    expect(readMenu().unfolded).toEqual([])
  })

  it('unfolds the group that somebody arrives in', async () => {
    await renderShell({ path: '/user', user: everything, registry })
    expect(await screen.findByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
    expect(await group('Publishers')).toHaveAttribute('aria-expanded', 'true')
    expect(await group('Reports')).toHaveAttribute('aria-expanded', 'false')
  })

  it('becomes a strip of icons whose groups fly out on focus', async () => {
    const { visitor } = await renderShell({ path: '/dashboard', user: everything, registry })
    await visitor.click(await screen.findByRole('button', { name: 'Menu' }))
    expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument()
    const publishers = within(await menu()).getByRole('button', { name: 'Publishers' })
    act(() => publishers.focus())
    expect(await screen.findByRole('link', { name: 'Accounts' })).toBeVisible()
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument()
  })

  it('stays when a link is followed on a wide screen', async () => {
    const { visitor, router } = await renderShell({ path: '/user', user: everything, registry })
    await visitor.click(await screen.findByRole('link', { name: 'Accounts' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(await menu()).toBeVisible()
  })
})

describe('on narrow screens', () => {
  beforeEach(makeNarrow)

  const openDrawer = async (visitor: Awaited<ReturnType<typeof renderShell>>['visitor']) => {
    await visitor.click(await screen.findByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }

  it('the menu lies over the page, takes the focus and closes by Escape', async () => {
    const { visitor } = await renderShell({ path: '/dashboard', user: everything, registry })
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()

    await openDrawer(visitor)
    expect(screen.getByRole('dialog')).toHaveFocus()
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('following a link closes the menu', async () => {
    const { visitor, router } = await renderShell({ path: '/dashboard', user: everything, registry })
    const drawer = await openDrawer(visitor)
    await visitor.click(drawer.getByRole('button', { name: 'Publishers' }))
    await visitor.click(drawer.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('links of the header that the menu does not list are in it as well', async () => {
    const { visitor } = await renderShell({
      path: '/dashboard',
      user: everything,
      registry: aRegistry(
        [
          ...(registry.remotes[0]?.declaration.nav ?? []),
          anEntry({ path: '/user/:me', label: 'My account', placement: 'header' }),
        ],
        registry.remotes[0]?.declaration.routes,
      ),
    })
    const drawer = await openDrawer(visitor)
    expect(drawer.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/user/7')
    expect(drawer.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(1)
  })
})

describe('arriving on a page', () => {
  it('moves the focus to its title and says it', async () => {
    const { visitor } = await renderShell({ path: '/user', user: everything, registry })
    await visitor.click(await screen.findByRole('link', { name: 'Accounts' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A screen' })).toHaveFocus())
    expect(screen.getByText('A screen · Candela')).toHaveAttribute('role', 'status')
  })
})
