import { containerOf, type PublicRegistry } from '@candela/shared-contract'
import { Page } from '@candela/shared-ui'
import { useNavigate } from '@candela/shared-ui/router'
import { defineMessages } from '@candela/shared-ui/runtime'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { act, screen, waitFor } from '@testing-library/react'
import { aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { HICCUP_MS, TIME_LIMIT_MS } from './loadScreen'
import { SLOW_MS } from './screens'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
  loadRemote: jest.fn(),
}))

const load = jest.mocked(loadRemote)
const Screen = () => <Page title="Performance">Figures</Page>
const unreachable = new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')

let broken: Error | null = null

const Fragile = () => {
  if (broken) throw broken
  return <Screen />
}

let count = 0

/** Each test has a remote of its own: what happened to one is remembered for as long as the page lives. */
const aRemote = (host = '^1.0.0'): PublicRegistry => {
  const registry = aRegistry([], [aRoute('/report', 'Reports')], host)
  count += 1
  const name = `candela_sample${'x'.repeat(count)}`
  return { ...registry, remotes: registry.remotes.map(remote => ({ ...remote, name })) }
}

const show = async (registry = aRemote()) => ({
  ...(await renderShell({ path: '/report', user: aUser(['auth.session']), registry })),
  name: containerOf(registry.remotes[0] ?? { name: '', version: '' }),
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** One attempt asks twice before it fails. */
const failOnce = (error: Error = unreachable) => load.mockRejectedValueOnce(error).mockRejectedValueOnce(error)

beforeEach(() => {
  jest.mocked(registerRemotes).mockClear()
  load.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
})

afterEach(() => jest.useRealTimers())

describe('a screen of a remote', () => {
  it('is fetched when its route is visited, from the entry of its version', async () => {
    load.mockResolvedValue({ default: Screen })
    const { name } = await show()
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
    expect(load).toHaveBeenCalledWith(`${name}/Screen`)
    expect(registerRemotes).toHaveBeenCalledWith([
      { name, entry: 'http://localhost/remotes/candela_sample/0.1.0-c0ffee00/remoteEntry.js' },
    ])
  })

  it('is not drawn again while the way to another page begins', async () => {
    const drawn = jest.fn(() => {
      // As every screen with a link or a list asks where it stands.
      useNavigate()
      return <Screen />
    })
    load.mockResolvedValueOnce({ default: drawn }).mockReturnValue(new Promise(() => undefined))
    const registry = aRemote()
    registry.remotes[0]?.declaration.routes.push({ ...aRoute('/other', 'Others'), module: './Other' })
    const { router } = await show(registry)
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
    const before = drawn.mock.calls.length
    act(() => void router.navigate('/other'))
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
    expect(drawn).toHaveBeenCalledTimes(before)
    expect(await screen.findByRole('heading', { level: 1, name: 'Others' })).toBeVisible()
  })

  it('that stumbles once is fetched without anybody noticing', async () => {
    load.mockRejectedValueOnce(unreachable).mockResolvedValueOnce({ default: Screen })
    await show()
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it('keeps its title and offers the way out when it does not load; trying again asks anew', async () => {
    failOnce().mockResolvedValueOnce({ default: Screen })
    const { visitor } = await show()
    const failed = await heading('This section did not load')
    expect(failed).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible()
    expect(screen.getByText('Failed to load script resources. #RUNTIME-008')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('Retrying in 12 s')
    expect(screen.getByRole('contentinfo')).toBeVisible()

    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Performance' })).toHaveFocus()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('says the failure again, with the attempts counted, when the second one fails too', async () => {
    load.mockRejectedValue(unreachable)
    const { visitor } = await show()
    await heading('This section did not load')
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Retrying in 24 s')).toBeVisible()
    expect(screen.getByText('2', { selector: 'dd' })).toBeVisible()
  })

  it('is not loaded when it was made for a newer shell', async () => {
    await show(aRemote('^2.0.0'))
    expect(await heading('This section needs a newer Candela')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
  })

  it('that needs a library which this shell has in an older version says so as well', async () => {
    load.mockRejectedValue(new Error('Version 19.3.1 of react does not satisfy the requirement (^20.0.0)'))
    await show()
    expect(await heading('This section needs a newer Candela')).toBeVisible()
  })

  it('that the remote does not offer is a failure and no blank page', async () => {
    load.mockResolvedValue({})
    await show()
    expect(await heading('This section did not load')).toBeVisible()
    expect(screen.getByText('./Screen offers no screen')).toBeVisible()
  })

  it('whose code throws while it is loaded has stopped working, and can be tried again', async () => {
    load.mockRejectedValueOnce(new Error('no such table')).mockResolvedValueOnce({ default: Screen })
    const { visitor } = await show()
    expect(await heading('This section stopped working')).toBeVisible()
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it.each([
    ['that crashes', new Error('no such figure'), 'This section stopped working'],
    ['with a part that is not to be had', new Error('Loading chunk 12 failed.'), 'This section did not load'],
  ])('%s takes only its own place down, and can be tried again', async (_, error, title) => {
    broken = error
    load.mockResolvedValue({ default: Fragile })
    const { visitor } = await show()
    expect(await heading(title)).toBeVisible()
    expect(screen.getByText(error.message)).toBeVisible()
    broken = null
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it('that takes long is said to be on its way, and given up at the limit', async () => {
    jest.useFakeTimers()
    load.mockReturnValue(new Promise(() => undefined))
    await show()
    await pass(200)
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await pass(SLOW_MS)
    expect(screen.getByRole('heading', { name: 'Sample is still loading…' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible()
    await pass(TIME_LIMIT_MS)
    expect(screen.getByText('no answer within 10 s')).toBeVisible()
  })

  it('that takes long can be asked for again at once', async () => {
    jest.useFakeTimers()
    load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce({ default: Screen })
    await show()
    await pass(200 + SLOW_MS)
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await pass(200)
    expect(screen.getByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it('is tried again by itself after a while', async () => {
    jest.useFakeTimers()
    failOnce().mockResolvedValueOnce({ default: Screen })
    await show()
    await pass(200 + HICCUP_MS)
    expect(screen.getByRole('heading', { name: 'This section did not load' })).toBeVisible()
    for (let second = 0; second < 13; second += 1) await pass(1000)
    expect(screen.getByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it('shows itself when its own texts are there', async () => {
    let arrive = (_: { default: { title: string } }): void => undefined
    load.mockImplementation(async () => {
      const texts = defineMessages(
        'late',
        { title: 'Late' },
        {
          pt: { title: 'Atrasado' },
          es: { title: 'Tarde' },
          it: () => new Promise(resolve => (arrive = resolve)),
        },
      )
      return { default: () => <Page title={texts.useT()('title')} /> }
    })
    const registry = aRemote()
    await renderShell({
      path: '/report',
      user: aUser(['auth.session'], { usr_locale: 'it_IT' }),
      registry,
      locale: 'it_IT',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports (it)' })).toBeVisible()
    await act(async () => arrive({ default: { title: 'Tardi' } }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tardi' })).toBeVisible()
  })
})

describe('the menu', () => {
  it('marks the entries of a remote whose screen does not load, until it does', async () => {
    failOnce().mockResolvedValueOnce({ default: Screen })
    const registry = aRemote()
    const [remote] = registry.remotes
    if (remote)
      remote.declaration.nav.push({
        key: 'report',
        label: { en: 'Reports', pt: 'Reports', es: 'Reports', it: 'Reports' },
        path: '/report',
        placement: 'sidebar',
        group: 'main',
        order: 1,
        anyOf: ['auth.session'],
      })
    const { visitor } = await show(registry)
    await heading('This section did not load')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await waitFor(() => expect(menu).toHaveTextContent('not available at the moment'))
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Performance' })
    expect(menu).not.toHaveTextContent('not available at the moment')
  })
})
