import type { PublicRegistry } from '@candela/shared-contract'
import { Page } from '@candela/shared-ui'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { act, screen } from '@testing-library/react'
import { aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { TIME_LIMIT_MS } from './loadScreen'

jest.mock('@module-federation/enhanced/runtime', () => ({ registerRemotes: jest.fn(), loadRemote: jest.fn() }))

const load = jest.mocked(loadRemote)
const Screen = () => <Page title="Performance">Figures</Page>

let broken = false

const Fragile = () => {
  if (broken) throw new Error('no such figure')
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
  name: registry.remotes[0]?.name,
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

beforeEach(() => {
  jest.mocked(registerRemotes).mockClear()
  load.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => jest.useRealTimers())

describe('a screen of a remote', () => {
  it('is fetched when its route is visited, from the registered address', async () => {
    load.mockResolvedValue({ default: Screen })
    const { name } = await show()
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
    expect(load).toHaveBeenCalledWith(`${name}/Screen`)
    expect(registerRemotes).toHaveBeenCalledWith(
      [{ name, entry: '/remotes/candela_sample/0.1.0-c0ffee00/mf-manifest.json' }],
      { force: false },
    )
  })

  it('keeps its title and offers the way out when it does not load; trying again asks anew', async () => {
    load.mockRejectedValueOnce(new Error('manifest 404')).mockResolvedValueOnce({ default: Screen })
    const { visitor, name } = await show()
    const failed = await heading('This section did not load')
    expect(failed).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible()
    expect(screen.getByText('manifest 404')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('Retrying in 12 s')
    expect(screen.getByRole('contentinfo')).toBeVisible()

    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Performance' })).toHaveFocus()
    expect(registerRemotes).toHaveBeenLastCalledWith([expect.objectContaining({ name })], { force: true })
  })

  it('says the failure again, with the attempts counted, when the second one fails too', async () => {
    load.mockRejectedValue(new Error('still down'))
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

  it('that the remote does not offer is a failure and no blank page', async () => {
    load.mockResolvedValue({})
    await show()
    expect(await heading('This section did not load')).toBeVisible()
    expect(screen.getByText('./Screen offers no screen')).toBeVisible()
  })

  it('takes only its own place down when it crashes, and can be tried again', async () => {
    broken = true
    load.mockResolvedValue({ default: Fragile })
    const { visitor } = await show()
    expect(await heading('This section stopped working')).toBeVisible()
    expect(screen.getByText('no such figure')).toBeVisible()
    broken = false
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Performance' })).toBeVisible()
  })

  it('that takes long is said to be on its way, and given up at the limit', async () => {
    jest.useFakeTimers()
    load.mockReturnValue(new Promise(() => undefined))
    await show()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(screen.getByText('Still loading Sample…')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(TIME_LIMIT_MS))
    expect(screen.getByText('no answer within 10 s')).toBeVisible()
  })

  it('is tried again by itself after a while', async () => {
    jest.useFakeTimers()
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: Screen })
    await show()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('heading', { name: 'This section did not load' })).toBeVisible()
    for (let second = 0; second < 12; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('heading', { name: 'Performance' })).toBeVisible()
  })
})
