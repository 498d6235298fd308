import { endSession, getSession, refreshSession } from '@candela/shared-auth'
import { act, screen, waitFor } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { goToSignIn } from './signInPage'

jest.mock('./signInPage', () => ({ goToSignIn: jest.fn() }))
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <h1>A screen</h1> }),
}))

const registry = aRegistry(
  [anEntry({ path: '/account', label: 'Accounts', group: 'publishers', anyOf: ['account.list'] })],
  [aRoute('/account', 'Accounts', ['account.list']), aRoute('/group', 'Access groups', ['group.list', 'group.get'])],
)
const person = aUser(['account.list'])
const locationOf = ({ router }: Awaited<ReturnType<typeof renderShell>>) => router.state.location.pathname

beforeEach(() => jest.mocked(goToSignIn).mockClear())

describe('the start page', () => {
  it('leads to the first page that the person may open', async () => {
    const shell = await renderShell({ path: '/', user: person, registry })
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeVisible()
    expect(locationOf(shell)).toBe('/account')
  })

  it('says so when nothing opens', async () => {
    await renderShell({ path: '/', user: aUser([]), registry })
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to open yet' })).toBeVisible()
    expect(screen.getByText(/Talk to your admin/)).toBeVisible()
    expect(document.title).toBe('Nothing to open yet · Candela')
  })
})

describe('error pages', () => {
  it.each([
    ['error-v1', 'Page not found'],
    ['error-v2', 'Something went wrong'],
    ['error-v3', 'Page not found'],
    ['error-v4', 'Something went wrong'],
    ['error-v5', 'No access'],
    ['error-v6', 'We could not find this page'],
  ])('%s needs no session and no call', async (variant, title) => {
    const request = jest.spyOn(globalThis, 'fetch')
    await renderShell({ path: `/error/${variant}`, user: null, registry })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(request).not.toHaveBeenCalled()
    expect(goToSignIn).not.toHaveBeenCalled()
  })

  it('stand inside the frame for a signed-in person', async () => {
    await renderShell({ path: '/error/error-v2', user: person, registry })
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible()
  })

  it('the fifth says the sentence for missing permission and names the right', async () => {
    await renderShell({ path: '/error/error-v5?right=group.list&right=%3Cb%3E', user: person, registry })
    expect(
      await screen.findByText('You do not have the necessary permission to access this page. Talk to your admin.'),
    ).toBeVisible()
    expect(screen.getByText('group.list')).toBeVisible()
    expect(screen.queryByText(/<b>/)).not.toBeInTheDocument()
  })

  it.each([
    ['/error', '/error/error-v1'],
    ['/error/unknown', '/error/error-v6'],
    ['/error/error-v1/deeper', '/error/error-v6'],
    ['/nowhere', '/error/error-v6'],
    ['/oauth/unknown', '/error/error-v6'],
  ])('%s leads to %s', async (path, target) => {
    const shell = await renderShell({ path, user: person, registry })
    await waitFor(() => expect(locationOf(shell)).toBe(target))
  })
})

describe('a page without the right', () => {
  it('shows the sentence inside the frame, what is missing and the way out', async () => {
    await renderShell({ path: '/group', user: person, registry })
    expect(await screen.findByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible()
    expect(
      screen.getByText('You do not have the necessary permission to access this page. Talk to your admin.'),
    ).toBeVisible()
    expect(screen.getByText('group.list')).toBeVisible()
    expect(screen.getByText('group.get')).toBeVisible()
    expect(screen.getByText('Publishers', { selector: 'dd' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to start page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
})

describe('without a session', () => {
  it.each(['/', '/account', '/nowhere', '/oauth/unknown'])('%s leads to the sign-in page', async path => {
    await renderShell({ path, user: null, registry })
    await waitFor(() => expect(goToSignIn).toHaveBeenCalled())
  })

  it('/oauth/success is open to everybody', async () => {
    await renderShell({ path: '/oauth/success', user: null, registry })
    expect(await screen.findByRole('heading', { level: 1, name: 'Connected' })).toBeVisible()
    expect(goToSignIn).not.toHaveBeenCalled()
  })

  it('a session that ends while somebody works leads there too', async () => {
    await renderShell({ path: '/account', user: person, registry })
    await screen.findByRole('heading', { name: 'A screen' })
    act(() => endSession())
    await waitFor(() => expect(goToSignIn).toHaveBeenCalled())
  })
})

describe('/logout', () => {
  it('ends the session here and on the server', async () => {
    const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
    await renderShell({ path: '/logout', user: person, registry })
    await waitFor(() => expect(goToSignIn).toHaveBeenCalled())
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringContaining('/auth/logout') }), {})
    expect(getSession().user).toBeNull()
  })
})

describe('maintenance', () => {
  it('tells its news, in the language that is chosen there, and lets people leave', async () => {
    const maintenance = { message: 'Back at noon', until: null }
    jest.spyOn(globalThis, 'fetch').mockImplementation(async input => {
      const isSession = (input as Request).url.endsWith('/auth/session')
      return isSession ? Response.json({ user: person, remotes: {}, maintenance }) : new Response(null, { status: 500 })
    })
    const { visitor, router } = await renderShell({ path: '/account', user: person, registry })
    await screen.findByRole('heading', { name: 'A screen' })
    await act(() => refreshSession())
    expect(await screen.findByText('Back at noon')).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await visitor.click(screen.getByRole('button', { name: 'Language: English' }))
    await visitor.click(screen.getByRole('menuitemradio', { name: 'Português' }))
    expect(await screen.findByRole('heading', { level: 1, name: /manutenção/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/logout')
    await act(() => router.navigate('/logout'))
    await waitFor(() => expect(goToSignIn).toHaveBeenCalled())
    expect(getSession().user).toBeNull()
  })

  it('is a calm page without the frame', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      async () =>
        new Response(JSON.stringify({ message: '', code: 'maintenance', errors: [], requestId: 'r' }), {
          status: 503,
        }),
    )
    await renderShell({ path: '/account', user: person, registry })
    await screen.findByRole('heading', { name: 'A screen' })
    await act(() => refreshSession().catch(() => undefined))
    expect(await screen.findByRole('heading', { level: 1, name: 'System under maintenance' })).toBeVisible()
    expect(screen.getByText('Come back later.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
